import type { HastNode, HastPluginDefinition, MdastNode, MdastPluginDefinition } from 'satteri';
import { markPhrase } from '../phrases.js';
import { headingFragment } from '../slug.js';
import type { Gathered } from './context.js';
import { restoreFlags } from './flags.js';
import { readStatements } from './statements.js';

/** An attribute in braces after a heading: `#id`, `.class`, `key=value`. */
const attribute = /^(?:[#.][\p{ID_Continue}-]\S*|[\w-]+=\S+)$/u;

const lastBraces = /(\\?)([ \t]*\{[^{}\n]*\})[ \t]*(?:#+[ \t]*)?(?:$|\n)/;

/** Text in braces after a heading that was mistaken for attributes, such as `{ a, b }`. */
function misread(heading: string): { text: string; isEscaped: boolean } | undefined {
  const [, escape, text = ''] = lastBraces.exec(heading) ?? [];
  const words = text.trim().slice(1, -1).replace(/^:/, '').trim().split(/\s+/);
  return words.every((word) => attribute.test(word)) ? undefined : { text, isEscaped: escape === '\\' };
}

const hasFormula = (node: Readonly<MdastNode>): boolean =>
  node.type === 'inlineMath' || ('children' in node && node.children.some(hasFormula));

/** The text of a heading with formulas, which are written as TeX. */
function textWith(formula: (tex: string) => string, node: Readonly<MdastNode>): string {
  if (node.type === 'inlineMath') return formula(node.value);
  if ('children' in node) return node.children.map((child) => textWith(formula, child)).join('');
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** TeX for a list of headings, which shows no formulas. */
const shownTex = (tex: string): string => tex.replace(/\\(?:text\w*|math[a-z]+|operatorname)\s*\{([^{}]*)\}/g, '$1');

/** True if only imports precede an opening heading. */
const opensText = (source: string, offset: number): boolean =>
  readStatements(source.slice(0, offset)).rest.trim() === '';

/**
 * Gives every Markdown heading its id and lists it; `## Title {#id}` sets the id. Formulas are not part of the id, unless there is nothing else, so
 * this runs before they are converted.
 *
 * @param title title of the page. An opening H1 with the same text is left out. Null if the page has none: then an opening H1 becomes the title.
 * Undefined for a text that is not a page.
 */
export function headingsPlugin(gathered: Gathered, title: string | null | undefined): MdastPluginDefinition {
  return {
    name: 'trellis-headings',
    options: { position: true },
    heading(node, context) {
      const { hProperties }: { hProperties?: Record<string, unknown> } = node.data ?? {};
      const written = context.source.slice(node.position?.start.offset, node.position?.end.offset);
      const braces = hProperties && misread(written);
      const last = node.children.at(-1);
      if (braces?.isEscaped && last?.type === 'text') context.setProperty(last, 'value', last.value.replace(/\\$/, ''));
      if (braces) context.appendChild(node, { type: 'text', value: braces.text });
      const isFormal = context.source.includes('$') && hasFormula(node);
      const text =
        `${(isFormal ? textWith(shownTex, node) : context.textContent(node)).replace(/\\$/, braces?.isEscaped ? '' : '$&')}${braces?.text ?? ''}`.trim();
      const isTitle = title === null || title?.trim().toLowerCase() === text.toLowerCase();
      if (isTitle && node.depth === 1 && opensText(context.source, node.position?.start.offset ?? 1)) {
        if (title === null) gathered.title = restoreFlags(text, written);
        context.removeNode(node);
        return;
      }
      const properties = braces ? {} : hProperties;
      const ownId = properties?.['id'];
      const id =
        typeof ownId === 'string' && ownId !== ''
          ? gathered.ids.keep(headingFragment(ownId))
          : gathered.ids.create((isFormal && textWith(() => '', node).trim()) || text);
      // Flags are restored after the id, so that links from other sites still lead here.
      gathered.headings.push({ depth: node.depth, text: restoreFlags(text, written), id });
      context.setProperty(node, 'data', { ...node.data, hProperties: { ...properties, id } });
    },
  };
}

/** A heading of words, code and emphasis only. */
const isPlain = /^[^{}<>$!&[\]\\]*$/;

/** Text of an element, without the code of expressions. */
function textOf(node: Readonly<HastNode>): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Adds a link to itself after every heading's text. */
export function headingLinksPlugin(): HastPluginDefinition {
  return {
    name: 'trellis-heading-links',
    element: {
      filter: levels,
      visit(node, context) {
        const id = node.properties?.['id'];
        // The heading of footnotes is hidden.
        if (typeof id !== 'string' || id === 'footnote-label') return;
        const source = context.source.slice(node.position?.start.offset, node.position?.end.offset);
        // Asking for a node's children converts the whole page to nodes.
        const text = isPlain.test(source) ? context.textContent(node) : textOf(node);
        context.appendChild(node, {
          type: 'element',
          tagName: 'a',
          properties: {
            href: `#${id}`,
            className: ['heading-link'],
            ariaLabel: markPhrase('linkTo', text.trim()),
          },
          children: [],
        });
      },
    },
  };
}
