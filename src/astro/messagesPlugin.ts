import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { groupFile } from '../i18n/compiledMessages.js';
import type { Overrides } from '../i18n/overrides.js';
import { packageRoot } from '../shared/packageRoot.js';

const request = /\/src\/i18n\/([\w-]+)\.json\?messages=(\w+)$/;

/**
 * Serves the compiled messages of one group to scripts, as `en.json?messages=search`. The browser then needs no ICU parser.
 *
 * @param overrides returns the messages that the author replaces.
 */
export function messagesPlugin(overrides: () => Overrides = () => ({})): Plugin {
  return {
    name: 'trellis:messages',
    enforce: 'pre',
    load(id) {
      const [, language = '', group = ''] = request.exec(id) ?? [];
      if (group === '') return undefined;
      this.addWatchFile(path.join(packageRoot, `src/i18n/${language}.json`));
      return `export default ${JSON.stringify(groupFile(language, group, overrides()))};`;
    },
  };
}

/** Makes a server generate the messages for scripts again. The server does not know that they depend on docs.json. */
export function forgetMessages({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const [id, module] of moduleGraph.idToModuleMap) if (request.test(id)) moduleGraph.invalidateModule(module);
}
