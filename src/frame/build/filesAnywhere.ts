import type { Plugin } from 'vite';

/** Astro's plug-in that loads the scripts and styles of components as separate modules. */
const components = 'astro:build';

type Load = (this: unknown, id: string, ...rest: unknown[]) => unknown;

/**
 * Lets the frame use components outside of Astro's root: those of Trellis and those of an author. Astro 7 resolves their absolute paths
 * below the root unless they have Vite's form for files outside of it.
 *
 * @param folders absolute paths of the folders with components.
 */
export function filesAnywherePlugin(folders: readonly string[]): Plugin {
  const outside = folders.map((folder) => `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/`);
  const wrap = (load: Load): Load =>
    function (id, ...rest) {
      const isOutside = id.startsWith('/') && outside.some((folder) => id.startsWith(folder));
      return load.call(this, isOutside ? `/@fs${id}` : id, ...rest);
    };
  return {
    name: 'trellis:files-anywhere',
    configResolved({ plugins }) {
      const astro = plugins.find(({ name }) => name === components);
      if (typeof astro?.load === 'function') astro.load = wrap(astro.load as Load) as Plugin['load'];
      else if (astro?.load) astro.load = { ...astro.load, handler: wrap(astro.load.handler as Load) } as Plugin['load'];
    },
  };
}
