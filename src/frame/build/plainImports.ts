import type { Plugin } from 'vite';

/**
 * Keeps Vite from wrapping dynamic imports in the pages' scripts. Its helper is larger than the modules it loads, and preloads style sheets
 * that our modules do not import.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'trellis:plain-imports',
    apply: 'build',
    configResolved: ({ plugins }) => {
      for (const plugin of plugins)
        if (plugin.name === 'native:import-analysis-build') plugin.applyToEnvironment = () => false;
    },
  };
}
