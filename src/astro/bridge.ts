import type { Plugin } from 'vite';
import type { Rendering } from '../render/rendering.js';

const key = Symbol.for('trellis.rendering');
const id = 'virtual:trellis';
const resolved = `\0${id}`;

type Global = typeof globalThis & { [key]?: () => Rendering };

/**
 * The module through which routes ask for what is rendered now. They are bundled apart from the integration, and the two share nothing but
 * the process: hence the global. The text of the module never changes: the incremental build hashes modules, and data inside one would
 * render every page anew.
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
