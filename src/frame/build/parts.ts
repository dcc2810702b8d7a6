import path from 'node:path';
import type { Plugin } from 'vite';
import type { Part } from '../../render/parts/find.js';
import { packageRoot } from '../../shared/packageRoot.js';
import { isInside } from '../../shared/isInside.js';

const id = 'virtual:trellis/parts';
const resolvedId = `\0${id}`;
const types = 'trellis-docs/parts';

const textOf = (parts: readonly Part[]): string =>
  [
    ...parts.map(({ name, file }) => `import ${name} from ${JSON.stringify(file.replaceAll('\\', '/'))};`),
    `export const parts = { ${parts.map(({ name }) => name).join(', ')} };`,
  ].join('\n');

/** The module through which the layout loads the parts that the author replaces. */
export function partsPlugin(parts: readonly Part[]): Plugin {
  const folders = parts.map(({ file }) => path.dirname(file));
  return {
    name: 'trellis:parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === id) return resolvedId;
      // The module contains only types.
      if (source === types) return `\0${types}`;
      const [file = ''] = (importer ?? '').split('?');
      // Resolves Astro from here, because it need not be installed in the author's folder.
      if (!/^astro(?:\/|$)/.test(source) || !folders.some((folder) => isInside(file, folder))) return undefined;
      return this.resolve(source, path.join(packageRoot, 'package.json'), { ...options, skipSelf: true });
    },
    load: (module) => (module === resolvedId ? textOf(parts) : module === `\0${types}` ? 'export {};' : undefined),
  };
}
