import { posix } from 'node:path';
import type { JsonTree } from '../../../config/tree.js';
import { defined } from '../../../shared/object.js';
import type { WrittenObject } from '../written.js';
import { navigationOf, type Entry, type Moved, type Sidebar } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { flagAt, itemsAt, partAt, Reader, textAt } from './reading.js';
import { isExternal } from '../../../shared/url.js';

/** @param base start of the links. */
function entriesOf(item: JsonTree, base: string, reader: Reader): Entry[] {
  const label = textAt(item, 'text');
  const link = textAt(item, 'link');
  const inside = partAt(item, 'items');
  const own = textAt(item, 'base') ?? base;
  const target = link === undefined || isExternal(link) ? link : posix.join('/', base, link);
  if (!inside) return target === undefined ? [] : reader.page(item, target, label);
  const entries = itemsAt(inside).flatMap((each) => entriesOf(each, own, reader));
  const root = target === undefined || isExternal(target) ? undefined : reader.pages.find(target);
  // A list without a heading belongs to the list around it.
  if (label === undefined) return entries;
  return [{ kind: 'group', label, entries, root, isClosed: flagAt(item, 'collapsed') }];
}

/** Label in the header for the part of the site below a path. */
function labelOf(path: string, nav: readonly JsonTree[]): string {
  const named = nav.find(
    (item) => textAt(item, 'link')?.startsWith(path) || textAt(item, 'activeMatch')?.includes(path),
  );
  return textAt(named, 'text') ?? headingOf(path.replace(/\/$/, ''));
}

function sidebarsOf(sidebar: JsonTree | undefined, nav: readonly JsonTree[], reader: Reader): Sidebar[] {
  if (sidebar?.type === 'array')
    return [{ label: '', entries: sidebar.items.flatMap((item) => entriesOf(item, '', reader)) }];
  if (sidebar?.type !== 'object') return [];
  return [...sidebar.entries].map(([path, { value }]) => {
    const base = textAt(value, 'base') ?? '';
    const items = value.type === 'array' ? value.items : itemsAt(value, 'items');
    return { label: labelOf(path, nav), entries: items.flatMap((item) => entriesOf(item, base, reader)) };
  });
}

/** External links of the header. Links to pages become tabs and groups. */
function headerLinks(nav: readonly JsonTree[], reader: Reader): WrittenObject[] {
  return nav.flatMap((item): WrittenObject[] => {
    const [label = '', link] = [textAt(item, 'text'), textAt(item, 'link')];
    if (link !== undefined && isExternal(link)) return [{ label, href: link }];
    if (link === undefined) reader.say(item, `the menu "${label}" of the header`, 'a header holds links only');
    return [];
  });
}

/** Reads `.vitepress/config`. */
export function fromVitepress(folder: OtherFolder, file: string): Moved {
  const evaluator = new Evaluator(folder);
  const config = evaluator.defaultOf(file);
  const below = posix.join(posix.dirname(posix.dirname(file)), textAt(config, 'srcDir') ?? '').replace(/^\.$|\/$/g, '');
  const reader = new Reader(new Pages(folder, below), []);
  const nav = itemsAt(config, 'themeConfig', 'nav');
  const sidebars = sidebarsOf(partAt(config, 'themeConfig', 'sidebar'), nav, reader);
  const listed = sidebars.length > 0 ? sidebars : [{ label: '', entries: reader.pages.ids.map(pageEntry) }];
  const links = headerLinks(nav, reader);
  const socials = itemsAt(config, 'themeConfig', 'socialLinks').map((each): [string, string | undefined] => [
    textAt(each, 'icon') ?? 'website',
    textAt(each, 'link'),
  ]);
  for (const name of ['rewrites', 'locales', 'base']) {
    const part = partAt(config, name);
    if (part) reader.say(part, name, name === 'base' ? 'give it to `build --base`' : 'it is a setting of VitePress');
  }
  const docs = {
    theme: 'mint',
    name: textAt(config, 'title') ?? 'Documentation',
    description: textAt(config, 'description'),
    navigation: navigationOf(listed),
    navbar: links.length > 0 ? { links } : undefined,
    footer: socials.length > 0 ? { socials: Object.fromEntries(socials) } : undefined,
  };
  return {
    folder: below,
    docs: defined(docs),
    lost: [...evaluator.computed('themeConfig.sidebar', 'themeConfig.nav'), ...reader.lost],
  };
}

const pageEntry = (page: string): Entry => ({ kind: 'page', page });
