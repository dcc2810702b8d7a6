/** Links from a page of GraphQL or of a library to others. */
export interface RelatedTypes {
  kind: 'implements' | 'implementedBy' | 'possibleTypes' | 'usedBy' | 'extends' | 'extendedBy' | 'inherited';
  /** `page` is the id of the operation that stands for it, `anchor` a place there; undefined where it has no page. */
  links: readonly { label: string; page?: string; anchor?: string }[];
  /** Number of those that are left out. */
  more: number;
}
