/** Attribute of the link whose page is prerendered. */
export const pointedAt = 'data-pointed-at';

/**
 * Speculation rules for the link with this attribute. Their text is constant, so that a content security policy can allow it by hash:
 * `'inline-speculation-rules'` has no effect beside a hash.
 */
export function speculationRules(action: 'prerender' | 'prefetch'): string {
  return `{"${action}":[{"where":{"selector_matches":"[${pointedAt}]"},"eagerness":"immediate"}]}`;
}
