import type { Plugin } from 'vite';
import { compression } from '../../shared/serve/compress.js';
import { addressGuard, hostGuard, strangersGuard } from '../../shared/serve/guards.js';

/**
 * Guards the development server of the command line, which nobody but the pages themselves reads, and compresses its answers.
 *
 * @param names that it answers under, beside those of this machine and addresses.
 */
export function guardsPlugin(names: readonly string[]): Plugin {
  return {
    name: 'trellis:guards',
    config: () => ({ server: { cors: false } }),
    configureServer: ({ middlewares }) => {
      const guards = [hostGuard(names), strangersGuard, addressGuard, compression];
      // Astro has registered its first middleware by now.
      return () => void middlewares.stack.unshift(...guards.map((handle) => ({ route: '', handle })));
    },
  };
}
