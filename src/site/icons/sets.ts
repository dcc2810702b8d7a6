import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify-json/fa6-solid';

/** The bundled sets: the free styles of Font Awesome 6, and Lucide and Tabler for what they lack. */
export const setNames = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler'] as const;
export type SetName = (typeof setNames)[number];

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconifyJSON>();

/** A set, read from its package when it is first asked for. */
export function iconSet(name: SetName): IconifyJSON {
  const known = loaded.get(name);
  if (known) return known;
  const set = require(`@iconify-json/${name}/icons.json`) as IconifyJSON;
  loaded.set(name, set);
  return set;
}
