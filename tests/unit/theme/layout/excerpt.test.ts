import { describe, expect, it } from 'vitest';
import { carriesWholeTree, navigationExcerpt, type ExcerptNode } from '../../../../src/theme/layout/sidebar/excerpt.js';
import type { SidebarGroup, SidebarNode, SidebarPage, View } from '../../../../src/site/navigation/view.js';

const leaf = (href: string): SidebarPage => ({
  type: 'page',
  href,
  external: false,
  label: href,
  deprecated: false,
});

const group = (id: string, children: readonly SidebarNode[], expanded = false): SidebarGroup => ({
  type: 'group',
  id,
  label: `Group ${id}`,
  expanded,
  children,
});

const view = (tree: readonly SidebarNode[], size = 1000): View => ({
  id: '',
  levels: [],
  tree,
  size,
  digest: '',
});

const groups = (count: number): SidebarGroup[] =>
  Array.from({ length: count }, (_, index) => group(String(index), [leaf(`/${index}/a`), leaf(`/${index}/b`)]));

const labels = (nodes: readonly ExcerptNode[]): string[] => nodes.map(({ label }) => label);

it('A tree of up to 120 entries is not cut', () => {
  expect(carriesWholeTree({ size: 120 })).toBe(true);
  expect(carriesWholeTree({ size: 121 })).toBe(false);
});

describe('Excerpt of a large tree', () => {
  it('The open group has its pages, and every other group is a link to its first page', () => {
    const nodes = navigationExcerpt(view(groups(41)), ['10'], (href) => href === '/10/b');
    expect(labels(nodes)).toEqual(Array.from({ length: 41 }, (_, index) => `Group ${index}`));
    expect(nodes[10]).toMatchObject({ type: 'group', children: [{ href: '/10/a' }, { href: '/10/b' }] });
    expect(nodes[40]).toEqual({ type: 'closed', label: 'Group 40', href: '/40/a' });
  });

  it('Twenty closed groups are shown on each side of the open group', () => {
    const nodes = navigationExcerpt(view(groups(300)), ['150'], () => false);
    expect(labels(nodes)).toEqual(Array.from({ length: 41 }, (_, index) => `Group ${130 + index}`));
  });

  it.each([
    ['0', 'Group 0', 'Group 40'],
    ['299', 'Group 259', 'Group 299'],
  ])('As many groups are shown around group %s at an end, from %s to %s', (id, first, last) => {
    const found = labels(navigationExcerpt(view(groups(300)), [id], () => false));
    expect([found.length, found[0], found.at(-1)]).toEqual([41, first, last]);
  });

  it('The excerpt begins at the start for a page outside the tree', () => {
    expect(labels(navigationExcerpt(view(groups(100)), [], () => false))[0]).toBe('Group 0');
  });

  it('Expanded groups stay open', () => {
    const nodes = navigationExcerpt(view([...groups(3), group('3', [leaf('/3/a')], true)]), ['0'], () => false);
    expect(nodes[3]).toMatchObject({ type: 'group', children: [{ href: '/3/a' }] });
  });

  it('The group of the page is shown in full, with its folders', () => {
    const own = group('0', [
      leaf('/top'),
      group('0.1', [leaf('/in')]),
      group('0.2', [group('0.2.1', [leaf('/deep')])]),
    ]);
    expect(navigationExcerpt(view([own, ...groups(3)]), ['0', '0.1'], (href) => href === '/in')[0]).toEqual(own);
  });

  it('The group of the page is shown in full, even with many entries', () => {
    const own = group('0', [
      ...Array.from({ length: 300 }, (_, index) => leaf(`/p${index}`)),
      group(
        '0.1',
        Array.from({ length: 99 }, (_, index) => leaf(`/in${index}`)),
      ),
    ]);
    expect(navigationExcerpt(view([own, ...groups(3)]), ['0'], (href) => href === '/p7')[0]).toEqual(own);
  });

  it('Folders beside the branch of the page are closed in a very large group', () => {
    const inner = group('0.1', [leaf('/in')]);
    const beside = group('0.2', [leaf('/out'), ...Array.from({ length: 400 }, (_, index) => leaf(`/out${index}`))]);
    const [top] = navigationExcerpt(
      view([group('0', [leaf('/top'), inner, beside])]),
      ['0', '0.1'],
      (href) => href === '/in',
    );
    expect(top).toMatchObject({
      children: [{ href: '/top' }, { type: 'group', children: [{ href: '/in' }] }, { type: 'closed', href: '/out' }],
    });
  });

  it('A very long list is cut to its first page and the part around the page, with a link at each end', () => {
    const pages = Array.from({ length: 1000 }, (_, index) => leaf(`/p${index}`));
    const around = (place: number) => {
      const [top] = navigationExcerpt(view([group('0', pages)]), ['0'], (href) => href === `/p${place}`);
      const children = top?.type === 'group' ? top.children : [];
      const ends = children.flatMap((child, index) => (child.type === 'more' ? [[index, child.href]] : []));
      return { count: children.length, first: labels(children)[0], second: labels(children)[2], ends };
    };
    const ends = [
      [1, '/p479'],
      [43, '/p521'],
    ];
    expect(around(500)).toEqual({ count: 44, first: '/p0', second: '/p480', ends });
    expect(around(0)).toEqual({ count: 42, first: '/p0', second: '/p2', ends: [[41, '/p41']] });
    expect(around(999)).toEqual({ count: 43, first: '/p0', second: '/p959', ends: [[1, '/p958']] });
  });

  it('A very long list ends with a link to the first page of a folder, not to another site', () => {
    const pages = Array.from({ length: 421 }, (_, index) => leaf(`/p${index}`));
    const away: SidebarPage = { ...leaf('https://example.com'), external: true };
    const [top] = navigationExcerpt(
      view([group('0', [...pages.slice(0, 41), away, group('0.1', [leaf('/in')]), ...pages.slice(41)])]),
      ['0'],
      () => false,
    );
    expect(top).toMatchObject({
      children: [...pages.slice(0, 41), { type: 'more', label: 'Group 0.1', href: '/in' }],
    });
  });

  it('The tree itself is unchanged', () => {
    const tree = groups(100);
    const before = structuredClone(tree);
    navigationExcerpt(view(tree), ['50'], () => false);
    expect(tree).toEqual(before);
  });
});
