import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { partsFolder } from '../../render/parts/names.js';
import { isInside } from '../../shared/isInside.js';
import { packageRoot } from '../../shared/packageRoot.js';
import type { Parts } from '../../project/parts/parts.js';

const id = 'virtual:trellis/parts';
const resolved = `\0${id}`;
/** Prefix of the modules in which Astro collects the styles of a page's imports. */
const pageStyles = '\0virtual:astro:dev-css:';
const types = 'trellis-docs/parts';

const textOf = ({ used }: Parts): string =>
  [
    ...used.map(({ name, file }) => `import ${name} from ${JSON.stringify(file.replaceAll('\\', '/'))};`),
    `export const parts = { ${used.map(({ name }) => name).join(', ')} };`,
  ].join('\n');

/**
 * The module through which the layout loads the parts that the author replaces.
 *
 * @param folder absolute path of the documentation folder.
 */
export function partsPlugin(folder: string, parts: () => Parts): Plugin {
  const own = path.join(folder, partsFolder);
  return {
    name: 'trellis:parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === id) return resolved;
      // The module contains only types.
      if (source === types) return `\0${types}`;
      const [file = ''] = (importer ?? '').split('?');
      // Astro need not be installed in the author's folder.
      if (!/^astro(?:\/|$)/.test(source) || !isInside(file, own)) return undefined;
      return this.resolve(source, path.join(packageRoot, 'package.json'), { ...options, skipSelf: true });
    },
    load: (module) => (module === resolved ? textOf(parts()) : module === `\0${types}` ? 'export {};' : undefined),
  };
}

/** Makes a server render pages with the current parts. */
export async function forgetParts({ environments }: ViteDevServer): Promise<void> {
  for (const environment of Object.values(environments)) {
    const { moduleGraph } = environment;
    for (const [each, module] of moduleGraph.idToModuleMap)
      if (each.startsWith(pageStyles)) moduleGraph.invalidateModule(module);
    const module = moduleGraph.getModuleById(resolved);
    if (module) await environment.reloadModule(module);
  }
}
