import fc from 'fast-check';
import { expect, it } from 'vitest';
import { build, routeOf } from './build.js';
import type { SidebarNode } from '../../../src/site/navigation/view.js';

const ids = [
  'index',
  'start',
  'guides/one',
  'guides/two',
  'api/list',
  'api/get',
  'sdk/js',
  'sdk/py',
  'über/uns',
  'a b',
];

interface Tree {
  page: string;
  group: { group: string; pages: unknown[]; expanded?: boolean };
  entry: unknown;
}

const { group } = fc.letrec<Tree>((tie) => ({
  page: fc.constantFrom(...ids, 'not/there'),
  group: fc.record(
    {
      group: fc.constantFrom('A', 'B', 'C', ''),
      pages: fc.array(tie('entry'), { maxLength: 4 }),
      expanded: fc.boolean(),
    },
    { requiredKeys: ['group', 'pages'] },
  ),
  entry: fc.oneof({ weight: 3, arbitrary: tie('page') }, { weight: 1, arbitrary: tie('group') }),
}));

/** Keeps the first entry of each page, as the first division of a page decides its view. */
function withoutRepeats(value: unknown, seen = new Set<string>()): unknown {
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => {
      if (typeof each !== 'string') return [withoutRepeats(each, seen)];
      if (seen.has(each)) return [];
      seen.add(each);
      return [each];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutRepeats(each, seen)]));
}

const groups = fc.array(group, { minLength: 1, maxLength: 4 });
const named = (key: string) => (list: { group: string; pages: unknown[] }[][]) =>
  list.map((each, index) => ({ [key]: `${key} ${index}`, groups: each }));
const lists = fc.array(groups, { minLength: 1, maxLength: 3 });
const navigation = fc
  .oneof(
    groups.map((each) => ({ groups: each })),
    lists.map((list) => ({ tabs: named('tab')(list) })),
    lists.map((list) => ({ anchors: named('anchor')(list) })),
    lists.map((list) => ({ versions: named('version')(list) })),
    lists.map((list) => ({
      languages: list.map((each, index) => ({ language: ['en', 'de', 'ar'][index], groups: each })),
    })),
    lists.map((list) => ({ dropdowns: named('dropdown')(list) })),
  )
  .map((value) => withoutRepeats(value));

function pagesIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => (typeof each === 'string' ? [each] : pagesIn(each)));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pagesIn) : [];
}

function hrefsIn(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'group' ? hrefsIn(node.children) : node.href));
}

const pathOf = (id: string): string => (id === 'index' ? '/' : `/${id}`);

it('Each listed page is a page of the site and in its own sidebar', () => {
  fc.assert(
    fc.property(navigation, (value) => {
      const site = build({ navigation: value, colors: { primary: '#117a4f' }, theme: 'mint' }, { pages: ids });
      for (const id of pagesIn(value).filter((each) => ids.includes(each))) {
        const { view } = routeOf(site, pathOf(id));
        expect(hrefsIn(view.tree)).toContain(encodeURI(pathOf(id)));
      }
      for (const id of ids) expect(site.routes.has(pathOf(id)), id).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('The previous page of the next page is the page itself, and no chain of next pages repeats one', () => {
  fc.assert(
    fc.property(navigation, (value) => {
      const site = build({ navigation: value, colors: { primary: '#117a4f' }, theme: 'mint' }, { pages: ids });
      for (const route of site.routes.values()) {
        const seen = new Set<string>();
        for (let each = route; each.next; each = routeOf(site, decodeURI(each.next.href))) {
          expect(seen.has(each.path)).toBe(false);
          seen.add(each.path);
          const next = routeOf(site, decodeURI(each.next.href));
          expect(next.previous?.href).toBe(encodeURI(each.path));
        }
      }
    }),
    { numRuns: 300 },
  );
});
