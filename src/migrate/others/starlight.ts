import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { defined } from '../../shared/object.js';
import type { WrittenObject } from '../written.js';
import { accountsIn, githubIn, navbarOf, redirectsIn, repositoryOf, socialsOf } from './settings.js';
import type { OtherFolder } from './folder.js';
import { Pages } from './pages.js';
import { Evaluator } from './program/evaluate.js';
import { colorIn, entriesAt, flagAt, itemsAt, partAt, Reader, textAt, textsAt } from './reading.js';
import type { ForeignSite, Part } from './site.js';
import { SidebarReader } from './starlightSidebars.js';

/** An Astro project with Starlight. */
interface StarlightProject {
  folder: OtherFolder;
  /** Path of one of the project's files in the folder. */
  at: (path: string) => string;
  config: JsonTree | undefined;
  /** The argument of `starlight()`. */
  settings: JsonTree | undefined;
}

/** Reads the `starlight({ … })` call in Astro's configuration. */
export function fromStarlight(folder: OtherFolder, file: string): ForeignSite {
  const root = posix.dirname(file);
  const at = (path: string): string => posix.join(root, path);
  const evaluator = new Evaluator(folder);
  const config = evaluator.defaultOf(file);
  const settings = itemsAt(config, 'integrations')
    .map((each) => partAt(each, 'starlight'))
    .find(Boolean);
  const reader = new Reader();
  const project: StarlightProject = { folder, at, config, settings };
  const parts = readParts(project, reader);
  reader.sayOthers(
    settings,
    'title description sidebar social locales defaultLocale logo favicon customCss editLink lastUpdated tableOfContents titleDelimiter pagefind',
    'Starlight',
  );
  return {
    tool: 'starlight',
    docs: readDocs(project),
    parts,
    statics: [at('public')],
    project: root,
    base: (textAt(config, 'base') ?? '')
      .replace(/\/$/, '')
      .replace(/^(?=[^/])/, '/')
      .replace(/^\/$/, ''),
    labels: reader.labels,
    lost: [...evaluator.computed('integrations.starlight'), ...reader.lost],
  };
}

/** Reads the pages: a part for each language. */
function readParts({ folder, at, settings }: StarlightProject, reader: Reader): Part[] {
  const content = at('src/content/docs');
  const names = entriesAt(settings, 'locales').map(([name]) => name);
  const folders = names.filter((name) => name !== 'root');
  const isRoot = names.length === 0 || names.includes('root');
  const main = textAt(settings, 'defaultLocale');
  const originals = new Pages(folder, isRoot ? content : posix.join(content, main ?? ''), (id) =>
    folders.some((name) => id.startsWith(`${name}/`)),
  );
  const partOf = (pages: Pages, prefix: string, language: string): Part => ({
    pages,
    routeOf: (id) => posix.join(prefix, slugOf(pages, id)).replace(/^\.?\/?|\/$/g, ''),
    sidebars: [
      { label: '', entries: new SidebarReader(pages, reader, language, originals).read(partAt(settings, 'sidebar')) },
    ],
  });
  const own = textAt(settings, 'locales', 'root', 'lang') ?? main ?? 'en';
  return [
    ...(isRoot ? [{ ...partOf(originals, '', ''), language: { tag: own, isDefault: true } }] : []),
    ...folders
      .filter((name) => folder.files(posix.join(content, name)).length > 0)
      .map((name): Part => {
        const tag = textAt(settings, 'locales', name, 'lang') ?? name;
        const pages = new Pages(folder, posix.join(content, name));
        return { ...partOf(pages, name, tag), language: { tag, isDefault: !isRoot && name === main } };
      }),
  ];
}

function slugOf(pages: Pages, id: string): string {
  const { slug } = pages.frontmatter(id);
  return typeof slug === 'string'
    ? slug
    : id
        .replace(/(?:^|\/)index$/, '')
        .toLowerCase()
        .replace(/\s/g, '-');
}

function readDocs(project: StarlightProject): WrittenObject {
  const { folder, at, config, settings } = project;
  const social = partAt(settings, 'social');
  const accounts =
    social?.type === 'object'
      ? entriesAt(social).map(([name]) => [name, textAt(social, name)] as const)
      : accountsIn(itemsAt(social), 'href');
  const github = githubIn(accounts);
  const styles = textsAt(settings, 'customCss').map((each) => folder.read(at(each)));
  const primary = colorIn(styles, ['--sl-color-accent', '--sl-color-accent-high']);
  const picture = (path: string | undefined): string | undefined =>
    path && (path.startsWith('/src') ? at(path.slice(1)) : at(path));
  const [light, dark, one] = ['light', 'dark', 'src'].map((key) => picture(textAt(settings, 'logo', key)));
  const icon = textAt(settings, 'favicon') ?? (folder.has(at('public/favicon.svg')) ? '/favicon.svg' : undefined);
  const edit = textAt(settings, 'editLink', 'baseUrl');
  const redirects = readRedirects(project);
  return defined({
    name: textAt(settings, 'title') ?? 'Documentation',
    description: textAt(settings, 'description'),
    logo: light && dark ? { light: `source:${light}`, dark: `source:${dark}` } : one && `source:${one}`,
    favicon: icon,
    colors: primary === undefined ? undefined : { primary },
    navbar: navbarOf([], github),
    footer: socialsOf(accounts),
    feedback: edit === undefined ? undefined : { suggestEdit: true },
    redirects: redirects.length > 0 ? redirects : undefined,
    trellis: defined({
      siteUrl: textAt(config, 'site'),
      repository: repositoryOf(edit),
      lastUpdated: flagAt(settings, 'lastUpdated') === true ? true : undefined,
    }),
  });
}

function readRedirects({ folder, at, config }: StarlightProject): WrittenObject[] {
  const ofAstro = entriesAt(config, 'redirects').flatMap(([source, to]): WrittenObject[] => {
    const destination = to.type === 'scalar' ? String(to.value) : textAt(to, 'destination');
    return destination === undefined
      ? []
      : [{ source: source.replace(/\[\.\.\.(\w+)\]/g, ':$1*').replace(/\[(\w+)\]/g, ':$1'), destination }];
  });
  return [...ofAstro, ...redirectsIn(folder.read(at('public/_redirects')))];
}
