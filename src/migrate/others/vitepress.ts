import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { defined } from '../../shared/object.js';
import { isExternal } from '../../shared/url.js';
import type { WrittenObject } from '../written.js';
import type { Sidebar } from './entry.js';
import type { OtherFolder } from './folder.js';
import { Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { colorIn, entriesAt, itemsAt, partAt, Reader, textAt, textsAt } from './reading.js';
import { accountsIn, githubIn, navbarOf, redirectsIn, repositoryOf, searchOf, socialsOf } from './settings.js';
import type { ForeignSite, Part } from './site.js';
import { LanguageReader } from './vitepressSidebars.js';

/** A VitePress project. */
interface VitepressProject {
  folder: OtherFolder;
  /** Folder with `.vitepress`. */
  home: string;
  /** Folder of the pages. */
  below: string;
  config: JsonTree | undefined;
  /** Settings of the theme for all languages. */
  shared: JsonTree | undefined;
  /** Settings of the theme for the main language. */
  theme: JsonTree | undefined;
  reader: Reader;
}

/** Header links, except those to the start of a sidebar, which becomes a tab. */
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
  const shared = partAt(config, 'themeConfig');
  const theme = partAt(config, 'locales', 'root', 'themeConfig') ?? shared;
  const reader = new Reader();
  const project: VitepressProject = { folder, home, below, config, shared, theme, reader };
  const parts = readParts(project);
  const docs = readDocs(project, parts[0]?.sidebars ?? []);
  reportOthers(project);
  return {
    tool: 'vitepress',
    docs,
    parts,
    statics: [posix.join(below, 'public')],
    project: below,
    base: (textAt(config, 'base') ?? '').replace(/\/$/, ''),
    labels: reader.labels,
    lost: [...evaluator.computed('themeConfig.sidebar', 'themeConfig.nav', 'locales'), ...reader.lost],
  };
}

/** Reads the pages: a part for each language. */
function readParts({ folder, below, config, shared, theme, reader }: VitepressProject): Part[] {
  const locales = entriesAt(config, 'locales').filter(([name]) => name !== 'root');
  const inFolder = (id: string): boolean =>
    locales.some(([name, locale]) => id.startsWith(`${name}/`) && !isExternal(textAt(locale, 'link') ?? ''));
  const isLeft = (id: string): boolean =>
    inFolder(id) ||
    /^(?:README|node_modules)/.test(id) ||
    textsAt(config, 'srcExclude').some((each) => id.startsWith(each.replace(/\*.*$|\.md$/g, '') || '\0'));
  function partOf(name: string, own: JsonTree | undefined): Part {
    const pages = new Pages(folder, posix.join(below, name), name === '' ? isLeft : undefined);
    const sidebars = new LanguageReader(pages, reader, name === '' ? '/' : `/${name}/`).sidebars(own);
    return { pages, routeOf: (id) => posix.join(name, id).replace(/(?:^|\/)index$/, ''), sidebars };
  }
  const root = partOf('', partAt(theme, 'sidebar') ? theme : shared);
  const others = locales.flatMap(([name, locale]): Part[] => {
    const language = { tag: textAt(locale, 'lang') ?? name, isDefault: false };
    const href = textAt(locale, 'link');
    if (href !== undefined && isExternal(href)) {
      const pages = new Pages(folder, posix.join(below, name, '\0'));
      return [{ pages, routeOf: (id) => id, sidebars: [], language: { ...language, href } }];
    }
    return folder.files(posix.join(below, name)).length === 0
      ? []
      : [{ ...partOf(name, partAt(locale, 'themeConfig')), language }];
  });
  const tag = textAt(config, 'locales', 'root', 'lang') ?? textAt(config, 'lang') ?? 'en';
  return others.length === 0 ? [root] : [{ ...root, language: { tag, isDefault: true } }, ...others];
}

/** @param sidebars those of the main language. */
function readDocs(project: VitepressProject, sidebars: readonly Sidebar[]): WrittenObject {
  const { folder, home, below, config, shared, theme, reader } = project;
  const links = headerLinks(partAt(theme, 'nav') ? theme : shared, sidebars, reader);
  const accounts = accountsIn(itemsAt(shared, 'socialLinks'), 'link');
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
    textAt(shared, 'search', 'provider') === 'algolia'
      ? partAt(shared, 'search', 'options')
      : partAt(shared, 'algolia');
  const redirects = redirectsIn(folder.read(posix.join(below, 'public/_redirects')));
  return defined({
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
    navbar: navbarOf(links, githubIn(accounts)),
    footer: socialsOf(accounts),
    feedback: edit === undefined ? undefined : { suggestEdit: true },
    redirects: redirects.length > 0 ? redirects : undefined,
    trellis: defined({
      siteUrl: textAt(config, 'sitemap', 'hostname'),
      repository: repositoryOf(edit),
      search: searchOf(algolia),
    }),
  });
}

/** Reports the settings that are not converted. */
function reportOthers({ config, shared, theme, reader }: VitepressProject): void {
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
}
