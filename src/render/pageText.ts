import type { Rendering } from './rendering.js';
import type { Route } from '../site/site.js';
import { hasComponent } from '../content/includedComponents.js';
import { isDeprecated } from '../site/deprecation.js';
import { onlySecurity } from './onlySecurity.js';
import type { Messages } from '../i18n/messages.js';
import { publishedPage, type Address } from '../site/address.js';
import { listingNodes, relatedNodes } from './listing.js';
import { exampleNodes, graphqlNotes } from './reference/graphql.js';
import { sdkNotes } from './reference/sdk.js';
import { operationNodes, sampleNodes } from './reference/operation.js';
import { textsOf } from './reference/pageTexts.js';
import { endpointNodes } from './reference/servers.js';
import { wholeSchema, type Reading, type ReadMarkdown } from './reference/schema.js';
import { parseHtml } from './text/html.js';
import { toMarkdown } from './text/markdown/markdown.js';
import { element, type TextNode } from './text/nodes.js';
import { convertComponents } from './text/plain.js';
import { rootedNodes } from './text/rootedNodes.js';
import { toSections, type TextSection } from './text/sections.js';
import { textNodes } from './text/textNodes.js';
import { updatesIn, type PageUpdate } from './text/updates.js';

/** A page without its layout, for machines to read and for the search to index. */
export interface ExtractedText {
  /** The whole page as Markdown, including title and description, ending with a line break. */
  markdown: string;
  /** Content below title and description. */
  sections: readonly TextSection[];
  /** Entries of its changelog; absent if it has none. */
  updates?: readonly PageUpdate[];
}

export type TextSources = Pick<
  Rendering,
  'evaluated' | 'described' | 'describe' | 'describeSchema' | 'markdown' | 'rooted' | 'pageOf'
>;

export interface TextOptions {
  /** Address of the site, which is put before root-relative links in Markdown. */
  address: Address;
  /** The interface's texts in the page's language. */
  words: Messages;
  /** True if the Markdown includes the content of the specification. */
  hasSchema: boolean;
}

/** Extracts the text of a page. If the page's own expressions throw, returns the rest. */
export function pageText(
  route: Route,
  sources: TextSources,
  { address, words, hasSchema }: TextOptions,
): ExtractedText {
  const read: ReadMarkdown = (text, under) =>
    text === undefined ? [] : parseHtml(sources.markdown(text, under, route));
  const body = bodyOf(route, sources);
  const reference = referenceOf(route, sources, { read, words, pageOf: (id) => sources.pageOf(id, route) });
  const forAgents = [...reference.before, ...convertComponents(body, { audience: 'agents', words })];
  const listingItems = route.listing ? listingNodes(route.listing, address) : [];
  const related = route.related ? relatedNodes(route.related, words.frame.related, address) : [];
  const { page } = route.source;
  const has = (name: string): boolean => page !== undefined && hasComponent(page, name);
  const forHumans = has('Visibility')
    ? [...reference.before, ...convertComponents(body, { audience: 'humans', words })]
    : forAgents;
  return {
    markdown: toMarkdown(
      [...headOf(route, read, words), ...forAgents, ...(hasSchema ? reference.after : []), ...listingItems, ...related],
      address,
    ),
    sections: toSections([...forHumans, ...reference.after]),
    ...(has('Update')
      ? { updates: updatesIn(body, words, { ...address, page: publishedPage(route.path, address) }) }
      : {}),
  };
}

function bodyOf({ source: { page } }: Route, { evaluated, rooted }: TextSources): readonly TextNode[] {
  return page ? rootedNodes(textNodes(evaluated(page).nodes), (address) => rooted(address, page)) : [];
}

function headOf(route: Route, read: ReadMarkdown, { frame, reference }: Messages): TextNode[] {
  const { title, description, source } = route;
  const notice = isDeprecated(route) ? [element('p', [element('strong', [frame.deprecatedPage])])] : [];
  const since = source.kind === 'operation' ? source.operation.since : undefined;
  const version = since === undefined ? [] : [element('p', [`${reference.since} ${since}`])];
  const head = [element('h1', [title]), ...notice, ...version];
  // Links of the page's own text are already resolved.
  const line = source.page?.descriptionHtml;
  const about = line ? [element('p', parseHtml(line))] : read(description, 1);
  return [...head, ...(about.length === 1 && source.kind === 'content' ? [element('blockquote', about)] : about)];
}

function referenceOf(route: Route, sources: TextSources, reading: Reading): { before: TextNode[]; after: TextNode[] } {
  const { source } = route;
  if (source.kind === 'schema') {
    const node = sources.describeSchema(route);
    return {
      before: [],
      after: node
        ? [element('h2', [reading.words.reference.attributes], { id: 'attributes' }), ...wholeSchema(node, reading)]
        : [],
    };
  }
  const about = sources.described(route);
  const details = about && sources.describe(route);
  if (!about || !details) {
    const api = source.page?.frontmatter.api;
    return { before: api ? [element('p', [element('code', [api])], { isQuiet: true })] : [], after: [] };
  }
  const { operation, isByHand } = about;
  const endpoint = endpointNodes(operation, details, reading.words);
  const hasSample = source.page && hasComponent(source.page, 'RequestExample');
  const samples = hasSample ? [] : sampleNodes(details, reading.words);
  const content = isByHand ? onlySecurity(details) : details;
  const { sections = [] } = textsOf(route, { ...sources, words: reading.words }) ?? {};
  // Fields described by hand usually have no heading. After another heading they would seem to belong to it.
  const { graphql, sdk } = details;
  return {
    before: [
      ...endpoint,
      ...(graphql ? graphqlNotes(graphql, reading) : []),
      ...(sdk ? sdkNotes(sdk, reading) : []),
      ...samples,
      ...(graphql ? exampleNodes(graphql, reading.words) : []),
    ],
    after: operationNodes(content, sections, reading),
  };
}
