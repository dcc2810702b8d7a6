import type { Section } from '../../formats/section.js';
import { sectionsOf } from './sections.js';
import { linkTexts, type PageTexts } from './textHeadings.js';
import { onlySecurity } from '../onlySecurity.js';
import type { PageContext } from '../pageContext.js';
import type { Route } from '../../site/site.js';
import { specificationDescription } from './description.js';

type Context = Pick<PageContext, 'described' | 'describe' | 'describeSchema' | 'markdown' | 'words'>;

/** The sections and the description of a reference page, with ids for their headings; undefined for other pages. */
export function textsOf(route: Route, context: Context): PageTexts | undefined {
  const sections = route.source.kind === 'schema' ? schemaSections(route, context) : operationSections(route, context);
  if (!sections) return undefined;
  const { markdown, words } = context;
  return linkTexts(sections, {
    pageIds: route.source.page?.ids ?? [],
    description: specificationDescription(route, context).text,
    markdown: (text) => markdown(text, undefined, route),
    words: words.common,
  });
}

function operationSections(route: Route, { described, describe, words }: Context): Section[] | undefined {
  const about = described(route);
  const details = about && describe(route);
  if (!details) return undefined;
  const pageIds = route.source.page?.ids ?? [];
  const isWebhook = about.operation.kind === 'webhook';
  return sectionsOf(about.isByHand ? onlySecurity(details) : details, words, { pageIds, isWebhook });
}

function schemaSections(route: Route, { describeSchema, words }: Context): Section[] | undefined {
  const type = describeSchema(route);
  return (
    type && [
      { title: words.reference.attributes, id: 'attributes', content: { kind: 'type', type, prefix: 'attribute' } },
    ]
  );
}
