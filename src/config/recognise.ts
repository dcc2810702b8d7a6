import type { SchemaName } from './config.js';
import { findPart, type JsonTree } from './tree.js';

/** Top-level keys that identify a form. */
const telling: Readonly<Record<SchemaName, readonly string[]>> = {
  classic: [
    'topbarLinks',
    'topbarCtaButton',
    'topAnchor',
    'tabs',
    'anchors',
    'versions',
    'modeToggle',
    'footerSocials',
  ],
  today: ['navbar', 'appearance', 'styling', 'fonts', 'contextual', 'banner'],
};

/** Recognises the form of a file (FORMAT.md 0) by its `navigation`, else by its other keys. */
export function recogniseSchema(tree: JsonTree): SchemaName {
  const navigation = findPart(tree, ['navigation'])?.value.type;
  if (navigation === 'array') return 'classic';
  if (navigation === 'object') return 'today';
  const signs = (name: SchemaName): number => telling[name].filter((key) => findPart(tree, [key])).length;
  return signs('today') > signs('classic') ? 'today' : 'classic';
}
