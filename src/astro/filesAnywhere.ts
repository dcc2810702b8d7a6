import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../shared/packageRoot.js';

/** The Astro plug-in that loads scripts and styles of components as separate modules. */
const components = 'astro:build';

type Load = (this: unknown, id: string, ...rest: unknown[]) => unknown;

/** Packages whose style sheets load their own fonts. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono', 'katex'];

/** Folders from which pages load files in development. */
function served(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = fonts.map((name) => path.dirname(resolve(`${name}/package.json`)));
  return [packageRoot, ...packages].map((folder) => folder.replaceAll('\\', '/'));
}

/** Rewrites component paths in some folders to the form in which Vite writes paths outside its root. */
function writtenFromOutside(load: Load, folders: readonly string[]): Load {
  return function (id, ...rest) {
    const isOutside = folders.some((folder) => id.startsWith(folder)) && id.startsWith('/');
    return load.call(this, isOutside ? `/@fs${id}` : id, ...rest);
  };
}

/**
 * Lets a project use our files even if they share no folder with it, as `/home` shares none with `/usr/lib`. Astro 7 treats the paths of our
 * components' scripts and styles as relative to the project's root, and Vite's server refuses files outside its root.
 *
 * @param parts folder with the author's components; undefined if none are used.
 */
export function filesAnywherePlugin(parts?: string): Plugin {
  const outside = [packageRoot, ...(parts === undefined ? [] : [`${parts.replaceAll('\\', '/')}/`])];
  return {
    name: 'trellis:files-anywhere',
    configResolved({ command, plugins, server }) {
      if (command === 'serve') server.fs.allow.push(...served(), ...outside.slice(1));
      const astro = plugins.find(({ name }) => name === components);
      if (typeof astro?.load === 'function')
        astro.load = writtenFromOutside(astro.load as Load, outside) as Plugin['load'];
      else if (astro?.load)
        astro.load = {
          ...astro.load,
          handler: writtenFromOutside(astro.load.handler as Load, outside),
        } as Plugin['load'];
    },
  };
}
