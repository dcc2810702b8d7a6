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

function findModule(module: string, name: string, folder: string): InstalledModule | undefined {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  // Node would never find a package again that it has not found once, and `dev` may run while it is installed. With Plug'n'Play, there are no folders.
  const isAbsent = (): boolean => resolve.paths(name)?.some((each) => existsSync(path.join(each, name))) === false;
  if (process.versions['pnp'] === undefined && isAbsent()) return undefined;
  try {
    const file = resolve(module);
    const version = versionOf(file, name);
    return version === undefined ? undefined : { file, version };
  } catch {
    return undefined;
  }
}
