import { playground as de } from '../../site/words/de.js';
import { playground as en } from '../../site/words/en.js';
import { playground as es } from '../../site/words/es.js';
import { playground as fr } from '../../site/words/fr.js';
import { playground as ja } from '../../site/words/ja.js';
import { playground as pt } from '../../site/words/pt.js';
import { playground as zh } from '../../site/words/zh.js';
import type { Words } from '../../site/words/types.js';

const tables: Readonly<Record<string, Words['playground']>> = { de, en, es, fr, ja, pt, zh };

/** What the frame says, in the language of its document. */
export function words(): Words['playground'] {
  return tables[document.documentElement.lang.split('-')[0]?.toLowerCase() ?? ''] ?? en;
}
