import { defined } from '../../shared/object.js';
import type { Written, WrittenObject } from '../written.js';
import type { Entry } from './entry.js';
import type { ForeignSite, Part } from './site.js';

/** Writes the navigation of a migrated site. */
export class NavigationWriter {
  /** Pages that only link elsewhere, by path, because sidebars here contain pages. */
  readonly links = new Map<string, { title: string; url: string }>();

  /** Path of the page's file, without extension. */
  static pathOf({ routeOf }: Part, id: string): string {
    const route = routeOf(id);
    if (route === '') return 'index';
    return /(?:^|\/)(?:index|readme)$/i.test(id) ? `${route}/index` : route;
  }

  write({ parts }: ForeignSite): WrittenObject {
    const [only] = parts;
    if (parts.length === 1 && only) return this.#contents(only);
    const languages = [...Map.groupBy(parts, ({ language }) => language?.tag ?? '')];
    if (languages.length < 2) return this.#versions(parts);
    return {
      languages: languages.map(([tag, own]): Written => {
        const { isDefault, href } = own[0]?.language ?? { isDefault: true };
        const head = defined({ language: tag, default: isDefault ? true : undefined, href });
        return href === undefined ? { ...head, ...this.#versions(own) } : head;
      }),
    };
  }

  #versions(parts: readonly Part[]): WrittenObject {
    const [only] = parts;
    if (parts.length === 1 && only) return this.#contents(only);
    return {
      versions: parts.map((part): Written => ({
        ...defined({
          version: part.version?.label ?? '',
          default: part.version?.isDefault === true ? true : undefined,
        }),
        ...this.#contents(part),
      })),
    };
  }

  /** The navigation for one sidebar, or for several as tabs. */
  #contents(part: Part): WrittenObject {
    const filled = part.sidebars.filter(({ entries }) => this.#pages(entries, part).length > 0);
    const [only, ...others] = filled;
    if (!only) return { pages: part.pages.ids.map((id) => NavigationWriter.pathOf(part, id)) };
    if (others.length === 0) return this.#lists(only.entries, part);
    return { tabs: filled.map(({ label, entries }) => ({ tab: label, ...this.#lists(entries, part) })) };
  }

  #lists(entries: readonly Entry[], part: Part): WrittenObject {
    const hasLoose = entries.some(({ kind }) => kind !== 'group');
    return { [hasLoose ? 'pages' : 'groups']: this.#pages(entries, part) };
  }

  #pages(entries: readonly Entry[], part: Part): Written[] {
    return entries.flatMap((entry): Written[] => {
      if (entry.kind === 'page') return [NavigationWriter.pathOf(part, entry.page)];
      if (entry.kind === 'link') return [this.#link(entry.label, entry.href)];
      const inner = entry.entries.filter((each) => each.kind !== 'page' || each.page !== entry.root);
      const pages = this.#pages(inner, part);
      const root = entry.root === undefined ? undefined : NavigationWriter.pathOf(part, entry.root);
      if (pages.length === 0 && root === undefined) return [];
      const { label, isClosed } = entry;
      return [defined({ group: label, root, expanded: isClosed === false ? true : undefined, pages })];
    });
  }

  #link(title: string, url: string): string {
    const name =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'link';
    for (let count = 1; ; count += 1) {
      const path = `links/${count === 1 ? name : `${name}-${count}`}`;
      const link = this.links.get(path);
      if (link && link.url !== url) continue;
      this.links.set(path, { title, url });
      return path;
    }
  }
}
