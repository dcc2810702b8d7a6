import path from 'node:path';
import type { Plugin } from 'vite';
import { groupIn } from '../../i18n/compiledMessages.js';
import { packageRoot } from '../../shared/packageRoot.js';

const request = /\/src\/i18n\/([\w-]+)\.json\?messages=(\w+)$/;

/** Serves the compiled messages of one group to scripts, as `en.json?messages=search`. The browser then needs no ICU parser. */
export function messagesPlugin(): Plugin {
  return {
    name: 'trellis:messages',
    enforce: 'pre',
    load(id) {
      const [, language = '', group = ''] = request.exec(id) ?? [];
      if (group === '') return undefined;
      this.addWatchFile(path.join(packageRoot, `src/i18n/${language}.json`));
      return `export default ${JSON.stringify(groupIn(language, group))};`;
    },
  };
}
