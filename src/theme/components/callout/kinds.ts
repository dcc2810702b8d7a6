import { calloutIcons } from '../../../site/calloutIcons.js';

export { calloutIcons as kinds };

export type KindName = keyof typeof calloutIcons;

/** The kind with a name; undefined for a custom callout. */
export function kindOf(name: unknown): KindName | undefined {
  const lower = typeof name === 'string' ? name.toLowerCase() : '';
  return Object.hasOwn(calloutIcons, lower) ? (lower as KindName) : undefined;
}
