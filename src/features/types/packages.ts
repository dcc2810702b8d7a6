import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { packageRoot } from '../../shared/packageRoot.js';
import { textAt } from '../../shared/textAt.js';

export interface TypePackages {
  /** Absolute paths of the modules to load. */
  twoslash: string;
  typescript: string;
  /** Changes with the version of either package. */
  version: string;
}

/** TypeScript 7 has another API, which Twoslash does not support. */
const latestMajor = 6;
/** Command that installs supported versions. */
export const installation = `npm install --save-dev twoslash typescript@${latestMajor}`;

const manifestSchema = z.object({ name: z.string(), version: z.string() });

function versionOf(module: string, name: string): string | undefined {
  for (let folder = path.dirname(module); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const text = textAt(path.join(folder, 'package.json'));
    const manifest = text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text));
    if (manifest?.data?.name === name) return manifest.data.version;
  }
  return undefined;
}

interface Found {
  file: string;
  version: string;
}

function find(module: string, name: string, folder: string): Found | undefined {
  try {
    const file = createRequire(path.join(folder, 'package.json')).resolve(module);
    const version = versionOf(file, name);
    return version === undefined ? undefined : { file, version };
  } catch {
    // The package is missing or incomplete.
    return undefined;
  }
}

/**
 * Finds Twoslash and TypeScript, installed with the documentation or with Trellis.
 *
 * @param folder folder of the documentation. Packages installed there are code that runs, so they are not used for an untrusted folder.
 * @returns the packages, or why there are none.
 */
export function findTypePackages(folder: string, isUntrusted: boolean): TypePackages | { lack: string } {
  const folders = isUntrusted ? [packageRoot] : [folder, packageRoot];
  const ofAll = (module: string, name: string): Found[] => folders.flatMap((each) => find(module, name, each) ?? []);
  const [twoslash] = ofAll('twoslash/core', 'twoslash');
  const compilers = ofAll('typescript', 'typescript');
  const typescript = compilers.find(({ version }) => Number.parseInt(version, 10) <= latestMajor);
  if (twoslash && typescript)
    return {
      twoslash: twoslash.file,
      typescript: typescript.file,
      version: `${twoslash.version} ${typescript.version}`,
    };
  const [other] = compilers;
  if (twoslash && other) return { lack: `Twoslash cannot use TypeScript ${other.version}` };
  const missing = [...(twoslash ? [] : ['`twoslash`']), ...(other ? [] : ['`typescript`'])];
  return { lack: `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed` };
}
