import type { SchemaName } from './config.js';
import { theme as todayTheme } from './schema/today/appearance.js';
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

/** True if `theme` names a look of today's form. */
function hasTheme(tree: JsonTree): boolean {
  const theme = findPart(tree, ['theme'])?.value;
  return theme?.type === 'scalar' && todayTheme.safeParse(theme.value).success;
}

/** Recognises the form of a file (FORMAT.md 0) by its `navigation`, else by its other keys. */
export function recogniseSchema(tree: JsonTree): SchemaName {
  const navigation = findPart(tree, ['navigation'])?.value.type;
  if (navigation === 'array') return 'classic';
  if (navigation === 'object') return 'today';
  const signs = (name: SchemaName): number => telling[name].filter((key) => findPart(tree, [key])).length;
  return signs('today') + Number(hasTheme(tree)) > signs('classic') ? 'today' : 'classic';
}
