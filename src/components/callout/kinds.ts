import { words } from '../words.js';

/** What sets one kind of callout apart: how it is called, and the icon beside it. */
export interface CalloutKind {
  label: string;
  icon: string;
}

export const kinds = {
  note: { label: words.note, icon: 'circle-info' },
  info: { label: words.info, icon: 'info' },
  tip: { label: words.tip, icon: 'lightbulb' },
  check: { label: words.check, icon: 'circle-check' },
  warning: { label: words.warning, icon: 'triangle-exclamation' },
  danger: { label: words.danger, icon: 'circle-exclamation' },
} as const satisfies Record<string, CalloutKind>;

export type KindName = keyof typeof kinds;

/** The kind by name; undefined for a callout of the author's own. */
export function kindOf(name: unknown): KindName | undefined {
  const lower = typeof name === 'string' ? name.toLowerCase() : '';
  return Object.hasOwn(kinds, lower) ? (lower as KindName) : undefined;
}
