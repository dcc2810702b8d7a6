import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify-json/fa6-solid';
import { remember } from '../../shared/remember.js';

/** The bundled sets: Font Awesome 6's free styles, and Lucide and Tabler for other icons. */
export const setNames = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler'] as const;
export type SetName = (typeof setNames)[number];

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconifyJSON>();

/** A set, read from its package on first use. */
export function iconSet(name: SetName): IconifyJSON {
  return remember(loaded, name, () => require(`@iconify-json/${name}/icons.json`) as IconifyJSON);
}
