import * as z from 'zod';
import type { SchemaName } from './config.js';
import { theme as todayTheme } from './schema/today/appearance.js';
import { findPart, type JsonTree } from './tree.js';

/** Keys that identify a form. */
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
  today: ['navbar', 'appearance', 'styling', 'fonts', 'contextual', 'banner', 'api.openapi', 'api.asyncapi'],
};

/** Values that identify today's form: a look, and the address that the format gives for editors. */
const tellingValues = { theme: todayTheme, $schema: z.string().regex(/\bdocs\.json$/) };

function hasValue(tree: JsonTree, [key, values]: [string, z.ZodType]): boolean {
  const part = findPart(tree, [key])?.value;
  return part?.type === 'scalar' && values.safeParse(part.value).success;
}

/** Recognises the form of a file (FORMAT.md 0) by its `navigation`, else by its other keys. */
export function recogniseSchema(tree: JsonTree): SchemaName {
  const navigation = findPart(tree, ['navigation'])?.value.type;
  if (navigation === 'array') return 'classic';
  if (navigation === 'object') return 'today';
  const signs = (name: SchemaName): number => telling[name].filter((key) => findPart(tree, key.split('.'))).length;
  const values = Object.entries(tellingValues).filter((entry) => hasValue(tree, entry)).length;
  return signs('today') + values > signs('classic') ? 'today' : 'classic';
}
