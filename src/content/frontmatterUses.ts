import type { Page } from './page.js';

/** Links in `related`, each with its position in the frontmatter. */
export function relatedLinks({ related }: Page['frontmatter'], spans: Page['frontmatterSpans']): Page['references'] {
  if (!related) return [];
  return related.map(({ target }, index) => ({ kind: 'link', target, span: spans[`related.${index}`] }));
}

/** The page's icon, if its frontmatter names one. */
export function frontmatterIcon(
  { icon, iconType }: Page['frontmatter'],
  spans: Page['frontmatterSpans'],
): Page['icons'] {
  return icon ? [{ name: icon, span: spans['icon'], ...(iconType ? { style: iconType } : {}) }] : [];
}
