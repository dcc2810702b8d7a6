/** Attribute of the link whose page is prerendered before it is clicked. */
export const pointedAt = 'data-pointed-at';

/**
 * Rules by which a browser prerenders, or fetches, the page of a link ahead. Their text is always the same, so that a content security policy
 * can name it by its hash: `'inline-speculation-rules'` counts for nothing beside a hash.
 */
export function speculationRules(action: 'prerender' | 'prefetch'): string {
  return `{"${action}":[{"where":{"selector_matches":"[${pointedAt}]"},"eagerness":"immediate"}]}`;
}
