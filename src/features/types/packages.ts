import { findModules } from '../../shared/installedModule.js';
import { packageRoot } from '../../shared/packageRoot.js';

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

/**
 * Finds Twoslash and TypeScript, installed with the documentation or with Trellis.
 *
 * @param folder folder of the documentation. Packages installed there are code that runs, so they are not used for an untrusted folder.
 * @returns the packages, or why there are none.
 */
export function findTypePackages(folder: string, isUntrusted: boolean): TypePackages | { lack: string } {
  const folders = isUntrusted ? [packageRoot] : [folder, packageRoot];
  const [twoslash] = findModules('twoslash/core', 'twoslash', folders);
  const compilers = findModules('typescript', 'typescript', folders);
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
