import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../shared/packageRoot.js';

/** Astro's plugin that loads the scripts and styles of components as modules of their own. */
const components = 'astro:build';

type Load = (this: unknown, id: string, ...rest: unknown[]) => unknown;

/** Packages whose style sheets load fonts of theirs. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/jetbrains-mono', 'katex'];

/** Folders that a page loads files from while an author works. */
function served(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = fonts.map((name) => path.dirname(resolve(`${name}/package.json`)));
  return [packageRoot, ...packages].map((folder) => folder.replaceAll('\\', '/'));
}

/** Writes paths of components in some folders as Vite writes paths outside of its root. */
function writtenFromOutside(load: Load, folders: readonly string[]): Load {
  return function (id, ...rest) {
    const isOutside = folders.some((folder) => id.startsWith(folder)) && id.startsWith('/');
    return load.call(this, isOutside ? `/@fs${id}` : id, ...rest);
  };
}

/**
 * Lets a project use files of ours that it has no folder in common with, as `/home` has none with `/usr/lib`. Astro 7 takes the paths
 * of our components' scripts and styles for paths below its root, and Vite's server refuses what lies outside of its own.
 *
 * @param parts folder with components of the author's; undefined where none are used.
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
