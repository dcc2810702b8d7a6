import type { Plugin } from 'vite';
import type { Rendering } from '../render/rendering.js';

const key = Symbol.for('trellis.rendering');
const id = 'virtual:trellis';
const resolved = `\0${id}`;

type Global = typeof globalThis & { [key]?: Rendering };

/** Makes a rendering the one that routes see. Routes are bundled apart from the integration, hence the global. */
export function publish(rendering: Rendering): void {
  (globalThis as Global)[key] = rendering;
}

/**
 * The module through which routes reach the rendering. Its text never changes: the incremental build hashes modules, and data
 * inside one would render every page anew.
 */
export function bridgePlugin(): Plugin {
  return {
    name: 'trellis:bridge',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) =>
      source === resolved ? `export const rendering = () => globalThis[Symbol.for('trellis.rendering')];` : undefined,
  };
}
