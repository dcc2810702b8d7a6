import { digest } from '../shared/digest.js';
import { maskRule } from '../site/icons/masks.js';
import { wholeTreeLimit } from '../site/navigation/branch.js';
import type { View } from '../site/navigation/view.js';
import { iconsOf } from '../site/sidebarIcons.js';
import type { Rendering } from './rendering.js';

/** A style sheet with the icons of a sidebar. */
export interface IconSheet {
  /** Changes with the icons. */
  name: string;
  /** Without base. */
  address: string;
  css: string;
}

/** Smallest number of icons that are worth a request. */
const fewest = 8;

const sheets = new WeakMap<View['tree'], IconSheet | undefined>();

/**
 * The style sheet that the pages of a view share, so that not every page has all pictures in it.
 *
 * @returns undefined if the pages have pictures in their HTML: there are few icons, or pages show only a part of the sidebar.
 */
export function iconSheet({ tree, size }: View, { icon: find }: Pick<Rendering, 'icon'>): IconSheet | undefined {
  if (size > wholeTreeLimit) return undefined;
  if (!sheets.has(tree)) sheets.set(tree, createSheet(iconsOf(tree).flatMap((icon) => find(icon) ?? [])));
  return sheets.get(tree);
}

function createSheet(icons: readonly Parameters<typeof maskRule>[0][]): IconSheet | undefined {
  const rules = new Set(icons.map(maskRule));
  if (rules.size < fewest) return undefined;
  const css = `@layer frame{${[...rules].join('')}}`;
  const name = digest(css).slice(0, 8);
  return { name, address: `/_astro/icons.${name}.css`, css };
}
