import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconifyJSON } from '@iconify-json/lucide';
import { library } from '../../shared/packageRoot.js';
import { remember } from '../../shared/remember.js';

/** The bundled sets: Font Awesome 6's free styles, and Lucide and Tabler for other icons. */
export const setNames = ['fa6-solid', 'fa6-regular', 'fa6-brands', 'lucide', 'tabler'] as const;
export type SetName = (typeof setNames)[number];

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconifyJSON>();

/** A set, read on first use. `src/package/icons.mjs` writes them. */
export function iconSet(name: SetName): IconifyJSON {
  return remember(loaded, name, () => require(path.join(library, 'icons', `${name}.json`)) as IconifyJSON);
}
