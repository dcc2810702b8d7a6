/** The kinds of callouts, with the icon beside each. */
export const kinds = {
  note: 'circle-info',
  info: 'info',
  tip: 'lightbulb',
  check: 'circle-check',
  warning: 'triangle-exclamation',
  danger: 'circle-exclamation',
} as const;

export type KindName = keyof typeof kinds;

/** The kind by name; undefined for a callout of the author's own. */
export function kindOf(name: unknown): KindName | undefined {
  const lower = typeof name === 'string' ? name.toLowerCase() : '';
  return Object.hasOwn(kinds, lower) ? (lower as KindName) : undefined;
}
