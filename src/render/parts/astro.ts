import { findModules } from '../../shared/installedModule.js';
import { packageRoot } from '../../shared/packageRoot.js';

/** The oldest version that bundles parts; package.json names it too. */
const oldest = '7.3.5';

/** An Astro that bundles parts. */
export interface Astro {
  /** Absolute path of its package.json. */
  manifest: string;
  version: string;
}

/** True for the oldest version or a later one with the same major number. */
function isSuitable(version: string): boolean {
  const [major] = oldest.split('.');
  return version.startsWith(`${major ?? ''}.`) && version.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}

/**
 * Finds the Astro that is installed with Trellis, as a package manager does for an Astro project, or with the documentation.
 *
 * @param own folder of Trellis.
 * @returns the package, or why there is none.
 */
export function findAstro(folder: string, own = packageRoot): Astro | { lack: string } {
  const all = findModules('astro/package.json', 'astro', [own, folder]);
  const astro = all.find(({ version }) => isSuitable(version));
  if (astro) return { manifest: astro.file, version: astro.version };
  const [other] = all;
  return {
    lack: other
      ? `Astro ${other.version} is installed, and ${oldest} or a later 7 is needed`
      : 'Astro is not installed',
  };
}

/**
 * Finds the integration with which parts can import MDX.
 *
 * @returns absolute path of its module; undefined if it is not installed.
 */
export function findMdx(folder: string, own = packageRoot): string | undefined {
  const [mdx] = findModules('@astrojs/mdx', '@astrojs/mdx', [own, folder]);
  return mdx?.file;
}
