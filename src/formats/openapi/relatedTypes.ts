/** Links from a GraphQL or library page to others. */
export interface RelatedTypes {
  kind: 'implements' | 'implementedBy' | 'possibleTypes' | 'usedBy' | 'extends' | 'extendedBy' | 'inherited';
  /** `page` is the id of the target's entry and `anchor` an id on its page; undefined if it has no page. */
  links: readonly { label: string; page?: string; anchor?: string }[];
  /** Number of links left out. */
  more: number;
}
