import type { Plugin } from 'vite';

/** Modules of Astro's toolbar, as Astro names them to Vite. */
const toolbar = /(?:^astro\/runtime\/client\/dev-toolbar\/|^astro > (?:html-escaper|aria-query|axobject-query)$)/;

/**
 * Keeps Vite from bundling Astro's toolbar, which our command line never shows. Astro requests it either way: before the first page of a server, and
 * in every first build.
 */
export function toolbarPlugin(): Plugin {
  return {
    name: 'trellis:toolbar',
    configResolved({ environments }) {
      for (const { optimizeDeps } of Object.values(environments)) {
        if (optimizeDeps.include) optimizeDeps.include = optimizeDeps.include.filter((name) => !toolbar.test(name));
      }
    },
  };
}
