import { jsx as createVNode } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { describe, expect, test } from 'vitest';
import { Printer, type Printing } from '../../../../../src/theme/components/mdx/print.js';
import { markPhrase } from '../../../../../src/mdx/phrases.js';
import { messagesOf } from '../../../../../src/i18n/messagesOf.js';
import { roomFor } from '../../../../../src/mdx/imageSize.js';
import type { ComponentElement, HtmlElement, ContentNode } from '../../../../../src/render/contentNode.js';

const german = messagesOf('de');

interface Node {
  type: unknown;
  props: Record<string, unknown>;
}

const component = (members: object = {}): AstroComponentFactory =>
  Object.assign(() => '', { isAstroComponentFactory: true }, members) as unknown as AstroComponentFactory;
const [Tab, Code, File, Missing, Island, Box, Switch] = Array.from({ length: 7 }, () => component());
const [Tabs, Card, Example, View] = Array.from({ length: 4 }, () => component());
const registry = {
  Tabs: { component: Tabs, lists: [Tab] },
  Tab: { component: Tab },
  TrellisCode: { component: Code },
  Card: { component: Card },
  Tree: { component: component({ File }) },
  Example: { component: Example, isAside: true },
  View: { component: View, chooser: Switch },
} as Printing['registry'];

const create = (own: Partial<Printing> = {}): Printer =>
  new Printer({
    registry,
    words: german,
    addressOf: (target) => target,
    pictures: { isLeftOut: () => false, roomFor: () => undefined },
    Missing: Missing as AstroComponentFactory,
    Island: Island as AstroComponentFactory,
    fault: (index) => createVNode('fault', { index }),
    ...own,
  });
const print = (node: ContentNode, own: Partial<Printing> = {}): Node => create(own).print(node) as Node;

const element = (name: string, props: object = {}, ...children: ContentNode[]): HtmlElement => ({
  kind: 'element',
  name,
  props: { ...props },
  children,
});
const use = (name: string, props: object = {}, ...children: ContentNode[]): ComponentElement => ({
  kind: 'component',
  name,
  props: { ...props },
  slots: {},
  children,
});

test('Texts that Markdown adds are in the language of the page', () => {
  const link = element('a', { className: 'heading-link', href: '#a', 'aria-label': markPhrase('linkTo', 'Anfang') });
  expect(print(link).props['aria-label']).toBe('Link zu „Anfang“');
  expect(print(markPhrase('footnotes', 'Footnotes'))).toBe('Fußnoten');
  const html = (heading: string, table: string, footnotes: string, back: string): string =>
    `<h2 id="a">A &amp; B<a href="#a" class="heading-link" aria-label="${heading}"></a></h2><div aria-label="${table}"></div>` +
    `<h2 class="sr-only" id="footnote-label">${footnotes}</h2><a href="#r" aria-label="${back}" class="x">↩</a>`;
  const marked = html(
    markPhrase('linkTo', 'A &amp; B'),
    markPhrase('table', ''),
    markPhrase('footnotes', 'Footnotes'),
    markPhrase('backToReference', '1-2'),
  );
  expect(String(print({ kind: 'html', html: marked }).props['children'])).toBe(
    html('Link zu „A &amp; B“', 'Tabelle', 'Fußnoten', 'Zurück zum Verweis 1-2'),
  );
  expect(print(element('a', { href: '/b', 'aria-label': 'mine' })).props['aria-label']).toBe('mine');
});

describe('Components that list their children', () => {
  const printed = (node: ContentNode, printer = create()): { tabs: Node; tab: Node[] } => {
    const tabs = printer.print(node) as Node;
    const children = [tabs.props['children']].flat() as Node[];
    return { tabs, tab: children.filter(({ type }) => type === Tab) };
  };

  test('A parent receives the properties of its children, and each child its index', () => {
    const { tabs, tab } = printed(
      use('Tabs', { sync: false }, use('Tab', { title: 'a' }, 'text'), '\n', use('Card'), use('Tab', { title: 'b' })),
    );
    expect(tabs.props['items']).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    expect(tab.map(({ props }) => props)).toMatchObject([
      { index: 0, count: 2, list: { sync: false }, group: tabs.props['group'], children: 'text' },
      { index: 1, count: 2 },
    ]);
  });

  test('Each list has its own id, and inner lists come first', () => {
    const { tabs, tab } = printed(use('Tabs', {}, use('Tab', {}, use('Tabs'))));
    expect(tabs.props['group']).toBe('g2');
    expect(tab[0]?.props['children']).toMatchObject({ props: { group: 'g1' } });
  });

  test('Children of other kinds are unchanged', () => {
    const { tabs } = printed(use('Tabs', {}, use('Card')));
    expect(tabs.props['children']).toMatchObject({ type: Card, props: {} });
    expect((tabs.props['children'] as Node).props).not.toHaveProperty('index');
  });

  test('A parent finds its children inside the elements of an island', () => {
    const marked = element('trellis-slot', {}, { ...use('Tab', { title: 'a' }), part: 'Tab {}' });
    const { tabs, tab } = printed({ ...use('Tabs', {}, marked), part: 'Tabs {}' });
    expect(tabs).toMatchObject({ type: 'trellis-part', props: { 'data-part': 'Tabs {}' } });
    expect(tab).toEqual([]);
    expect((tabs.props['children'] as Node).props['items']).toMatchObject([{ title: 'a' }]);
  });

  test('Titles that are elements become slots of the parent', () => {
    const { tabs } = printed(use('Tabs', {}, { ...use('Tab'), slots: { title: [element('b', {}, 'x')] } }));
    expect(tabs.props).toHaveProperty('title-0', expect.objectContaining({ $$slot: true }));
  });
});

test('An element in a property becomes a slot', () => {
  const icon = [element('svg', { className: 'a' })];
  const card = print({
    ...use('Card', { title: 'x', className: 'c', style: { marginTop: 1 } }, 'text'),
    slots: { icon },
  });
  expect(card.props).toMatchObject({ title: 'x', class: 'c', style: 'margin-top:1px', icon: { $$slot: true } });
  expect(JSON.stringify(card.props['children'])).toContain('text');
});

test('Members of components, unknown components, islands and faults are printed in place', () => {
  expect(print(use('Tree.File', { name: 'a' }))).toMatchObject({ type: File, props: { name: 'a' } });
  expect(print({ ...use('Gone', { href: '/a' }, 'x'), isMissing: true })).toMatchObject({
    type: Missing,
    props: { name: 'Gone', href: '/a', children: 'x' },
  });
  expect(
    print({ kind: 'island', script: '/a.js', name: 'A', data: '{}', children: ['x'], content: ['y'] }),
  ).toMatchObject({
    type: Island,
    props: { script: '/a.js', name: 'A', data: '{}', children: ['x'] },
  });
  expect(print({ kind: 'lost', index: 3, content: [] })).toMatchObject({ type: 'fault', props: { index: 3 } });
});

describe('Top level of a page', () => {
  const box = { component: Box as AstroComponentFactory, isAlways: false };

  test('The examples of the side column come first, in one box', () => {
    const nodes = [
      element('p'),
      use('Example', { kind: 1 }),
      use('Card', {}, use('Example')),
      use('Example', { kind: 2 }),
    ];
    const [first, ...rest] = create().page(nodes, box) as Node[];
    expect(first).toMatchObject({ type: Box, props: { asides: ['Example', 'Example'] } });
    expect(first?.props['children']).toMatchObject([{ props: { kind: 1 } }, { props: { kind: 2 } }]);
    expect(rest.map(({ type }) => type)).toEqual(['p', Card]);
  });

  test('An empty side column is printed only when it is always shown', () => {
    expect(create().page([element('p')], box)).toMatchObject([{ type: 'p' }]);
    expect(create().page([], { ...box, isAlways: true })).toMatchObject([{ type: Box }]);
  });

  test('The switch between views is printed before the first view', () => {
    const nodes = [element('p'), use('View', { title: 'a' }), element('hr'), use('View', { title: 'b' })];
    const printed = create().page(nodes, box) as Node[];
    expect(printed.map(({ type }) => type)).toEqual(['p', Switch, View, 'hr', View]);
    expect(printed[1]?.props['items']).toEqual([{ title: 'a' }, { title: 'b' }]);
  });
});

test('Addresses from expressions get the base, as those in the text do', () => {
  const addressOf = (target: string): string => `/docs${target}`;
  const { props } = print(element('a', { href: '/cards', title: '/no' }), { addressOf });
  expect(props).toMatchObject({ href: '/docs/cards', title: '/no' });
  expect(print(element('video', { src: '/a.mp4', poster: '/a.png' }), { addressOf }).props).toMatchObject({
    src: '/docs/a.mp4',
    poster: '/docs/a.png',
  });
});

test('An image that is left out is replaced by its alternative text', () => {
  const pictures: Printing['pictures'] = { isLeftOut: (address) => address === '/gone.png', roomFor: () => undefined };
  expect(print(element('img', { src: '/gone.png', alt: 'A fern' }), { pictures }).props['children']).toBe('A fern');
  expect(print(element('img', { src: '/a.png' }), { pictures }).type).toBe('img');
});

test.each([
  [{ alt: '' }, { width: '40', height: '30' }],
  [{ width: 20 }, { width: 20, height: '15' }],
  [
    { width: 20, height: 20 },
    { width: 20, height: 20 },
  ],
  [{ width: '50%' }, { width: '50%', style: 'aspect-ratio:40/30;' }],
  [{ style: { height: 20, width: 'auto' } }, { style: 'aspect-ratio:40/30;height:20px;width:auto' }],
  [{ className: 'h-4' }, { style: 'aspect-ratio:40/30;', class: 'h-4' }],
  [{ style: 'height:2px;aspect-ratio:1' }, { style: 'height:2px;aspect-ratio:1' }],
])('An image with an address from an expression and the properties %j has a reserved size', (given, expected) => {
  const own: Partial<Printing> = {
    addressOf: (target) => `/docs${target}`,
    pictures: {
      isLeftOut: () => false,
      roomFor: (address, said) => (address === '/docs/a.png' ? roomFor({ width: 40, height: 30 }, said) : undefined),
    },
  };
  const { width, height, style, class: name } = print(element('img', { src: '/a.png', ...given }), own).props;
  expect({ width, height, style, class: name }).toEqual({ ...expected });
  expect(print(element('img', { src: '/b.png' }), own).props).not.toHaveProperty('width');
  expect(print(element('video', { src: '/a.png' }), own).props).not.toHaveProperty('width');
});
