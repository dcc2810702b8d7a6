import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { defined } from '../../shared/object.js';
import { isExternal, trimSlashes } from '../../shared/url.js';
import type { WrittenObject } from '../written.js';
import { type DocusaurusProject, readParts } from './docusaurusParts.js';
import type { OtherFolder } from './folder.js';
import { Evaluator } from './program/evaluate.js';
import { colorIn, flagAt, itemsAt, oneOrMore, partAt, Reader, textAt } from './reading.js';
import { navbarOf, redirectsIn, repositoryOf, searchOf } from './settings.js';
import type { ForeignSite, Part } from './site.js';

/** Settings that readers would miss. Others, such as plug-ins, are often programs without a counterpart. */
const essentials = [
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'i18n'],
  ...['navbar', 'footer', 'announcementBar', 'algolia'].map((key) => `themeConfig.${key}`),
];

/** Reads `docusaurus.config` and the sidebars that it names. */
export function fromDocusaurus(folder: OtherFolder, file: string): ForeignSite {
  const root = posix.dirname(file);
  const at = (path: string): string => posix.join(root, path);
  const evaluator = new Evaluator(folder);
  const config = evaluator.defaultOf(file);
  const theme = partAt(config, 'themeConfig');
  const reader = new Reader();
  const project: DocusaurusProject = { folder, at, config, settings: findSettings(config), theme, reader };
  const parts = readParts(project);
  const docs = readDocs(project, parts[0]);
  reportFolders(project);
  reader.sayOthers(
    theme,
    'navbar footer colorMode algolia prism image metadata docs tableOfContents announcementBar',
    'Docusaurus',
  );
  return {
    tool: 'docusaurus',
    docs,
    parts,
    statics: [at('static')],
    project: root,
    base: `/${trimSlashes(textAt(config, 'baseUrl') ?? '')}`.replace(/^\/$/, ''),
    labels: reader.labels,
    lost: [...evaluator.computed(...essentials), ...reader.lost],
  };
}

/** The settings of the plug-in for documentation, which a preset may contain. */
function findSettings(config: JsonTree | undefined): JsonTree | undefined {
  const [settings] = [
    ...itemsAt(config, 'presets').flatMap((each) => partAt(each, 1, 'docs') ?? []),
    ...itemsAt(config, 'plugins').flatMap((each) =>
      /content-docs/.test(textAt(each, 0) ?? '') ? (partAt(each, 1) ?? []) : [],
    ),
  ];
  return settings;
}

/** @param main the part to which links to pages lead. */
function readDocs(project: DocusaurusProject, main: Part | undefined): WrittenObject {
  const { folder, at, config, settings, theme } = project;
  const styles = itemsAt(config, 'presets')
    .flatMap((each) => oneOrMore(partAt(each, 1, 'theme', 'customCss')))
    .flatMap((each) => (each.type === 'scalar' ? folder.read(at(String(each.value))) : undefined));
  const primary = colorIn(styles, ['--ifm-color-primary']);
  const [logo, dark] = [textAt(theme, 'navbar', 'logo', 'src'), textAt(theme, 'navbar', 'logo', 'srcDark')];
  const icon = textAt(config, 'favicon');
  const edit = textAt(settings, 'editUrl');
  const mode = textAt(theme, 'colorMode', 'defaultMode');
  const redirects = readRedirects(project);
  return defined({
    name: textAt(config, 'title') ?? 'Documentation',
    description: textAt(config, 'tagline'),
    logo: logo === undefined ? undefined : dark === undefined ? `/${logo}` : { light: `/${logo}`, dark: `/${dark}` },
    favicon: icon === undefined ? undefined : `/${trimSlashes(icon)}`,
    colors: primary === undefined ? undefined : { primary },
    appearance: mode === undefined ? undefined : { default: mode },
    navbar: readNavbar(project, main),
    footer: readFooter(project, main),
    banner: bannerOf(partAt(theme, 'announcementBar')),
    feedback: edit === undefined ? undefined : { suggestEdit: true },
    redirects: redirects.length > 0 ? redirects : undefined,
    trellis: defined({
      siteUrl: textAt(config, 'url'),
      repository: repositoryOf(edit),
      search: searchOf(partAt(theme, 'algolia')),
    }),
  });
}

function readNavbar({ theme, reader }: DocusaurusProject, main: Part | undefined): WrittenObject | undefined {
  const items = itemsAt(theme, 'navbar', 'items');
  const isMenu = (item: JsonTree): boolean => partAt(item, 'items') !== undefined;
  for (const menu of items.filter(isMenu))
    reader.say(menu, `the menu "${textAt(menu, 'label') ?? ''}" of the header`, 'a header holds links only');
  const header = items.filter((item) => !isMenu(item)).flatMap((item) => linkOf(item, main, 'GitHub'));
  const isRepository = (href: string): boolean => /^https:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(href);
  const repository = header.find(({ href }) => isRepository(href));
  return navbarOf(
    header.filter((each) => each !== repository),
    repository?.href,
  );
}

function readFooter({ theme }: DocusaurusProject, main: Part | undefined): WrittenObject | undefined {
  const links = itemsAt(theme, 'footer', 'links').flatMap((column): WrittenObject[] => {
    const items = itemsAt(column, 'items').flatMap((item) => linkOf(item, main));
    return items.length > 0 ? [defined({ header: textAt(column, 'title'), items })] : [];
  });
  return links.length > 0 ? { links } : undefined;
}

/** The link that an item of the header or footer shows, if it has an address and a label. */
function linkOf(item: JsonTree, main: Part | undefined, standard?: string): { label: string; href: string }[] {
  const [label = standard, href] = [textAt(item, 'label'), targetOf(item, main)];
  return label === undefined || href === undefined ? [] : [{ label, href }];
}

function targetOf(item: JsonTree, main: Part | undefined): string | undefined {
  const id = textAt(item, 'docId') ?? (textAt(item, 'type') === 'doc' ? textAt(item, 'to') : undefined);
  const page = id === undefined ? undefined : main?.pages.find(id);
  if (main && page !== undefined) return `/${main.routeOf(page)}`;
  const target = textAt(item, 'href') ?? textAt(item, 'to');
  return target && !isExternal(target) ? `/${trimSlashes(target)}` : target;
}

function readRedirects({ folder, at, config }: DocusaurusProject): WrittenObject[] {
  const ofPlugins = itemsAt(config, 'plugins')
    .filter((each) => /client-redirects/.test(textAt(each, 0) ?? ''))
    .flatMap((each) => itemsAt(each, 1, 'redirects'))
    .flatMap((rule): WrittenObject[] =>
      oneOrMore(partAt(rule, 'from')).map((source) => ({
        source: source.type === 'scalar' ? String(source.value) : '',
        destination: textAt(rule, 'to') ?? '/',
      })),
    );
  return [...ofPlugins, ...redirectsIn(folder.read(at('static/_redirects')) ?? folder.read(at('_redirects')))];
}

/** Reports the folders whose contents are no documentation. */
function reportFolders({ folder, at, reader }: DocusaurusProject): void {
  for (const [name, why] of [
    ['blog', 'posts are no part of a documentation'],
    ['src/pages', 'its pages are programs'],
  ] as const)
    if (folder.files(at(name)).some((each) => /\.(?:mdx?|[jt]sx?)$/.test(each)))
      reader.lost.push({ what: `the folder ${name}`, why });
}

function bannerOf(bar: JsonTree | undefined): WrittenObject | undefined {
  const content = textAt(bar, 'content');
  if (content === undefined) return undefined;
  const words = content.replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)').replace(/<[^>]*>/g, '');
  return { content: words.replace(/\s+/g, ' ').trim(), dismissible: flagAt(bar, 'isCloseable') ?? true };
}
