import type { MdastNode } from 'satteri';
import { componentNames, memberNames } from '../../../mdx/componentProperties.js';
import { element } from '../../../mdx/compile/repair.js';
import type { Edit } from '../../../shared/edits.js';

/** Context for converting the text of a page. */
export interface PageContext {
  /** Converts an address; undefined if it does not change. */
  link: (target: string) => string | undefined;
  /** Records a part of the page that cannot be migrated. */
  leave: (what: string, why: string, offset: number) => void;
  /** Converts Markdown marks in the text between elements. */
  inline?: ((text: string) => string) | undefined;
  /** Adds edits of the addresses of a link, an image or a definition. */
  addresses: (node: Readonly<MdastNode>, source: string, start: number, edits: Edit[]) => void;
}

const empty =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|circle|line|polygon|polyline|defs|use|ellipse|stop|lineargradient|clippath)$/i;

export const componentTags: ReadonlySet<string> = new Set([...componentNames, ...memberNames, 'Fragment']);

/** Adds the edit of the address in a link, an image or a definition. */
export function addressEdits(link: PageContext['link']): PageContext['addresses'] {
  return (node, source, start, edits) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const to = link(node.url);
    const at = to === undefined ? -1 : source.lastIndexOf(node.url);
    if (to === undefined || at === -1) return;
    edits.push({
      start: start + at,
      end: start + at + node.url.length,
      text: to.replace(/[\s()]/g, encodeURIComponent),
    });
  };
}

/** Converts the addresses in an HTML tag and removes attributes for Vue; empty for a component of the old site. */
export function changedElements(tag: string, offset: number, context: PageContext): string {
  const [, name = ''] = /^<\/?([\w.-]+)/.exec(tag) ?? [];
  if (name === 'template') return '';
  // A word in angle brackets is not an element.
  if (/^[a-z]\w*$/.test(name) && !element.test(name) && !empty.test(name)) return tag.replaceAll('<', '\\<');
  if (/^[A-Z]/.test(name) && !componentTags.has(name)) {
    if (!tag.startsWith('</')) context.leave(`\`<${name}>\``, 'it is a component of the old site', offset);
    return '';
  }
  const [, themed] = /\ssrc="[^"]*#(?:only|gh)-(light|dark)(?:-mode-only)?"/.exec(tag) ?? [];
  if (themed !== undefined && !/\sclass(?:Name)?=/.test(tag)) {
    const classes = themed === 'light' ? 'block dark:hidden' : 'hidden dark:block';
    return changedElements(tag.replace(/#(?:only|gh)-[\w-]+"/, `" className="${classes}"`), offset, context);
  }
  const [, badge] = name === 'Badge' ? (/\stext="([^"]*)"/.exec(tag) ?? []) : [];
  if (badge !== undefined) return `<Badge>${badge}</Badge>`;
  return tag
    .replace(/\s(?::|@|v-)[\w.:-]+(?:="[^"]*")?/g, '')
    .replace(
      /(\s(?:src|href|poster)=)(["'])(.*?)\2/g,
      (_whole, before: string, quote: string, target: string) =>
        `${before}${quote}${context.link(target) ?? target}${quote}`,
    );
}
