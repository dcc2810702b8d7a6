import { Fragment } from 'astro/jsx-runtime';
import { roomFor } from '../../../../src/content/imageSize.js';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../../src/i18n/wordsOf.js';
import { elementFactory, hoistAsides } from '../../../../src/components/mdx/jsx.js';
import { spoken } from '../../../../src/components/mdx/spoken.js';

const german = wordsOf('de');

interface Node {
  type: unknown;
  props: Record<string, unknown>;
}

const component = (): AstroComponentFactory =>
  Object.assign(() => '', { isAstroComponentFactory: true }) as unknown as AstroComponentFactory;
const Tabs = component();
const Tab = component();
const Card = component();
const Example = component();
const Box = component();
const registry = {
  Tabs: { component: Tabs, lists: [Tab] },
  Tab: { component: Tab },
  Card: { component: Card },
  Example: { component: Example, isAside: true },
};
const create = () => {
  const jsx = elementFactory(registry, german);
  return (type: unknown, props: Record<string, unknown> | null) => jsx(type, props) as Node;
};

test('what Markdown says of itself is in the language of the page', () => {
  const jsx = create();
  const link = { className: 'heading-link', href: '#a', 'aria-label': 'Anfang' };
  expect(jsx('a', link).props['aria-label']).toBe('Link zu „Anfang“');
  const back = { 'data-footnote-backref': '', 'aria-label': 'Back to reference 1-2' };
  expect(jsx('a', back).props['aria-label']).toBe('Zurück zum Verweis 1-2');
  expect(jsx('h2', { id: 'footnote-label', children: 'Footnotes' }).props['children']).toBe('Fußnoten');
  const html =
    '<h2 id="a">A &amp; B<a href="#a" class="heading-link" aria-label="A &amp; B"></a></h2>' +
    '<h2 class="sr-only" id="footnote-label">Footnotes<a href="#footnote-label"></a></h2>' +
    '<a href="#r" data-footnote-backref="" aria-label="Back to reference 1" class="x">↩</a>';
  expect(spoken(Fragment, { 'set:html': html }, german)['set:html']).toBe(
    '<h2 id="a">A &amp; B<a href="#a" class="heading-link" aria-label="Link zu „A &amp; B“"></a></h2>' +
      '<h2 class="sr-only" id="footnote-label">Fußnoten</h2>' +
      '<a href="#r" data-footnote-backref="" aria-label="Zurück zum Verweis 1" class="x">↩</a>',
  );
  expect(jsx('a', { href: '/b', 'aria-label': 'mine' }).props['aria-label']).toBe('mine');
});

describe('components that list their children', () => {
  test('get what the children say, and the children their place', () => {
    const jsx = create();
    const first = jsx(Tab, { title: 'a', children: 'text' });
    const second = jsx(Tab, { title: 'b' });
    const tabs = jsx(Tabs, {
      sync: false,
      children: [first, '\n', jsx(Card, {}), jsx(Fragment, { children: [second] })],
    });
    expect(tabs.props['items']).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    expect(first.props).toMatchObject({
      index: 0,
      count: 2,
      list: { sync: false },
      group: tabs.props['group'],
      children: 'text',
    });
    expect(second.props).toMatchObject({ index: 1, count: 2 });
  });

  test('have an id of their own', () => {
    const jsx = create();
    expect(jsx(Tabs, {}).props['group']).not.toBe(jsx(Tabs, {}).props['group']);
  });

  test('leave children of other kinds alone', () => {
    const jsx = create();
    const card = jsx(Card, {});
    jsx(Tabs, { children: card });
    expect(card.props).not.toHaveProperty('index');
  });
});

test('an element in a property becomes a slot', () => {
  const jsx = create();
  const icon = jsx('svg', { className: 'a' });
  const card = jsx(Card, { icon, title: 'x', children: 'text' });
  expect(card.props).toMatchObject({ title: 'x', icon: { $$slot: true } });
  expect(JSON.stringify(card.props['children'])).toContain('text');
});

test('functions that authors export are called', () => {
  const jsx = create();
  expect(jsx(({ word }: { word: string }) => `hello ${word}`, { word: 'x' })).toBe('hello x');
});

describe('hoistAsides', () => {
  test('gathers what stands beside the text before the rest', () => {
    const jsx = create();
    const [request, response, text] = [jsx(Example, { kind: 1 }), jsx(Example, { kind: 2 }), jsx('p', {})];
    const [box, ...rest] = hoistAsides(
      jsx(Fragment, { children: [text, request, jsx(Fragment, { children: [response] })] }),
      registry,
      { component: Box, isAlways: false },
    ) as Node[];
    expect(box?.type).toBe(Box);
    expect(box?.props['asides']).toEqual(['Example', 'Example']);
    expect(box?.props['children']).toEqual([request, response]);
    expect(rest).toEqual([text]);
  });

  test('leaves a page without any as it is, and what is within other components where it is', () => {
    const jsx = create();
    const page = jsx(Fragment, { children: [jsx(Card, { children: jsx(Example, {}) })] });
    expect(hoistAsides(page, registry, { component: Box, isAlways: false })).toBe(page);
  });
});

test('targets that an expression has made get the base, like those written in the text', () => {
  const jsx = elementFactory(registry, german, undefined, (target) => `/docs${target}`);
  const { props } = jsx('a', { href: '/cards', title: '/no' }) as Node;
  expect(props).toMatchObject({ href: '/docs/cards', title: '/no' });
  expect((jsx('video', { src: '/a.mp4', poster: '/a.png' }) as Node).props).toMatchObject({
    src: '/docs/a.mp4',
    poster: '/docs/a.png',
  });
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
])('a picture whose address an expression has made keeps its room free: %j', (given, expected) => {
  const jsx = elementFactory(registry, german, undefined, (target) => `/docs${target}`, {
    isLeftOut: () => false,
    roomFor: (address, said) => (address === '/docs/a.png' ? roomFor({ width: 40, height: 30 }, said) : undefined),
  });
  const { width, height, style, class: name } = (jsx('img', { src: '/a.png', ...given }) as Node).props;
  expect({ width, height, style, class: name }).toEqual({ ...expected });
  expect((jsx('img', { src: '/b.png' }) as Node).props).not.toHaveProperty('width');
  expect((jsx('video', { src: '/a.png' }) as Node).props).not.toHaveProperty('width');
});
