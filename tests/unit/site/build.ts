import { parseConfig } from '../../../src/config/load.js';
import type { Page } from '../../../src/content/page.js';
import { createSite } from '../../../src/site/createSite.js';
import type { SiteInput } from '../../../src/site/input.js';
import type { Level, SidebarNode, View } from '../../../src/site/navigation/view.js';
import { arrangeLevels } from '../../../src/theme/layout/arrangement.js';
import type { Route, Site } from '../../../src/site/site.js';

/** A page as the content compiler hands it over, with nothing in it but what a test gives. */
export function page(id: string, frontmatter: Page['frontmatter'] = {}, rest: Partial<Page> = {}): Page {
  return {
    id,
    route: `/${id.replace(/(^|\/)index$/, '')}`,
    file: `content/${id}.mdx`,
    format: 'mdx',
    frontmatter,
    frontmatterSpans: {},
    headings: [],
    ids: [],
    references: [],
    components: [],
    icons: [],
    body: { code: '', imports: [], needs: [], script: '' },
    digest: `digest of ${id} ${JSON.stringify(frontmatter)}`,
    diagnostics: [],
    ...rest,
  };
}

export interface Parts extends Partial<
  Pick<SiteInput, 'specifications' | 'unread' | 'modules' | 'repository' | 'changed' | 'styles'>
> {
  /** Pages, or ids of pages without frontmatter. */
  pages: readonly (Page | string)[];
  assets?: readonly string[];
}

/** Everything `createSite` takes, from docs.json as an author writes it. */
export function inputOf(
  docs: object,
  { pages, assets = [], specifications = [], unread = [], modules = [], repository, changed, styles = [] }: Parts,
): SiteInput {
  const { config, source, diagnostics } = parseConfig(JSON.stringify({ name: 'Test', ...docs }, null, 2), 'docs.json');
  if (!config) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return {
    config,
    configSource: source,
    pages: pages.map((each) => (typeof each === 'string' ? page(each) : each)),
    assets: new Set(assets),
    specifications,
    unread,
    modules,
    styles,
    ...(repository ? { repository } : {}),
    ...(changed ? { changed } : {}),
  };
}

export function build(docs: object, parts: Parts): Site {
  return createSite(inputOf(docs, parts));
}

/** All pages that a navigation lists, in order, each once. */
export function listedIn(navigation: readonly Group[]): string[] {
  const ids = navigation.flatMap(({ pages }) =>
    pages.flatMap((each) => (typeof each === 'string' ? each : listedIn([each]))),
  );
  return [...new Set(ids)];
}

export interface Group {
  group: string;
  pages: (string | Group)[];
  version?: string;
}

export function routeOf(site: Site, path: string): Route {
  const route = site.routes.get(path);
  if (!route) throw new Error(`No route ${path}; there are ${[...site.routes.keys()].join(', ')}`);
  return route;
}

/** The row of tabs, or the first list above the groups of the sidebar. */
export function levelIn({ levels }: View, kind: 'tab' | 'anchor'): Level {
  const { row, lists } = arrangeLevels(levels);
  return (kind === 'tab' ? row : lists[0]) ?? { kind, divisions: [] };
}

/** Labels of the divisions of a level, the active one in brackets. */
export function labelsOf({ divisions, current }: Level): string[] {
  return divisions.map(({ id, label }) => (id === current ? `[${label}]` : label));
}

/** Kind and labels of every level around a page, outermost first. */
export function levelsOf({ levels }: View): string[][] {
  return levels.map((level) => [level.kind, ...labelsOf(level)]);
}

/** Labels of the row of tabs, or of the first list above the groups of the sidebar. */
export function labels(view: View, kind: 'tab' | 'anchor'): string[] {
  return labelsOf(levelIn(view, kind));
}

/** A tree as text: `Start(introduction, quickstart)`. */
export function outline(nodes: readonly SidebarNode[]): string {
  return nodes
    .map((node) => (node.type === 'group' ? `${node.label}(${outline(node.children)})` : node.href))
    .join(' ');
}

export function codes(site: Site): string[] {
  return site.diagnostics.map(({ code }) => code);
}
