import { posix } from 'node:path';
import type { JsonTree } from '../../../config/tree.js';
import { defined } from '../../../shared/object.js';
import { isExternal } from '../../../shared/url.js';
import type { WrittenObject } from '../written.js';
import { repositoryOf } from './docusaurus.js';
import type { Entry, Sidebar } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { colorIn, entriesAt, flagAt, itemsAt, partAt, Reader, redirectsIn, socialsOf, textAt } from './reading.js';
import type { ForeignSite, Part } from './site.js';

/** Reads the sidebar and the header of one language. */
class LanguageReader {
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

  /** Entries of one of several sidebars. A page in the part of another sidebar is a link here, so that it has one place. */
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
    const found = entriesAt(sidebar).map(([path, value]): Sidebar => {
      const base = textAt(value, 'base') ?? '';
      const items = value.type === 'array' ? value.items : itemsAt(value, 'items');
      const entries = items.flatMap((item) => this.entries(item, base));
      return { label: labelOf(path, nav), entries: this.apart(entries, path, paths) };
    });
    return found.length > 0
      ? found
      : [{ label: '', entries: this.pages.ids.map((page): Entry => ({ kind: 'page', page })) }];
  }
}

/** Label in the header for the part of the site below a path. */
function labelOf(path: string, nav: readonly JsonTree[]): string {
  const all = nav.flatMap((item) => [item, ...itemsAt(item, 'items')]);
  const named = all.find(
    (item) => textAt(item, 'link')?.startsWith(path) || textAt(item, 'activeMatch')?.includes(path),
  );
  return textAt(named, 'text') ?? headingOf(path.replace(/\/$/, ''));
}

/** Links of the header, except those to the start of a sidebar, which is a tab. */
function headerLinks(theme: JsonTree | undefined, sidebars: readonly Sidebar[], reader: Reader): WrittenObject[] {
  const tabs = new Set(sidebars.map(({ label }) => label));
  return itemsAt(theme, 'nav').flatMap((item): WrittenObject[] => {
    const [label = '', link] = [textAt(item, 'text'), textAt(item, 'link')];
    if (link === undefined) reader.say(item, `the menu "${label}" of the header`, 'a header holds links only');
    return link === undefined || (sidebars.length > 1 && tabs.has(label)) ? [] : [{ label, href: link }];
  });
}

/** Reads `.vitepress/config`. */
export function fromVitepress(folder: OtherFolder, file: string): ForeignSite {
  const evaluator = new Evaluator(folder);
  const config = evaluator.defaultOf(file);
  const home = file.slice(0, file.lastIndexOf('.vitepress')).replace(/\/$/, '');
  const below = posix.join(home, textAt(config, 'srcDir') ?? '').replace(/^\.$|\/$/g, '');
  const reader = new Reader();
  const locales = entriesAt(config, 'locales').filter(([name]) => name !== 'root');
  const inFolder = (id: string): boolean =>
    locales.some(([name, locale]) => id.startsWith(`${name}/`) && !isExternal(textAt(locale, 'link') ?? ''));
  const isLeft = (id: string): boolean =>
    inFolder(id) ||
    /^(?:README|node_modules)/.test(id) ||
    itemsAt(config, 'srcExclude').some(
      (each) => each.type === 'scalar' && id.startsWith(String(each.value).replace(/\*.*$|\.md$/g, '') || '\0'),
    );
  function partOf(name: string, theme: JsonTree | undefined): Part {
    const pages = new Pages(folder, posix.join(below, name), name === '' ? isLeft : undefined);
    const sidebars = new LanguageReader(pages, reader, name === '' ? '/' : `/${name}/`).sidebars(theme);
    return { pages, routeOf: (id) => posix.join(name, id).replace(/(?:^|\/)index$/, ''), sidebars };
  }
  const shared = partAt(config, 'themeConfig');
  const theme = partAt(config, 'locales', 'root', 'themeConfig') ?? shared;
  const root = partOf('', partAt(theme, 'sidebar') ? theme : shared);
  const tag = textAt(config, 'locales', 'root', 'lang') ?? textAt(config, 'lang') ?? 'en';
  const parts: Part[] = [
    { ...root, language: { tag, isDefault: true } },
    ...locales.flatMap(([name, locale]): Part[] => {
      const language = { tag: textAt(locale, 'lang') ?? name, isDefault: false };
      const href = textAt(locale, 'link');
      if (href !== undefined && isExternal(href))
        return [
          {
            pages: new Pages(folder, posix.join(below, name, '\0')),
            routeOf: (id) => id,
            sidebars: [],
            language: { ...language, href },
          },
        ];
      return folder.files(posix.join(below, name)).length === 0
        ? []
        : [{ ...partOf(name, partAt(locale, 'themeConfig')), language }];
    }),
  ];
  const links = headerLinks(partAt(theme, 'nav') ? theme : shared, root.sidebars, reader);
  const accounts = itemsAt(shared, 'socialLinks').map((each): [string | undefined, string | undefined] => [
    textAt(each, 'icon'),
    textAt(each, 'link'),
  ]);
  const github = accounts.find(
    ([icon, link]) => icon === 'github' && /github\.com\/[^/]+\/[^/]+/.test(link ?? ''),
  )?.[1];
  const styles = folder
    .files(posix.join(home, '.vitepress/theme'))
    .filter((each) => /\.(?:css|scss)$/.test(each))
    .map((each) => folder.read(each));
  const primary = colorIn(styles, ['--vp-c-brand-1', '--vp-c-brand']);
  const icon = itemsAt(config, 'head').flatMap((each) =>
    textAt(each, 1, 'rel') === 'icon' ? (textAt(each, 1, 'href') ?? []) : [],
  )[0];
  const logo = partAt(shared, 'logo');
  const edit = textAt(shared, 'editLink', 'pattern') ?? textAt(theme, 'editLink', 'pattern');
  const appearance = textAt(config, 'appearance');
  const algolia =
    partAt(shared, 'search', 'provider') && textAt(shared, 'search', 'provider') === 'algolia'
      ? partAt(shared, 'search', 'options')
      : partAt(shared, 'algolia');
  const redirects = redirectsIn(folder.read(posix.join(below, 'public/_redirects')));
  const footer = textAt(theme, 'footer', 'copyright') ?? textAt(shared, 'footer', 'copyright');
  if (footer !== undefined)
    reader.lost.push({ what: `the line "${footer}" of the footer`, why: 'a footer holds links' });
  const rewrites = partAt(config, 'rewrites');
  if (rewrites) reader.say(rewrites, '`rewrites`', 'pages have the paths of their files');
  reader.sayOthers(
    shared,
    'logo nav sidebar socialLinks editLink footer search algolia outline lastUpdated docFooter siteTitle',
    'VitePress',
  );
  return {
    tool: 'vitepress',
    docs: defined({
      name: textAt(config, 'title') ?? textAt(config, 'locales', 'root', 'title') ?? 'Documentation',
      description: textAt(config, 'description') ?? textAt(config, 'locales', 'root', 'description'),
      logo:
        logo?.type === 'scalar'
          ? String(logo.value)
          : textAt(logo, 'light') && textAt(logo, 'dark')
            ? { light: textAt(logo, 'light'), dark: textAt(logo, 'dark') }
            : textAt(logo, 'src'),
      favicon: icon,
      colors: primary === undefined ? undefined : { primary },
      appearance:
        appearance === undefined
          ? undefined
          : { default: appearance.replace('force-', ''), strict: appearance.startsWith('force-') ? true : undefined },
      navbar:
        links.length === 0 && github === undefined
          ? undefined
          : defined({
              links: links.length > 0 ? links : undefined,
              primary: github === undefined ? undefined : { type: 'github', href: github },
            }),
      footer: socialsOf(accounts),
      feedback: edit === undefined ? undefined : { suggestEdit: true },
      redirects: redirects.length > 0 ? redirects : undefined,
      trellis: defined({
        siteUrl: textAt(config, 'sitemap', 'hostname'),
        repository: repositoryOf(edit),
        search: algolia && {
          algolia: defined({
            appId: textAt(algolia, 'appId'),
            apiKey: textAt(algolia, 'apiKey'),
            indexName: textAt(algolia, 'indexName'),
          }),
        },
      }),
    }),
    parts: parts.length === 1 ? [root] : parts,
    statics: [posix.join(below, 'public')],
    project: below,
    base: (textAt(config, 'base') ?? '').replace(/\/$/, ''),
    labels: reader.labels,
    lost: [...evaluator.computed('themeConfig.sidebar', 'themeConfig.nav', 'locales'), ...reader.lost],
  };
}
