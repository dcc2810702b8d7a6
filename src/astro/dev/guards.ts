import type { Plugin } from 'vite';
import { compression } from '../../shared/serve/compress.js';
import { addressGuard, hostGuard, strangersGuard } from '../../shared/serve/guards.js';

/**
 * Protects the command line's development server from other websites, and compresses its responses.
 *
 * @param names host names that it answers to, besides this machine's names and IP addresses.
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
