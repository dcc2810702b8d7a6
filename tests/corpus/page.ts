import { Parser } from 'htmlparser2';
import { seePage } from './specs/page.js';

/** The data of a built page that the checks need. */
export interface BuiltPage {
  /** Address that the page is served at, not encoded, without trailing slash. */
  address: string;
  /** Ids outside drawings, in order. */
  ids: string[];
  /** Every id and anchor name. */
  anchors: Set<string>;
  /** Targets of links. */
  links: string[];
  images: { source: string; isSized: boolean }[];
  /** Runs of text that a reader sees as prose: not code, scripts, styles, drawings or fields. */
  prose: string[];
  /** Element names that HTML does not know the like of: those written with a capital. */
  componentTags: string[];
  attributes: { tag: string; name: string; value: string }[];
  /** Characters of text, and pictures, players, frames and fields in what the author wrote. */
  weight: number;
  /** The page sends the reader elsewhere. */
  isRedirect: boolean;
  /** Target of the redirect; empty on pages without one. */
  destination: string;
  hasDiagram: boolean;
  /** Method and path of the operation that it is about. */
  endpoint: string | undefined;
}

const code = new Set([
  'pre',
  'code',
  'kbd',
  'samp',
  'script',
  'style',
  'textarea',
  'svg',
  'math',
  'noscript',
  'template',
]);
const drawing = new Set(['svg', 'math']);
const block =
  /^(?:p|div|li|ul|ol|h[1-6]|td|th|tr|table|section|article|header|footer|nav|aside|figure|dt|dd|br|button|details|summary|blockquote|main)$/;
const media = new Set(['img', 'video', 'audio', 'iframe', 'svg', 'input', 'canvas', 'object', 'embed']);
// Elements of SVG with a capital inside start with a small letter: `linearGradient`.
const isComponent = (tag: string): boolean => /^[A-Z]/.test(tag) && tag !== tag.toUpperCase();

/** Reads a built page. */
export function readPage(address: string, html: string): BuiltPage {
  const page: BuiltPage = {
    address,
    ids: [],
    anchors: new Set(),
    links: [],
    images: [],
    prose: [],
    componentTags: [],
    attributes: [],
    weight: 0,
    isRedirect: false,
    destination: '',
    hasDiagram: html.includes('<trellis-diagram'),
    endpoint: html.includes('endpoint-bar') ? seePage(html).endpoint : undefined,
  };
  const open: string[] = [];
  let codeDepth = 0;
  let drawingDepth = 0;
  let contentDepth = 0;
  let run = '';
  const endRun = (): void => {
    if (run.trim() !== '') page.prose.push(run.trim());
    run = '';
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        open.push(tag);
        if (block.test(tag)) endRun();
        const { id, name, href, src, width, height, style = '' } = attributes;
        if (id) {
          page.anchors.add(id);
          if (drawingDepth === 0) page.ids.push(id);
        }
        if (tag === 'a' && name) page.anchors.add(name);
        if (tag === 'a' && href !== undefined) page.links.push(href);
        if (tag === 'img')
          page.images.push({
            source: src ?? '',
            isSized: Boolean((width && height) || style.includes('aspect-ratio')),
          });
        if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
          page.isRedirect = true;
          page.destination = (attributes['content'] ?? '').replace(/^[^=]*=/, '');
        }
        if (isComponent(tag)) page.componentTags.push(tag);
        for (const [key, value] of Object.entries(attributes)) page.attributes.push({ tag, name: key, value });
        if (code.has(tag)) codeDepth++;
        if (drawing.has(tag)) drawingDepth++;
        if (contentDepth > 0) contentDepth++;
        else if (attributes['class']?.split(' ').includes('mdx-content')) contentDepth = 1;
        if (contentDepth > 0 && media.has(tag)) page.weight++;
      },
      ontext(text) {
        if (contentDepth > 0) page.weight += text.trim().length;
        if (codeDepth === 0 && !open.includes('title')) run += text;
        else if (codeDepth > 0) run += ' ';
      },
      onclosetag(tag) {
        open.pop();
        if (block.test(tag)) endRun();
        if (code.has(tag)) codeDepth--;
        if (drawing.has(tag)) drawingDepth--;
        if (contentDepth > 0) contentDepth--;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  );
  parser.end(html);
  endRun();
  return page;
}
