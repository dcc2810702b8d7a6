import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../shared/packageRoot.js';

const source = readFileSync(path.join(packageRoot, 'src/theme/styles/constants.css'), 'utf8');
const values = new Map(
  Array.from(source.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
);

/** Replaces the constants in a style sheet with their values. */
export function inlineConstants(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use);
}
