import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that Vite has to process: files, virtual modules, and Astro, which imports virtual modules. */
const bundled = /^(?:[./\0]|[\w-]+:|(?:astro|@astrojs|trellis-docs)(?:\/|$))/;
const isScript = /\/node_modules\/.+\.[cm]?js$/;

/**
 * Loads packages from where they are installed. If they were bundled, every build would read and write all of their files, including 8 MB of grammars
 * for code. Importing them by name would fail, because the bundle runs from the documentation folder.
 */
export function unbundledPlugin(): Plugin {
  return {
    name: 'trellis:unbundled',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    async resolveId(source, importer, options) {
      if (bundled.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && isScript.test(found.id.replaceAll('\\', '/'))
        ? { id: pathToFileURL(found.id).href, external: 'absolute' }
        : undefined;
    },
  };
}
