import type { Plugin } from 'vite';

/**
 * Notes the scripts of an Astro project that Astro may put into pages, where they are short enough: the policy of a page names those by
 * what they say.
 *
 * @param texts gets them before the first page is rendered.
 */
export function inlinedScriptsPlugin(texts: Set<string>): Plugin {
  return {
    name: 'trellis:inlined-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Astro takes them out of the bundle.
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.facadeModuleId !== null) texts.add(output.code.trim());
      },
    },
  };
}
