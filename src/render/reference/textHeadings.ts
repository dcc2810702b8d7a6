import type { LinkedText, Section } from '../../formats/section.js';
import { PageIds, slug } from '../../mdx/slug.js';
import { escapeHtml } from '../../shared/html.js';
import { idPart } from '../../shared/idPart.js';
import { parseHtml } from '../text/html.js';
import { textOfNodes } from '../text/nodes.js';

interface TextOptions {
  /** Ids of the page's own text. */
  pageIds: Iterable<string>;
  /** HTML of the page's description. */
  description?: string | undefined;
  /** Renders the Markdown of a section as HTML. */
  markdown: (text: string) => string;
  words: { linkTo(values: { name: string }): string };
}

/** The texts of a reference page. */
export interface PageTexts {
  sections: readonly Section[];
  description?: LinkedText;
}

const heading = /<h([1-6])>(.*?)<\/h\1>/gs;

/**
 * Gives ids to the headings in the description of a page and in its sections that are texts. The ids are those of headings in a page's own
 * text, unless a part of the page has the id or may get it: a heading `Response data` of an operation whose responses have fields is
 * `about-response-data`, because `response-data` may be the field `data`. Links of the text itself follow its headings.
 */
export function linkTexts(
  sections: readonly Section[],
  { pageIds, description, markdown, words }: TextOptions,
): PageTexts {
  const ids = new PageIds([...pageIds, ...sections.map(({ id }) => id)]);
  const starts = ['schema', ...sections.flatMap(idStarts)];
  const claim = (name: string): string => {
    const id = slug(name) || 'section';
    const isTaken = starts.some((start) => id === start || id.startsWith(`${start}-`));
    return ids.claim(isTaken ? `about-${id}` : id);
  };
  const link = (html: string): LinkedText => {
    const headings: { depth: number; text: string; id: string }[] = [];
    const moved = new Map<string, string>();
    const linked = html.replace(heading, (whole, depth: string, inner: string) => {
      const text = textOfNodes(parseHtml(inner)).trim();
      if (text === '') return whole;
      const id = claim(text);
      headings.push({ depth: Number(depth), text, id });
      if (!moved.has(slug(text))) moved.set(slug(text), id);
      const anchor = `<a class="heading-link" href="#${encodeURI(id)}" aria-label="${escapeHtml(words.linkTo({ name: text }))}"></a>`;
      return `<h${depth} id="${id}">${inner}${anchor}</h${depth}>`;
    });
    const follow = (whole: string, fragment: string): string => {
      const id = moved.get(fragment);
      return id === undefined ? whole : `href="#${encodeURI(id)}"`;
    };
    return { html: moved.size === 0 ? html : linked.replace(/\bhref="#([^"]+)"/g, follow), headings };
  };
  const linkSection = (section: Section): Section => {
    const { content } = section;
    if (content.kind !== 'texts') return section;
    const [only, other] = content.texts;
    if (only === undefined || other !== undefined) return section;
    return { ...section, content: { ...content, linked: link(markdown(only)) } };
  };
  const linkedSections = sections.map(linkSection);
  return { sections: linkedSections, ...(description !== undefined && { description: link(description) }) };
}

/** Starts of the ids that the parts of a section have. */
function idStarts({ content }: Section): string[] {
  switch (content.kind) {
    case 'security': {
      const schemes = content.security.alternatives.flat();
      return schemes.map(({ name, type }) => `authorization-${idPart(name) || type}`);
    }
    case 'servers':
      return content.servers.map(({ name }) => `server-${idPart(name)}`);
    case 'callbacks':
      return ['callback'];
    case 'exchanges':
      return content.exchanges.map(({ prefix }) => prefix);
    case 'members':
      return content.members.map(({ id }) => id);
    default:
      return 'prefix' in content ? [content.prefix] : [];
  }
}
