import type { Plugin } from 'vite';

/**
 * Takes Vite's helper for dynamic imports out of the pages' scripts: it is larger than what it is loaded with, and preloads style sheets,
 * which no module here imports.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'trellis:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
