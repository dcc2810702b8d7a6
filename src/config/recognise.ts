import type { SchemaName } from './config.js';
import { findPart, type JsonTree } from './tree.js';

/** Top-level keys that one of the schemas has and the other has not. */
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

/** The schema a file is written in (FORMAT.md 0): by the shape of `navigation`, else by the keys beside it. */
export function recogniseSchema(tree: JsonTree): SchemaName {
  const navigation = findPart(tree, ['navigation'])?.value.type;
  if (navigation === 'array') return 'classic';
  if (navigation === 'object') return 'today';
  const signs = (name: SchemaName): number => telling[name].filter((key) => findPart(tree, [key])).length;
  return signs('today') > signs('classic') ? 'today' : 'classic';
}
