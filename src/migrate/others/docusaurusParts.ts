import type { JsonTree } from '../../config/tree.js';
import { trimSlashes } from '../../shared/url.js';
import { parseConfigText } from './data.js';
import { DocusaurusPages } from './docusaurusPages.js';
import { Sidebars } from './docusaurusSidebars.js';
import type { Sidebar } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { entriesAt, flagAt, itemsAt, type Reader, textAt, textsAt } from './reading.js';
import type { Part } from './site.js';

/** A Docusaurus project with its configuration. */
export interface DocusaurusProject {
  folder: OtherFolder;
  /** Path of one of the project's files in the folder. */
  at: (path: string) => string;
  config: JsonTree | undefined;
  /** Settings of the plug-in for documentation. */
  settings: JsonTree | undefined;
  theme: JsonTree | undefined;
  reader: Reader;
}

const endings = ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'];

/** Reads the pages of a Docusaurus project: a part for each version, and one for each language with translated pages. */
export function readParts(project: DocusaurusProject): Part[] {
  const { folder, at, config } = project;
  const versions = readVersions(project);
  const own = textAt(config, 'i18n', 'defaultLocale') ?? 'en';
  const translated = (tag: string): string => at(`i18n/${tag}/docusaurus-plugin-content-docs/current`);
  const others = textsAt(config, 'i18n', 'locales').filter(
    (tag) => tag !== own && folder.files(translated(tag)).length > 0,
  );
  if (others.length === 0) return versions;
  return [
    ...versions.map((part): Part => ({ ...part, language: { tag: own, isDefault: true } })),
    ...others.map((tag): Part => {
      const part = readPart(project, translated(tag), currentSidebars(project));
      return { ...part, routeOf: (id) => `${tag}/${part.routeOf(id)}`, language: { tag, isDefault: false } };
    }),
  ];
}

function readVersions(project: DocusaurusProject): Part[] {
  const { folder, at, settings } = project;
  const below = at(textAt(settings, 'path') ?? 'docs');
  const sidebarFiles = currentSidebars(project);
  const older = textsAt(parseConfigText('', folder.read(at('versions.json')) ?? '[]'));
  const last = textAt(settings, 'lastVersion') ?? older[0] ?? 'current';
  const isShown = (name: string): boolean => name !== 'current' || flagAt(settings, 'includeCurrentVersion') !== false;
  const names = older.length === 0 ? [] : ['current', ...older].filter(isShown);
  if (names.length === 0) return [readPart(project, below, sidebarFiles)];
  return names.map((name): Part => {
    const isCurrent = name === 'current';
    const path = textAt(settings, 'versions', name, 'path') ?? (name === last ? '' : isCurrent ? 'next' : name);
    const label = textAt(settings, 'versions', name, 'label') ?? (isCurrent ? 'Next' : name);
    const part = isCurrent
      ? readPart(project, below, sidebarFiles, path)
      : readPart(
          project,
          at(`versioned_docs/version-${name}`),
          [at(`versioned_sidebars/version-${name}-sidebars.json`)],
          path,
        );
    return { ...part, version: { label, isDefault: name === last } };
  });
}

/** Files that may contain the sidebars of the current version. */
function currentSidebars({ at, settings }: DocusaurusProject): string[] {
  const own = textAt(settings, 'sidebarPath');
  return [...(own === undefined ? [] : [own]), ...endings.map((ending) => `sidebars.${ending}`)].map(at);
}

/** Reads the pages below a folder with their sidebars. */
function readPart(project: DocusaurusProject, below: string, sidebarFiles: readonly string[], prefix = ''): Part {
  const { folder, settings, reader } = project;
  const docs = new DocusaurusPages(new Pages(folder, below));
  const sidebars = new Sidebars(docs, reader);
  const sidebarFile = sidebarFiles.find((name) => folder.has(name));
  const evaluator = new Evaluator(folder);
  const tree = sidebarFile === undefined ? undefined : evaluator.defaultOf(sidebarFile);
  const namedSidebars = entriesAt(tree).map(([name, value]): Sidebar => ({
    label: findLabel(project, name),
    entries: sidebars.entries(value),
  }));
  reader.lost.push(...evaluator.computed(''));
  const base = trimSlashes(textAt(settings, 'routeBasePath') ?? 'docs');
  return {
    pages: docs.pages,
    routeOf: (id) => trimSlashes([base, prefix, docs.addressOf(id)].join('/').replace(/\/+/g, '/')),
    sidebars: namedSidebars.length > 0 ? namedSidebars : [{ label: '', entries: sidebars.folder('') }],
  };
}

/** The label of a sidebar, which its item in the header has. */
function findLabel({ theme }: DocusaurusProject, sidebar: string): string {
  const item = itemsAt(theme, 'navbar', 'items').find((each) => textAt(each, 'sidebarId') === sidebar);
  return textAt(item, 'label') ?? headingOf(sidebar.replace(/Sidebars?$/i, ''));
}
