import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { isExternal } from '../../shared/url.js';
import type { Entry, Sidebar } from './entry.js';
import { headingOf, type Pages } from './pages.js';
import { entriesAt, flagAt, itemsAt, partAt, type Reader, textAt } from './reading.js';

/** Reads the sidebars of one language. */
export class LanguageReader {
  constructor(
    private readonly pages: Pages,
    private readonly reader: Reader,
    /** Start of links to the pages: `/zh/`. */
    private readonly start: string,
  ) {}

  /** @param base start of the links. */
  entries(item: JsonTree, base: string): Entry[] {
    const label = textAt(item, 'text');
    const link = textAt(item, 'link');
    const inside = partAt(item, 'items');
    const own = textAt(item, 'base') ?? base;
    const target = link === undefined || isExternal(link) ? link : this.local(posix.join('/', base, link));
    if (!inside) return target === undefined ? [] : this.reader.page(this.pages, item, target, label);
    const entries = itemsAt(inside).flatMap((each) => this.entries(each, own));
    const root = target === undefined || isExternal(target) ? undefined : this.pages.find(target);
    // A list without a heading belongs to the list around it.
    if (label === undefined) return entries;
    return [{ kind: 'group', label, entries, root, isClosed: flagAt(item, 'collapsed') }];
  }

  private local(path: string): string {
    return path.startsWith(this.start) ? path.slice(this.start.length - 1) : path;
  }

  /** Entries of one of several sidebars. A page that another sidebar contains becomes a link, so that it has one position. */
  private apart(entries: readonly Entry[], path: string, paths: readonly string[]): Entry[] {
    const isOther = (page: string): boolean =>
      !`/${page}`.startsWith(path) && paths.some((each) => each !== '/' && `/${page}`.startsWith(each));
    return entries.map((entry): Entry => {
      if (entry.kind === 'group') return { ...entry, entries: this.apart(entry.entries, path, paths) };
      if (entry.kind === 'link' || !isOther(entry.page)) return entry;
      const href = `/${entry.page.replace(/(?:^|\/)index$/, '')}`;
      return { kind: 'link', label: this.pages.titleOf(entry.page) ?? headingOf(entry.page), href };
    });
  }

  sidebars(theme: JsonTree | undefined): Sidebar[] {
    const [sidebar, nav] = [partAt(theme, 'sidebar'), itemsAt(theme, 'nav')];
    if (sidebar?.type === 'array')
      return [{ label: '', entries: sidebar.items.flatMap((item) => this.entries(item, '')) }];
    const paths = entriesAt(sidebar).map(([path]) => path);
    const sections = entriesAt(sidebar).map(([path, value]): Sidebar => {
      const base = textAt(value, 'base') ?? '';
      const items = value.type === 'array' ? value.items : itemsAt(value, 'items');
      const entries = items.flatMap((item) => this.entries(item, base));
      return { label: labelOf(path, nav), entries: this.apart(entries, path, paths) };
    });
    return sections.length > 0
      ? sections
      : [{ label: '', entries: this.pages.ids.map((page): Entry => ({ kind: 'page', page })) }];
  }
}

/** Label from the header for the part of the site below a path. */
function labelOf(path: string, nav: readonly JsonTree[]): string {
  const all = nav.flatMap((item) => [item, ...itemsAt(item, 'items')]);
  const match = all.find(
    (item) => textAt(item, 'link')?.startsWith(path) || textAt(item, 'activeMatch')?.includes(path),
  );
  return textAt(match, 'text') ?? headingOf(path.replace(/\/$/, ''));
}
