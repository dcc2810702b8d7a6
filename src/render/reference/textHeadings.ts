import type { LinkedText, Section } from '../../formats/section.js';
import { PageIds, slug } from '../../mdx/slug.js';
import { escapeHtml } from '../../shared/html.js';
import { idPart } from '../../shared/idPart.js';
import { editTags, valueIn, type Tag } from '../../shared/readTags.js';
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
    const headings: LinkedText['headings'][number][] = [];
    if (!/<h[1-6]/.test(html)) return { html, headings };
    const moved = new Map<string, string>();
    const links: Tag[] = [];
    let opened: Tag | undefined;
    const linked = editTags(html, (edits) => [
      {
        open(tag) {
          if (/^h[1-6]$/.test(tag.name)) opened = tag;
          else if (tag.name === 'a' && valueIn(tag, 'href')?.startsWith('#')) links.push(tag);
        },
        close(name, start) {
          if (name !== opened?.name) return;
          const text = textOfNodes(parseHtml(html.slice(opened.end, start))).trim();
          if (text === '') return;
          const id = claim(text);
          headings.push({ depth: Number(name[1]), text, id });
          if (!moved.has(slug(text))) moved.set(slug(text), id);
          edits.add(opened.end - 1, opened.end, ` id="${id}">`);
          const label = escapeHtml(words.linkTo({ name: text }));
          edits.add(start, start, `<a class="heading-link" href="#${encodeURI(id)}" aria-label="${label}"></a>`);
        },
        end() {
          for (const { attributes } of links)
            for (const { name, value, start, end } of attributes) {
              const id = name === 'href' ? moved.get(value.slice(1)) : undefined;
              if (id !== undefined) edits.add(start, end, `href="#${encodeURI(id)}"`);
            }
        },
      },
    ]);
    return { html: linked, headings };
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
