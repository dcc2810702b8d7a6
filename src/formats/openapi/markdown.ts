import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { markdownToHtml } from 'satteri';
import { maskCode, unmaskHtml } from '../../mdx/compile/codeMask.js';
import { tooDeep } from '../../mdx/compile/depth.js';
import { renderEmphasis } from '../../mdx/compile/emphasis.js';
import { escapeText } from '../../shared/html.js';
import { editTags, valueIn } from '../../shared/readTags.js';
import { decode } from '../../shared/url.js';

export interface DescriptionOptions {
  /** Level of the heading above the text, from 1. The text's own headings start one level below. */
  under?: number;
  /** Put before root-relative links; without trailing slash. */
  base?: string;
  /**
   * Origins whose images are shown; `*.` stands for all subdomains. Images from other origins become links. Without this list, all images are shown.
   */
  imageHosts?: readonly string[] | undefined;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const prose =
  'a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i img input ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr'.split(
    ' ',
  );
/** Elements whose text is not shown. */
const silent =
  'applet canvas embed frameset iframe math noembed noframes noscript option script select style svg template textarea xmp'.split(
    ' ',
  );
/** Elements that are removed although their text is kept. */
const bare =
  'acronym address area article aside audio base basefont bdi bdo big blink body button center col colgroup data datalist dialog dir fieldset font footer form frame head header hgroup html label legend link main map marquee menu meta meter nav nobr optgroup output param picture plaintext progress rp rt ruby search section source strike time track tt video'.split(
    ' ',
  );
const elements = new Set([...headings, ...prose, ...silent, ...bare]);
const unshown = new Set([...silent, ...bare]);

const tag = /<\/?([a-z][\w.:-]*)([^<>]*)>/gi;
const elsewhere = /^(?:https?:)?\/\//i;

/**
 * Renders a specification's Markdown (CommonMark with GitHub's tables, lists and links, and HTML) as safe HTML: no scripts, event handlers, styles,
 * ids or classes except the language of code blocks, and links only to the web, mail and telephone. Headings continue the level of the heading above.
 * `<a id="x">` becomes `<a name="x">`, which links find unless the page has the id. `<token>` and other unknown names in angle brackets are text, as is
 * `<style>` that is never closed.
 */
export function renderMarkdown(text: string, { under = 2, base = '', imageHosts }: DescriptionOptions = {}): string {
  const source = text.trim();
  if (isPlain(source) || source.length > MAX_MARKDOWN) return source === '' ? '' : `<p>${escapeText(source)}</p>`;
  const key = `${mayHaveHeadings.test(source) ? under : ''} ${base} ${imageHosts?.join(',') ?? '*'} ${source}`;
  const cachedHtml = rendered.get(key);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = render(source, under, { base, imageHosts });
  if (rendered.size >= mostRendered) rendered.clear();
  rendered.set(key, html);
  return html;
}

/** Longer texts are not read as Markdown, because they could take minutes. */
const MAX_MARKDOWN = 200_000;

/** Only headings depend on their surroundings. */
const mayHaveHeadings = /#|<h\d|^[ >]*(?:=+|-+)\s*$/im;

// Shared schemas repeat their texts in many operations, and each page is also rendered for machines. A cached result depends on the text alone.
const rendered = new Map<string, string>();
const mostRendered = 20_000;

/** True if a text has no Markdown marks, so that it is a single paragraph. */
function isPlain(text: string): boolean {
  return !/[\\`*_[\]<>&#!|~$^@\n\r]|https?:|www\.|^[-+=]|^\d+[.)]/i.test(text);
}

interface Place {
  base: string;
  imageHosts: readonly string[] | undefined;
}

function render(source: string, under: number, place: Place): string {
  // Brackets in code do not nest, so a text that is too deep is read without them.
  const isDeep = tooDeep(source) !== undefined;
  const text = isDeep ? maskCode(source) : source;
  if (isDeep && tooDeep(text)) return escapeText(source);
  const masked = renderEmphasis(text, (joined) => markdownToHtml(joined, { features: { gfm: true } }).html);
  const html = isDeep ? unmaskHtml(masked) : masked;
  const depths = Array.from(html.matchAll(/<h([1-6])[\s>]/gi), ([, depth]) => Number(depth));
  // HTML without attributes that Markdown itself generated needs no sanitising.
  if (!source.includes('<') && depths.length === 0 && !/<[a-z]+ /.test(html)) return html.trim();
  const closed = new Set(Array.from(html.matchAll(/<\/([a-z]+)/gi), ([, name = '']) => name.toLowerCase()));
  const safeHtml = html.replace(tag, (whole, name: string, attributes: string) => {
    const element = name.toLowerCase();
    // In “Adds a <style> to the page”, the tag is a word. As an element it would hide the rest of the text.
    const isWord = unshown.has(element) && attributes.trim() === '' && !closed.has(element);
    return elements.has(element) && !isWord ? whole : escapeText(whole);
  });
  return sanitizeHtml(withoutNested(safeHtml, place), options(under + 1 - Math.min(...depths, 6), place)).trim();
}

const here = 'https://here.invalid/';

// A request reveals who reads what. Another host receives one only if the site's author, not the specification's, names it.
function isShown(source: string, { imageHosts }: Place): boolean {
  if (imageHosts === undefined || !URL.canParse(source, here)) return true;
  // `/\\host` leads to another host too, so the parsed address decides.
  const { host, protocol } = new URL(source, here);
  if (host === new URL(here).host || protocol === 'data:') return true;
  return imageHosts.some((allowed) => {
    const pattern = allowed.replace(/^https?:\/\//, '');
    return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
  });
}

/** Blocked images inside a link become plain text, because links cannot be nested. */
function withoutNested(html: string, place: Place): string {
  if (place.imageHosts === undefined || !/<a\b/i.test(html)) return html;
  let isInLink = false;
  return editTags(html, (edits) => [
    {
      open(tag) {
        if (tag.name === 'a') isInLink = true;
        const source = valueIn(tag, 'src') ?? '';
        if (!isInLink || tag.name !== 'img' || isShown(source, place)) return;
        edits.add(tag.start, tag.end, valueIn(tag, 'alt') || pictureName(source));
      },
      close(name) {
        if (name === 'a') isInLink = false;
      },
    },
  ]);
}

/** A short name for a picture without a text: its file, or its host. */
function pictureName(source: string): string {
  const { pathname, hostname } = new URL(source, here);
  return decode(pathname.split('/').findLast((part) => part !== '') ?? hostname);
}

function imageTag(attribs: Record<string, string>, place: Place): Tag {
  const { src = '', alt } = attribs;
  if (!isShown(src, place))
    return {
      tagName: 'a',
      attribs: linkAttributes({ href: src }, place.base),
      text: escapeText(alt || pictureName(src)),
    };
  return { tagName: 'img', attribs: { alt: '', ...attribs, src: withBase(src, place.base), loading: 'lazy' } };
}

function options(shift: number, place: Place): IOptions {
  const { base } = place;
  const demoted = headings.map((name, index) => [name, `h${Math.min(6, Math.max(1, index + 1 + shift))}`] as const);
  return {
    allowedTags: [...headings, ...prose],
    nonTextTags: silent,
    allowedAttributes: {
      div: [{ name: 'data-callout-type', values: ['note', 'info', 'tip', 'check', 'warning', 'danger'] }],
      a: ['href', 'title', 'target', 'rel', 'name'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      input: ['type', 'checked', 'disabled'],
      ol: ['start'],
      th: ['align', 'colspan', 'rowspan'],
      td: ['align', 'colspan', 'rowspan'],
    },
    allowedClasses: { code: ['language-*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    // The only input allowed is a checkbox of a task list, and the only data allowed in an image is an image.
    exclusiveFilter: ({ tag: name, attribs }) =>
      (name === 'input' && attribs['type'] !== 'checkbox') ||
      (name === 'img' && attribs['href'] === undefined && !/^(?:data:image\/|(?!data:).)/i.test(attribs['src'] ?? '')),
    transformTags: {
      ...Object.fromEntries(demoted),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, base) }),
      img: (_tagName, attribs) => imageTag(attribs, place),
      input: (tagName, attribs) => ({ tagName, attribs: { ...attribs, disabled: '' } }),
      td: aligned,
      th: aligned,
    },
  };
}

function linkAttributes({ href, title, id, name = id }: Record<string, string>, base: string): Record<string, string> {
  return {
    ...(name !== undefined && { name }),
    ...(href !== undefined && { href: withBase(href, base) }),
    ...(title !== undefined && { title }),
    ...(elsewhere.test(href?.trim() ?? '') && { target: '_blank', rel: 'noopener noreferrer' }),
  };
}

// Markdown's table alignment is written as a style.
function aligned(tagName: string, { style = '', ...attribs }: Record<string, string>): Tag {
  const align = /^text-align: ?(left|center|right);?$/.exec(style)?.[1];
  return { tagName, attribs: { ...attribs, ...(align !== undefined && { align }) } };
}

function withBase(target: string, base: string): string {
  return target.startsWith('/') && !target.startsWith('//') ? base + target : target;
}
