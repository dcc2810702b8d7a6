import type { JsonTree } from '../../../config/tree.js';
import { isRepositoryUrl } from '../../../shared/url.js';
import { defined } from '../../../shared/object.js';
import { parseYamlText } from './data.js';
import { navigationOf, type Entry, type Moved } from './entry.js';
import type { OtherFolder } from './folder.js';
import { headingOf, Pages } from './pages.js';
import { partAt, Reader, textAt } from './reading.js';

/** The entries of one item of `nav`: a path, or a title with a path or with more items. */
function entriesOf(item: JsonTree, reader: Reader): Entry[] {
  if (item.type === 'scalar') return reader.page(item, String(item.value), undefined);
  if (item.type === 'array') return item.items.flatMap((each) => entriesOf(each, reader));
  return [...item.entries].flatMap(([label, { value }]): Entry[] => {
    if (value.type === 'scalar') return value.value === null ? [] : reader.page(value, String(value.value), label);
    return [{ kind: 'group', label, entries: entriesOf(value, reader) }];
  });
}

/** Entries that MkDocs shows without `nav`: folders and pages by name. */
function allEntries(pages: Pages, folder: string): Entry[] {
  const { pages: own, folders } = pages.inside(folder);
  const isFirst = (id: string): boolean => /(?:^|\/)(?:index|README)$/.test(id);
  const sorted = [...own.filter(isFirst), ...own.filter((id) => !isFirst(id))];
  return [
    ...sorted.map((page): Entry => ({ kind: 'page', page })),
    ...folders.map((name): Entry => ({ kind: 'group', label: headingOf(name), entries: allEntries(pages, name) })),
  ];
}

/** Reads `mkdocs.yml`. */
export function fromMkdocs(folder: OtherFolder, file: string): Moved {
  const tree = parseYamlText(file, folder.read(file) ?? '');
  const below = (textAt(tree, 'docs_dir') ?? 'docs').replace(/^\.\/|\/$/g, '');
  const reader = new Reader(new Pages(folder, below), []);
  const nav = partAt(tree, 'nav');
  const entries = nav ? entriesOf(nav, reader) : allEntries(reader.pages, '');
  const repository = textAt(tree, 'repo_url');
  const carried = ['site_name', 'site_description', 'docs_dir', 'nav', 'repo_url', 'site_url'];
  for (const [key, entry] of tree?.type === 'object' ? tree.entries : [])
    if (!carried.includes(key)) reader.say(entry.value, key, 'it is a setting of MkDocs');
  const docs = {
    theme: 'mint',
    name: textAt(tree, 'site_name') ?? 'Documentation',
    description: textAt(tree, 'site_description'),
    navigation: navigationOf([{ label: '', entries }]),
    navbar:
      repository !== undefined && isRepositoryUrl(repository)
        ? { primary: { type: 'github', href: repository } }
        : undefined,
    trellis: textAt(tree, 'site_url') === undefined ? undefined : { siteUrl: textAt(tree, 'site_url') },
  };
  return { folder: below, docs: defined(docs), lost: reader.lost };
}
