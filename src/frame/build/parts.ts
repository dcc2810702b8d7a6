import { hash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Astro } from '../../render/parts/astro.js';
import type { Part } from '../../render/parts/find.js';
import { packageRoot } from '../../shared/packageRoot.js';
import { isInside } from '../../shared/isInside.js';
import { posixPath } from '../../shared/posixPath.js';

const id = 'virtual:trellis/parts';
const resolvedId = `\0${id}`;
const types = 'trellis-docs/parts';

const textOf = (parts: readonly Part[]): string =>
  [
    ...parts.map(({ name, file }) => `import ${name} from ${JSON.stringify(file.replaceAll('\\', '/'))};`),
    `export const parts = { ${parts.map(({ name }) => name).join(', ')} };`,
  ].join('\n');

/** The attribute with which Astro limits the styles of a component to its elements. */
const scope = /(?<=\bdata-astro-cid-)[a-z\d]{8}\b/g;

/** Name of a component's scope. Astro's own name depends on the absolute path of a component outside of its root. */
const scopeOf = (file: string, folder: string): string =>
  hash('sha256', posixPath(path.relative(folder, file)), 'hex').slice(0, 8);

/** The module through which the layout loads the parts that the author replaces. */
export function partsPlugin(parts: readonly Part[], { manifest }: Astro): Plugin {
  const folders = parts.map(({ file }) => path.dirname(file));
  const importers = [...folders, path.join(packageRoot, 'src')];
  return {
    name: 'trellis:parts',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source === id) return resolvedId;
        // The module contains only types.
        if (source === types) return `\0${types}`;
        const [file = ''] = (importer ?? '').split('?');
        // The one Astro of the bundle. It need not be installed for the author's folder, nor for Trellis.
        if (!/^astro(?:\/|$)/.test(source) || !importers.some((folder) => isInside(file, folder))) return undefined;
        return this.resolve(source, manifest, { ...options, skipSelf: true });
      },
    },
    transform(code, module) {
      const [file = ''] = module.split('?');
      const [folder] = folders;
      if (folder === undefined || !file.endsWith('.astro')) return undefined;
      return { code: code.replace(scope, scopeOf(file, folder)), map: null };
    },
    load: (module) => (module === resolvedId ? textOf(parts) : module === `\0${types}` ? 'export {};' : undefined),
  };
}
