import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri';
import type { Gathered } from './context.js';

interface HeadingData {
  hProperties?: Record<string, unknown>;
}

/** Nothing but imports stands before an opening heading. */
function opensText(source: string, offset: number): boolean {
  return (
    source
      .slice(0, offset)
      .replace(/^import\b.*$/gm, '')
      .trim() === ''
  );
}

/**
 * Gives every Markdown heading its id and lists it; `## Title {#id}` keeps the author's.
 *
 * @param title the page's own: an H1 that opens the text and says the same is left out. Null where the page has none: such an
 *   H1 becomes it. Undefined for a text that is no page.
 */
export function headingsPlugin(gathered: Gathered, title: string | null | undefined): MdastPluginDefinition {
  return {
    name: 'trellis-headings',
    options: { position: true },
    heading(node, context) {
      const text = context.textContent(node).trim();
      const isTitle = title === null || title?.trim().toLowerCase() === text.toLowerCase();
      if (isTitle && node.depth === 1 && opensText(context.source, node.position?.start.offset ?? 1)) {
        if (title === null) gathered.title = text;
        context.removeNode(node);
        return;
      }
      const data = node.data as HeadingData | undefined;
      const chosen = data?.hProperties?.['id'];
      const id = typeof chosen === 'string' && chosen !== '' ? gathered.ids.claim(chosen) : gathered.ids.create(text);
      gathered.headings.push({ depth: node.depth, text, id });
      context.setProperty(node, 'data', { ...data, hProperties: { ...data?.hProperties, id } });
    },
  };
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Puts a link to itself behind every heading’s text; it has the text as its name, which becomes a phrase when a page is drawn. */
export function headingLinksPlugin(): HastPluginDefinition {
  return {
    name: 'trellis-heading-links',
    element: {
      filter: levels,
      visit(node, context) {
        const id = node.properties?.['id'];
        if (typeof id !== 'string') return;
        context.appendChild(node, {
          type: 'element',
          tagName: 'a',
          properties: { href: `#${id}`, className: ['heading-link'], ariaLabel: context.textContent(node).trim() },
          children: [],
        });
      },
    },
  };
}
