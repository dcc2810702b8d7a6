import type { Page } from '../../content/page.js';
import type { PageContext } from '../../render/pageContext.js';
import type { Route } from '../../site/site.js';

type Heading = Page['headings'][number];

/** All headings of a page in text order, including generated ones and those of the specification's texts. */
export function headingsOf(route: Route, context: PageContext): readonly Heading[] {
  const { source } = route;
  const own = source.page?.headings ?? [];
  const texts = context.textsOf(route);
  if (!texts) return own;
  const titles = texts.sections.flatMap(({ title, id, content }): Heading[] => [
    { depth: 2, text: title, id },
    ...(content.kind === 'texts' ? (content.linked?.headings ?? []) : []),
    ...(content.kind === 'members' ? content.members.map((each) => ({ depth: 3, text: each.title, id: each.id })) : []),
  ]);
  const isByHand = context.described(route)?.isByHand === true;
  return isByHand ? [...titles, ...own] : [...(texts.description?.headings ?? []), ...own, ...titles];
}
