import path from 'node:path';
import type { Plugin } from 'vite';
import { compiledGroup } from '../i18n/compiled.js';
import { packageRoot } from '../shared/packageRoot.js';

const request = /\/src\/i18n\/([\w-]+)\.json\?messages=(\w+)$/;

/** Gives scripts the messages of one group, `en.json?messages=search`, compiled: the browser needs nothing that reads ICU messages. */
export function messagesPlugin(): Plugin {
  return {
    name: 'trellis:messages',
    enforce: 'pre',
    load(id) {
      const [, language = '', group = ''] = request.exec(id) ?? [];
      if (group === '') return undefined;
      this.addWatchFile(path.join(packageRoot, `src/i18n/${language}.json`));
      return `export default ${JSON.stringify(compiledGroup(language, group))};`;
    },
  };
}
