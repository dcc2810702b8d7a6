/** Links from a GraphQL or library page to others. */
export interface RelatedTypes {
  kind: 'implements' | 'implementedBy' | 'possibleTypes' | 'usedBy' | 'extends' | 'extendedBy' | 'inherited';
  /** `page` is the id of the target's entry and `anchor` an id on its page; undefined if it has no page. */
  links: readonly { label: string; page?: string; anchor?: string }[];
  /** Number of links left out. */
  more: number;
}

/**
 * Lists of links that are not empty.
 *
 * @param most maximum number of links in each, except in the types of a union, which the page shows nowhere else.
 */
export function relatedLists(
  lists: readonly (readonly [RelatedTypes['kind'], RelatedTypes['links']])[],
  most: number,
): RelatedTypes[] {
  return lists.flatMap(([kind, links]) => {
    const shown = kind === 'possibleTypes' ? links : links.slice(0, most);
    return links.length === 0 ? [] : { kind, links: shown, more: links.length - shown.length };
  });
}
