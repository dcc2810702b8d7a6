import { attributesIn } from './sourceSet.js';

/** Maximum number of characters before a picture for it to be visible at once. */
const mostText = 700;
/** CSS pixels; a smaller picture is a badge. */
const leastWidth = 200;

const picture = /<img\b(?:[^"'>]|"[^"]*"|'[^']*')*>/i;
/** Markup of content that may be folded or shown in one mode only. */
const hides =
  /<(?:details|template|table|pre|trellis-island)\b|\shidden[\s=>]|role="tabpanel"|[\s":](?:hidden|block|light-only|dark-only)[\s"]/;
const lazy = /\sloading="lazy"/;

function textIn(html: string): string {
  return html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '').replace(/\s+/g, ' ');
}

/** Gives the picture at the start of a page high loading priority, because it may be the largest element on the screen. */
export function withLeadingPicture(html: string): string {
  const start = html.indexOf('class="mdx-content prose"');
  const found = start < 0 ? null : picture.exec(html.slice(start));
  if (!found) return html;
  const [tag] = found;
  const at = start + found.index;
  const before = html.slice(start, at);
  const isSmall = !(Number.parseFloat(attributesIn(tag).get('width') ?? '') >= leastWidth);
  if (isSmall || !lazy.test(tag) || hides.test(before + tag) || textIn(before).length > mostText) return html;
  return `${html.slice(0, at)}${tag.replace(lazy, ' fetchpriority="high"')}${html.slice(at + tag.length)}`;
}
