import { posix } from 'node:path';
import type { JsonTree } from '../../config/tree.js';
import { isRepositoryUrl } from '../../shared/url.js';
import { defined } from '../../shared/object.js';
import type { WrittenObject } from '../written.js';
import { parseYamlText } from './data.js';
import { accountsIn, repositoryOf, socialsOf } from './settings.js';
import type { Entry } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { colorIn, entriesAt, itemsAt, oneOrMore, partAt, Reader, textAt, textsAt } from './reading.js';
import type { ForeignSite } from './site.js';

const isIndex = (id: string): boolean => /(?:^|\/)(?:index|README)$/i.test(id);

/** The entries of one item of `nav`: a path, or a title with a path or with more items. */
function entriesOf(item: JsonTree, pages: Pages, reader: Reader): Entry[] {
  if (item.type === 'scalar')
    return item.value === null ? [] : targetOf(item, String(item.value), undefined, pages, reader);
  if (item.type === 'array') return item.items.flatMap((each) => entriesOf(each, pages, reader));
  return [...item.entries].flatMap(([label, { value }]): Entry[] => {
    if (value.type === 'scalar')
      return value.value === null ? [] : targetOf(value, String(value.value), label, pages, reader);
    return groupOf(label, entriesOf(value, pages, reader), pages);
  });
}

function targetOf(item: JsonTree, target: string, label: string | undefined, pages: Pages, reader: Reader): Entry[] {
  if (!/\*|\/$/.test(target)) return reader.page(pages, item, target, label);
  const inside = allEntries(pages, target.replace(/[*/]+$/, ''));
  return label === undefined ? inside : groupOf(label, inside, pages);
}

/** A group that opens its `index` page. Without its own title, it has that of the page. */
function groupOf(label: string, entries: Entry[], pages: Pages): Entry[] {
  const [first, ...rest] = entries;
  const root = first?.kind === 'page' && isIndex(first.page) && rest.length > 0 ? first.page : undefined;
  const name = label !== '' || root === undefined ? label : (pages.titleOf(root) ?? headingOf(posix.dirname(root)));
  return [{ kind: 'group', label: name, root, entries: root === undefined ? entries : rest }];
}

/** Entries that MkDocs shows without `nav`: folders and pages by name. */
function allEntries(pages: Pages, folder: string): Entry[] {
  const { pages: own, folders } = pages.inside(folder);
  const sorted = [...own.filter(isIndex), ...own.filter((id) => !isIndex(id))];
  return [
    ...sorted.map((page): Entry => ({ kind: 'page', page })),
    ...folders.flatMap((name) => groupOf(headingOf(name), allEntries(pages, name), pages)),
  ];
}

/** Names of colours in Material for MkDocs. */
const palette: Readonly<Record<string, string>> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  orange: '#ffa724',
  'deep orange': '#ff6e42',
  brown: '#795649',
};

/** Reads `mkdocs.yml`. */
export function fromMkdocs(folder: OtherFolder, file: string): ForeignSite {
  const tree = parseYamlText(file, folder.read(file) ?? '');
  const project = posix.dirname(file);
  const below = posix.join(project, textAt(tree, 'docs_dir') ?? 'docs').replace(/^\.\/|\/$/g, '');
  const reader = new Reader();
  const pages = new Pages(folder, below, (id) => /^(?:overrides|snippets)\//.test(id));
  const nav = partAt(tree, 'nav');
  const entries = nav ? entriesOf(nav, pages, reader) : allEntries(pages, '');
  const repository = textAt(tree, 'repo_url');
  const themes = partAt(tree, 'theme', 'palette');
  const names = oneOrMore(themes).flatMap((each) => [textAt(each, 'primary'), textAt(each, 'accent')]);
  const styles = textsAt(tree, 'extra_css').map((each) => folder.read(posix.join(below, each)));
  const primary = colorIn(styles, ['--md-primary-fg-color']) ?? names.map((name) => palette[name ?? '']).find(Boolean);
  const plugins = itemsAt(tree, 'plugins');
  const maps = [...plugins.map((each) => partAt(each, 'redirects')), partAt(tree, 'plugins', 'redirects')];
  const path = (target: string): string =>
    /^https?:/.test(target) ? target : `/${target.replace(/\.md$/, '').replace(/(?:^|\/)(?:index|README)$/, '')}`;
  const redirects = maps.flatMap((map) =>
    entriesAt(map, 'redirect_maps').flatMap(([source, to]): WrittenObject[] =>
      to.type === 'scalar' ? [{ source: path(source), destination: path(String(to.value)) }] : [],
    ),
  );
  const [picture = '', icon] = [textAt(tree, 'theme', 'logo'), textAt(tree, 'theme', 'favicon')];
  const setting = partAt(tree, 'theme', 'logo');
  const isWhite = /white/i.test(posix.basename(picture));
  if (setting && isWhite) reader.say(setting, `the logo "${picture}"`, 'white cannot be seen on this header');
  const logo = isWhite || picture === '' ? undefined : `source:${posix.join(below, picture)}`;
  const edit = textAt(tree, 'edit_uri');
  const analytics = textAt(tree, 'extra', 'analytics', 'property');
  reader.sayOthers(
    tree,
    'site_name site_description site_url site_author docs_dir nav repo_url repo_name edit_uri theme extra extra_css markdown_extensions plugins not_in_nav exclude_docs validation strict site_dir use_directory_urls watch INHERIT',
    'MkDocs',
  );
  return {
    tool: 'mkdocs',
    docs: defined({
      name: textAt(tree, 'site_name') ?? 'Documentation',
      description: textAt(tree, 'site_description'),
      logo,
      favicon: icon && `source:${posix.join(below, icon)}`,
      colors: primary === undefined ? undefined : { primary },
      navbar:
        repository !== undefined && isRepositoryUrl(repository)
          ? { primary: { type: 'github', href: repository } }
          : undefined,
      footer: socialsOf(accountsIn(itemsAt(tree, 'extra', 'social'), 'link')),
      feedback: edit === undefined || edit === '' ? undefined : { suggestEdit: true },
      redirects: redirects.length > 0 ? redirects : undefined,
      integrations: /^G-/.test(analytics ?? '') ? { ga4: { measurementId: analytics } } : undefined,
      trellis: defined({ siteUrl: textAt(tree, 'site_url'), repository: repositoryOf(repository) }),
    }),
    parts: [
      { pages, routeOf: (id) => id.replace(/(?:^|\/)(?:index|README)$/i, ''), sidebars: sidebarsOf(entries, tree) },
    ],
    statics: [],
    project,
    base: '',
    labels: reader.labels,
    lost: reader.lost,
  };
}

/** The top-level entries, as tabs if the theme shows tabs. */
function sidebarsOf(entries: readonly Entry[], tree: JsonTree | undefined): { label: string; entries: Entry[] }[] {
  const hasTabs = textsAt(tree, 'theme', 'features').includes('navigation.tabs');
  const groups = entries.filter((entry) => entry.kind === 'group');
  if (!hasTabs || groups.length < 2) return [{ label: '', entries: [...entries] }];
  const loose = entries.filter((entry) => entry.kind !== 'group');
  return [
    ...(loose.length > 0 ? [{ label: 'Start', entries: loose }] : []),
    ...groups.map(({ label, root, entries: inside }) => ({
      label,
      entries: [...(root === undefined ? [] : [{ kind: 'page' as const, page: root }]), ...inside],
    })),
  ];
}
