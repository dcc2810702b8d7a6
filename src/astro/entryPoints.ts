import path from 'node:path';
import { packageRoot } from '../shared/packageRoot.js';

/** Absolute path of a route's entry point. */
export function entrypoint(name: string): string {
  return path.join(packageRoot, 'src/astro/routes', name);
}

/** The module that every page loads in development. */
export const developmentClient = `${packageRoot}src/browser/development/development.ts`;
