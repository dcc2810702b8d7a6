import type { Rendering } from '../rendering.js';
import type { Route } from '../site.js';
import type { Words } from '../words/words.js';
import { addressOf, endpointNodes, operationNodes } from './reference/operation.js';
import { wholeSchema, type Reading, type ReadMarkdown } from './reference/schema.js';
import { drawBody } from './text/draw.js';
import { parseHtml } from './text/html.js';
import { toMarkdown } from './text/markdown/markdown.js';
import { element, type TextNode } from './text/nodes.js';
import { plainNodes } from './text/plain.js';
import { toSections, type TextSection } from './text/sections.js';
import { updatesIn, type PageUpdate } from './text/updates.js';

/** A page without its look: for machines to read, and for the search to find. */
export interface PageText {
  /** The whole page as Markdown, title and description included, ending with a line break. */
  markdown: string;
  /** What stands below title and description. */
  sections: readonly TextSection[];
  /** Entries of its change log; left out of a page without. */
  updates?: readonly PageUpdate[];
}

/** What the text of a page is made from. */
export type TextSources = Pick<Rendering, 'modules' | 'describe' | 'describeSchema' | 'markdown'>;

export interface TextOptions {
  /** Origin of the site, which goes before root-relative links in Markdown; empty when it is not known. */
  origin: string;
  /** The language of the page. */
  words: Words;
}

/** The text of a page; of one whose own expressions throw, what else there is of it. */
export function pageText(route: Route, sources: TextSources, { origin, words }: TextOptions): PageText {
  const read: ReadMarkdown = (text) => parseHtml(sources.markdown(text));
  const body = bodyOf(route, sources);
  const reference = referenceOf(route, sources, { read, words });
  const forAgents = [...reference.before, ...plainNodes(body, { audience: 'agents', words }), ...reference.after];
  const used = new Set(route.source.page?.components.map(({ name }) => name));
  const hasChoice = used.has('Visibility');
  const forHumans = hasChoice
    ? [...reference.before, ...plainNodes(body, { audience: 'humans', words }), ...reference.after]
    : forAgents;
  return {
    markdown: toMarkdown([...headOf(route, read), ...forAgents], { origin }),
    sections: toSections(forHumans),
    ...(used.has('Update') ? { updates: updatesIn(body, words, { origin }) } : {}),
  };
}

function bodyOf({ source: { page } }: Route, { modules }: TextSources): TextNode[] {
  if (!page?.body) return [];
  try {
    return drawBody(page.body, modules);
  } catch {
    // The page itself shows the fault, and the build reports it.
    return [];
  }
}

function headOf({ title, description, source }: Route, read: ReadMarkdown): TextNode[] {
  const about = description === undefined ? [] : read(description);
  const isLine = about.length === 1;
  return [element('h1', [title]), ...(isLine && source.kind === 'content' ? [element('blockquote', about)] : about)];
}

function referenceOf(route: Route, sources: TextSources, reading: Reading): { before: TextNode[]; after: TextNode[] } {
  const { source } = route;
  if (source.kind === 'operation') {
    const { operation } = source;
    const details = sources.describe(route);
    const method = operation.kind === 'webhook' ? 'WEBHOOK' : operation.method;
    return details
      ? {
          before: endpointNodes(method, addressOf(operation, details)),
          after: operationNodes(details, operation.kind === 'webhook', reading),
        }
      : { before: [], after: [] };
  }
  if (source.kind === 'schema') {
    const node = sources.describeSchema(route);
    return {
      before: [],
      after: node
        ? [element('h2', [reading.words.reference.attributes], { id: 'attributes' }), ...wholeSchema(node, reading)]
        : [],
    };
  }
  const { api } = source.page.frontmatter;
  return { before: api ? [element('p', [element('code', [api])], { isQuiet: true })] : [], after: [] };
}
