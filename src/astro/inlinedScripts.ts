import type { Plugin } from 'vite';

/**
 * Records the scripts of an Astro project that are short enough for Astro to inline them, because a page's policy allows inline scripts by their
 * contents.
 *
 * @param texts receives the scripts before the first page is rendered.
 */
export function inlinedScriptsPlugin(texts: Set<string>): Plugin {
  return {
    name: 'trellis:inlined-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Astro removes them from the bundle.
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.facadeModuleId !== null) texts.add(output.code.trim());
      },
    },
  };
}
