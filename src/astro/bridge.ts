import type { Plugin } from 'vite';
import type { Rendering } from '../render/rendering.js';

const key = Symbol.for('trellis.rendering');
const id = 'virtual:trellis';
const resolved = `\0${id}`;

type Global = typeof globalThis & { [key]?: () => Rendering };

/**
 * The module through which routes get the current rendering. Routes are bundled apart from the integration and share only the process with it, hence
 * the global. The module's text never changes: the incremental build hashes modules, so data inside it would cause every page to be rendered again.
 */
export function bridgePlugin(current: () => Rendering): Plugin {
  return {
    name: 'trellis:bridge',
    configResolved: () => {
      (globalThis as Global)[key] = current;
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) =>
      source === resolved ? `export const rendering = () => globalThis[Symbol.for('trellis.rendering')]();` : undefined,
  };
}
