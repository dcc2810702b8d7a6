import type { Format } from '../format.js';
import { findSymbol } from './find.js';

/** TypeDoc's JSON, a library's reference. docs.json or a page must name it. */
export const typedoc: Format = {
  id: 'typedoc',
  title: 'TypeDoc',
  words: {
    what: 'SDK reference',
    help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address.',
    unreachable:
      'Check the address and the network; until it can be read, pages of its symbols contain only their own text.',
  },
  recognises: () => false,
  read: async (file) => (await import('./read.js')).readTypedoc(file),
  keys: { sdk: findSymbol },
};
