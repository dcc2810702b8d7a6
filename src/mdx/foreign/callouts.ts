const names = {
  Note: 'note seealso quote cite example snippet',
  Info: 'info important abstract summary tldr todo question help faq',
  Tip: 'tip hint',
  Check: 'check success done',
  Warning: 'warning caution attention',
  Danger: 'danger error failure fail missing bug',
} as const;

export type CalloutName = keyof typeof names;

const components: ReadonlyMap<string, CalloutName> = new Map(
  Object.entries(names).flatMap(([component, kinds]) =>
    kinds.split(' ').map((kind) => [kind, component as CalloutName] as const),
  ),
);

/** The callout for a kind of admonition of another documentation tool; undefined if no tool has such a kind. */
export const calloutOf = (kind: string): CalloutName | undefined => components.get(kind.toLowerCase());
