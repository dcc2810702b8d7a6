import type { Plugin } from 'vite';

/**
 * Removes Vite's helper for dynamic imports from the pages' scripts. The helper is larger than the modules it loads, and it preloads style sheets,
 * which none of our modules import.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'trellis:plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
