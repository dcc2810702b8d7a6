import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify-json/fa6-solid';

/** The bundled sets: Font Awesome 6's free styles, and Lucide and Tabler for other icons. */
export const setNames = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler'] as const;
export type SetName = (typeof setNames)[number];

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconifyJSON>();

/** A set, read from its package on first use. */
export function iconSet(name: SetName): IconifyJSON {
  const known = loaded.get(name);
  if (known) return known;
  const set = require(`@iconify-json/${name}/icons.json`) as IconifyJSON;
  loaded.set(name, set);
  return set;
}
