import type { Page } from '../../content/page.js';
import { sectionsOf } from '../../render/reference/sections.js';
import { onlySecurity } from '../../render/onlySecurity.js';
import type { PageContext } from '../../render/pageContext.js';
import type { Route } from '../../site/site.js';

type Heading = Page['headings'][number];

/** All headings of a page in text order, including generated ones. */
export function headingsOf(
  route: Route,
  { described, describe, describeSchema, words }: PageContext,
): readonly Heading[] {
  const { source } = route;
  const own = source.page?.headings ?? [];
  const pageIds = source.page?.ids ?? [];
  if (source.kind === 'schema') {
    return describeSchema(route) ? [...own, { depth: 2, text: words.reference.attributes, id: 'attributes' }] : own;
  }
  const about = described(route);
  const details = about && describe(route);
  if (!details) return own;
  const isWebhook = about.operation.kind === 'webhook';
  const sections = sectionsOf(about.isByHand ? onlySecurity(details) : details, words, { pageIds, isWebhook });
  const titles = sections.flatMap(({ title, id, content }): Heading[] => [
    { depth: 2, text: title, id },
    ...(content.kind === 'members' ? content.members.map((each) => ({ depth: 3, text: each.title, id: each.id })) : []),
  ]);
  return about.isByHand ? [...titles, ...own] : [...own, ...titles];
}
