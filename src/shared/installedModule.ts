import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { textAt } from './textAt.js';

/** A module of a package that is installed for a folder. */
export interface InstalledModule {
  /** Absolute path. */
  file: string;
  /** Version of the package. */
  version: string;
}

const manifestSchema = z.object({ name: z.string(), version: z.string() });

function versionOf(module: string, name: string): string | undefined {
  for (let folder = path.dirname(module); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const text = textAt(path.join(folder, 'package.json'));
    const manifest = text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text));
    if (manifest?.data?.name === name) return manifest.data.version;
  }
  return undefined;
}

/**
 * Finds a module as Node would for a file in each of several folders. Packages that are missing or incomplete are left out.
 *
 * @param module what an import would name, such as `twoslash/core`.
 * @param name name of its package.
 */
export function findModules(module: string, name: string, folders: readonly string[]): InstalledModule[] {
  return folders.flatMap((folder) => findModule(module, name, folder) ?? []);
}

/** True if a package is where Node looks for it. With Plug'n'Play, which has no such folders, this is not known. */
export function isInstalled(name: string, folder: string): boolean {
  if (process.versions['pnp'] !== undefined) return true;
  const places = createRequire(path.join(folder, 'package.json')).resolve.paths(name) ?? [];
  return places.some((each) => existsSync(path.join(each, name)));
}

function findModule(module: string, name: string, folder: string): InstalledModule | undefined {
  // Node would never find a package again that it has not found once, and `dev` may run while it is installed.
  if (!isInstalled(name, folder)) return undefined;
  try {
    const file = createRequire(path.join(folder, 'package.json')).resolve(module);
    const version = versionOf(file, name);
    return version === undefined ? undefined : { file, version };
  } catch {
    return undefined;
  }
}
