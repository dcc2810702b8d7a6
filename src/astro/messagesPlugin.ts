import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { groupFile } from '../i18n/compiledMessages.js';
import type { Overrides } from '../i18n/overrides.js';
import { packageRoot } from '../shared/packageRoot.js';

const request = /\/src\/i18n\/([\w-]+)\.json\?messages=(\w+)$/;

/**
 * Gives scripts the messages of one group, `en.json?messages=search`, compiled: the browser needs nothing that reads ICU messages.
 *
 * @param overrides gives the messages that the author says otherwise.
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

/** Lets a server make the messages for scripts anew: docs.json is none of the files that it knows them to be made of. */
export function forgetMessages({ environments }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const [id, module] of moduleGraph.idToModuleMap) if (request.test(id)) moduleGraph.invalidateModule(module);
}
