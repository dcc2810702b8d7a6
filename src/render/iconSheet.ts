import { digest } from '../shared/digest.js';
import type { IconSvg } from '../site/icons/icon.js';
import { maskOf } from '../site/icons/masks.js';
import { wholeTreeLimit } from '../site/navigation/branch.js';
import type { View } from '../site/navigation/view.js';
import { divisionsOf } from '../site/navigation/viewDivisions.js';
import { iconsOf } from '../site/sidebarIcons.js';
import type { Rendering } from './rendering.js';

/** A style sheet with the icons of a sidebar, and of the tabs and anchors around it. */
export interface IconSheet {
  /** Changes with the icons. */
  name: string;
  /** Without base. */
  address: string;
  css: string;
  /** The value of `data-icon` for an icon. It is short, because every sidebar entry has one, and only unique within its style sheet. */
  nameOf: (icon: IconSvg) => string | undefined;
}

/** Minimum number of icons that justifies a request. */
const fewest = 8;

const keyOf = ({ viewBox, body }: IconSvg): string => viewBox + body;

const sheets = new WeakMap<View, IconSheet | undefined>();

/**
 * The style sheet that the pages of a view share, so that pages do not repeat its icons.
 *
 * @returns undefined if icons are inlined: there are only a few, or pages show a part of the sidebar.
 */
export function iconSheet(view: View, { icon: find }: Pick<Rendering, 'icon'>): IconSheet | undefined {
  if (view.size > wholeTreeLimit) return undefined;
  if (!sheets.has(view)) {
    const around = divisionsOf(view).flatMap(({ icon }) => icon ?? []);
    const icons = [...around, ...iconsOf(view.tree)];
    const masks = icons.flatMap((icon) => find(icon) ?? []).filter(({ isEmoji }) => !isEmoji);
    sheets.set(view, createSheet(masks));
  }
  return sheets.get(view);
}

function createSheet(icons: readonly IconSvg[]): IconSheet | undefined {
  const masks = new Map(icons.map((icon) => [keyOf(icon), maskOf(icon)]));
  if (masks.size < fewest) return undefined;
  const names = new Map([...masks.keys()].map((key, index) => [key, index.toString(36)]));
  const rules = Array.from(masks, ([key, mask]) => `[data-icon="${names.get(key)}"]{--tr-icon:${mask}}`);
  const css = `@layer frame{${rules.join('')}}`;
  const name = digest(css).slice(0, 8);
  return { name, address: `/_astro/icons.${name}.css`, css, nameOf: (icon) => names.get(keyOf(icon)) };
}
