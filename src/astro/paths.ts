import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder with a package.json: this module lies deeper in the package when it is compiled. */
function packageAbove(folder: string): string {
  const above = path.dirname(folder);
  return above === folder || existsSync(path.join(folder, 'package.json')) ? folder : packageAbove(above);
}

/** Folder of the Trellis package. */
export const packageRoot = `${packageAbove(path.dirname(fileURLToPath(import.meta.url)))}${path.sep}`;

/** Folder with what the package brings compiled and bundled. */
export const library = path.join(packageRoot, 'lib');

/** Absolute path of a route's entry point. */
export function entrypoint(name: string): string {
  return path.join(packageRoot, 'src/routes', name);
}

/** The module that every page loads while an author works. */
export const developmentClient = `${packageRoot}src/client/development/development.ts`;

/** Where results worth keeping between builds of a documentation folder lie. */
export function cacheFolder(project: string): string {
  return path.join(project, '.trellis');
}

/** Makes the cache folder of a documentation folder, out of sight of version control. */
export function makeCacheFolder(project: string): string {
  const folder = cacheFolder(project);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '.gitignore'), '*\n');
  return folder;
}

/** True when `file` is `folder` or lies in it. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}
