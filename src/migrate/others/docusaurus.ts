import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { defined } from '../../shared/object.js';
import { isExternal } from '../../shared/url.js';
import type { WrittenObject } from '../written.js';
import { parseConfigText } from './data.js';
import { DocusaurusPages } from './docusaurusPages.js';
import { Sidebars } from './docusaurusSidebars.js';
import type { Sidebar } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { colorIn, entriesAt, flagAt, itemsAt, oneOrMore, partAt, Reader, textAt, textsAt } from './reading.js';
import { navbarOf, redirectsIn, repositoryOf, searchOf } from './settings.js';
import type { ForeignSite, Part } from './site.js';

const endings = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'];
const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Reads `docusaurus.config` and the sidebars that it names. */
export function fromDocusaurus(folder: OtherFolder, file: string): ForeignSite {
  const project = posix.dirname(file);
  const at = (path: string): string => posix.join(project, path);
  const config = new Evaluator(folder).defaultOf(file);
  const reader = new Reader();
  const [settings] = [
    ...itemsAt(config, 'presets').flatMap((each) => partAt(each, 1, 'docs') ?? []),
    ...itemsAt(config, 'plugins').flatMap((each) =>
      /content-docs/.test(textAt(each, 0) ?? '') ? (partAt(each, 1) ?? []) : [],
    ),
  ];
  const below = at(textAt(settings, 'path') ?? 'docs');
  const theme = partAt(config, 'themeConfig');
  const items = itemsAt(theme, 'navbar', 'items');
  const labelOf = (name: string): string => {
    const item = items.find((each) => textAt(each, 'sidebarId') === name);
    return textAt(item, 'label') ?? headingOf(name.replace(/Sidebars?$/i, ''));
  };
  const base = trimmed(textAt(settings, 'routeBasePath') ?? 'docs');

  /** The pages below a folder with their sidebars. */
  function partOf(from: string, prefix: readonly string[], sidebarFiles: readonly string[]): Part {
    const docs = new DocusaurusPages(new Pages(folder, from));
    const sidebars = new Sidebars(docs, reader);
    const sidebarFile = sidebarFiles.find((name) => folder.has(name));
    const evaluator = new Evaluator(folder);
    const tree = sidebarFile === undefined ? undefined : evaluator.defaultOf(sidebarFile);
    const namedSidebars = entriesAt(tree).map(([name, value]): Sidebar => ({
      label: labelOf(name),
      entries: sidebars.entries(value),
    }));
    reader.lost.push(...evaluator.computed(''));
    return {
      pages: docs.pages,
      routeOf: (id) => trimmed([base, ...prefix, docs.addressOf(id)].join('/').replace(/\/+/g, '/')),
      sidebars: namedSidebars.length > 0 ? namedSidebars : [{ label: '', entries: sidebars.folder('') }],
    };
  }

  const sidebarPath = textAt(settings, 'sidebarPath');
  const sidebarFiles = [
    ...(sidebarPath === undefined ? [] : [at(sidebarPath)]),
    ...endings.map((ending) => at(`sidebars.${ending}`)),
  ];
  const versions = parseConfigText('', folder.read(at('versions.json')) ?? '[]');
  const older = textsAt(versions);
  const labelOfVersion = (name: string): string =>
    textAt(settings, 'versions', name, 'label') ?? (name === 'current' ? 'Next' : name);
  const last = textAt(settings, 'lastVersion') ?? older[0] ?? 'current';
  const pathOfVersion = (name: string): string =>
    textAt(settings, 'versions', name, 'path') ?? (name === last ? '' : name === 'current' ? 'next' : name);
  const isShown = (name: string): boolean => name !== 'current' || flagAt(settings, 'includeCurrentVersion') !== false;
  const shownVersions = older.length === 0 ? [] : ['current', ...older].filter(isShown);
  const inVersions = shownVersions.map((name): Part => ({
    ...partOf(
      name === 'current' ? below : at(`versioned_docs/version-${name}`),
      [pathOfVersion(name)],
      name === 'current' ? sidebarFiles : [at(`versioned_sidebars/version-${name}-sidebars.json`)],
    ),
    version: { label: labelOfVersion(name), isDefault: name === last },
  }));
  const main = inVersions.length > 0 ? inVersions : [partOf(below, [], sidebarFiles)];
  const own = textAt(config, 'i18n', 'defaultLocale') ?? 'en';
  const translated = (tag: string): string => at(`i18n/${tag}/docusaurus-plugin-content-docs/current`);
  const others = textsAt(config, 'i18n', 'locales').filter(
    (tag) => tag !== own && folder.files(translated(tag)).length > 0,
  );
  const parts =
    others.length === 0
      ? main
      : [
          ...main.map((part): Part => ({ ...part, language: { tag: own, isDefault: true } })),
          ...others.map((tag): Part => {
            const part = partOf(translated(tag), [], sidebarFiles);
            return { ...part, routeOf: (id) => `${tag}/${part.routeOf(id)}`, language: { tag, isDefault: false } };
          }),
        ];
  const link = (target: string): string => (isExternal(target) ? target : `/${trimmed(target)}`);
  const targetOf = (item: JsonTree): string | undefined => {
    const id = textAt(item, 'docId') ?? (textAt(item, 'type') === 'doc' ? textAt(item, 'to') : undefined);
    const page = id === undefined ? undefined : main[0]?.pages.find(id);
    const target = textAt(item, 'href') ?? textAt(item, 'to');
    return page === undefined ? target && link(target) : `/${main[0]?.routeOf(page) ?? ''}`;
  };
  const isRepository = (href: string): boolean => /^https:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(href);
  const header = items.flatMap((item): WrittenObject[] => {
    const [label, href] = [textAt(item, 'label'), targetOf(item)];
    if (partAt(item, 'items')) reader.say(item, `the menu "${label ?? ''}" of the header`, 'a header holds links only');
    return href === undefined || partAt(item, 'items') ? [] : [{ label: label ?? 'GitHub', href }];
  });
  const repository = header.find(({ href }) => isRepository(String(href)));
  const links = header.filter((each) => each !== repository);
  const columns = itemsAt(theme, 'footer', 'links').flatMap((column): WrittenObject[] => {
    const own = itemsAt(column, 'items').flatMap((item): WrittenObject[] => {
      const [label, href] = [textAt(item, 'label'), targetOf(item)];
      return label === undefined || href === undefined ? [] : [{ label, href }];
    });
    return own.length > 0 ? [defined({ header: textAt(column, 'title'), items: own })] : [];
  });
  const styles = itemsAt(config, 'presets')
    .flatMap((each) => oneOrMore(partAt(each, 1, 'theme', 'customCss')))
    .flatMap((each) => (each.type === 'scalar' ? folder.read(at(String(each.value))) : undefined));
  const primary = colorIn(styles, ['--ifm-color-primary']);
  const [logo, dark] = [textAt(theme, 'navbar', 'logo', 'src'), textAt(theme, 'navbar', 'logo', 'srcDark')];
  const edit = textAt(settings, 'editUrl');
  const mode = textAt(theme, 'colorMode', 'defaultMode');
  const moved = itemsAt(config, 'plugins')
    .filter((each) => /client-redirects/.test(textAt(each, 0) ?? ''))
    .flatMap((each) => itemsAt(each, 1, 'redirects'))
    .flatMap((rule): WrittenObject[] =>
      oneOrMore(partAt(rule, 'from')).map((source) => ({
        source: source.type === 'scalar' ? String(source.value) : '',
        destination: textAt(rule, 'to') ?? '/',
      })),
    );
  const redirects = [...moved, ...redirectsIn(folder.read(at('static/_redirects')) ?? folder.read(at('_redirects')))];
  for (const name of ['blog', 'src/pages'])
    if (folder.files(at(name)).some((each) => /\.(?:mdx?|[jt]sx?)$/.test(each)))
      reader.lost.push({
        what: `the folder ${name}`,
        why: name === 'blog' ? 'posts are no part of a documentation' : 'its pages are programs',
      });
  reader.sayOthers(
    theme,
    'navbar footer colorMode algolia prism image metadata docs tableOfContents announcementBar',
    'Docusaurus',
  );
  const icon = textAt(config, 'favicon');
  return {
    tool: 'docusaurus',
    docs: defined({
      name: textAt(config, 'title') ?? 'Documentation',
      description: textAt(config, 'tagline'),
      logo: logo === undefined ? undefined : dark === undefined ? `/${logo}` : { light: `/${logo}`, dark: `/${dark}` },
      favicon: icon === undefined ? undefined : `/${trimmed(icon)}`,
      colors: primary === undefined ? undefined : { primary },
      appearance: mode === undefined ? undefined : { default: mode },
      navbar: navbarOf(links, repository && String(repository['href'])),
      footer: columns.length > 0 ? { links: columns } : undefined,
      banner: bannerOf(partAt(theme, 'announcementBar')),
      feedback: edit === undefined ? undefined : { suggestEdit: true },
      redirects: redirects.length > 0 ? redirects : undefined,
      trellis: defined({
        siteUrl: textAt(config, 'url'),
        repository: repositoryOf(edit),
        search: searchOf(partAt(theme, 'algolia')),
      }),
    }),
    parts,
    statics: [at('static')],
    project,
    base: `/${trimmed(textAt(config, 'baseUrl') ?? '')}`.replace(/^\/$/, ''),
    labels: reader.labels,
    lost: reader.lost,
  };
}

function bannerOf(bar: JsonTree | undefined): WrittenObject | undefined {
  const content = textAt(bar, 'content');
  if (content === undefined) return undefined;
  const words = content.replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)').replace(/<[^>]*>/g, '');
  return { content: words.replace(/\s+/g, ' ').trim(), dismissible: flagAt(bar, 'isCloseable') ?? true };
}
