import type { Page } from '../render/body.js';
import { onlySecurity } from '../render/onlySecurity.js';
import type { Rendering } from '../render/rendering.js';
import type { Route } from '../site/site.js';
import type { Words } from '../i18n/words.js';
import { referenceHeadings } from './sections.js';
import { referenceWords } from './words.js';

type Heading = Page['headings'][number];

/** All headings of a page in the order of its text, those of generated parts included. */
export function headingsOf(
  route: Route,
  { described, describe, describeSchema }: Pick<Rendering, 'described' | 'describe' | 'describeSchema'>,
  table: Words,
): readonly Heading[] {
  const words = referenceWords(table);
  const { source } = route;
  const own = source.page?.headings ?? [];
  const taken = source.page?.ids ?? [];
  if (source.kind === 'schema') {
    return describeSchema(route) ? [...own, { depth: 2, text: words.attributes, id: 'attributes' }] : own;
  }
  const about = described(route);
  const details = about && describe(route);
  if (!details) return own;
  const isWebhook = about.operation.kind === 'webhook';
  return about.isByHand
    ? [...referenceHeadings(onlySecurity(details), words, { taken }), ...own]
    : [...own, ...referenceHeadings(details, words, { taken, isWebhook })];
}
