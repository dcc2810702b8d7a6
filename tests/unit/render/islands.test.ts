import { describe, expect, test } from 'vitest';
import type { ContentModule } from '../../../src/mdx/compiled.js';
import { elementFactory } from '../../../src/render/createElement.js';
import { builtIns, islandType, type JsxElement } from '../../../src/render/element.js';
import { evaluateBody } from '../../../src/render/evaluation.js';
import { IslandCollector } from '../../../src/render/islands.js';
import { partKey } from '../../../src/shared/partKey.js';
import { slotElement } from '../../../src/render/contentNode.js';
import { createReact } from '../../../src/render/react.js';
import { bodyOf, evaluated } from './mdx.js';

const Icon = builtIns['Icon'];

function create(noteLost: (component: string, properties: readonly string[]) => void = () => undefined) {
  const islands = new IslandCollector({ scriptOf: () => '/island.js', noteLost });
  const jsx = elementFactory(islands);
  const react = createReact(
    (type, props) => jsx(type, props),
    Symbol('fragment'),
    () => islands.note(),
  );
  const useState = react['useState'] as (initial: unknown) => [unknown, () => void];
  return {
    islands,
    useState,
    jsx: (type: unknown, props: Record<string, unknown> = {}) => jsx(type, props) as JsxElement,
  };
}

const dataOf = ({ props }: JsxElement): unknown => JSON.parse(String(props['data']));
const childOf = ({ props }: JsxElement): JsxElement => props['children'] as JsxElement;

describe('Component of the author', () => {
  test('A component with state is an island with its properties and the names of its content', () => {
    const { islands, jsx, useState } = create();
    const Counter = ({ start, children }: Record<string, unknown>) =>
      jsx('p', { children: [useState(start)[0], children] });
    islands.learn(undefined, { Counter });
    const drawn = jsx(Counter, { start: 3, onStop: () => 1, icon: jsx('svg'), children: 'text' });
    expect(drawn.type).toBe(islandType);
    expect(drawn.props).toMatchObject({ script: '/island.js', name: 'Counter' });
    expect(dataOf(drawn)).toEqual({ props: { start: 3 }, slots: ['icon', 'children'] });
  });

  test('A function that a component makes for another one makes the outer one the island', () => {
    const lost: unknown[] = [];
    const { islands, jsx, useState } = create((...note) => lost.push(note));
    const Counter = ({ start }: Record<string, unknown>) => jsx('p', { children: useState(start)[0] });
    const Demo = ({ from }: Record<string, unknown>) => jsx(Counter, { start: from, format: () => 'x' });
    islands.learn('/a.jsx', { Counter, Demo });
    const island = jsx(Demo, { from: 2 });
    expect(island.props['name']).toBe('Demo');
    expect(dataOf(island)).toEqual({ props: { from: 2 }, slots: [] });
    expect(lost).toEqual([]);
  });

  test('Functions come from the scripts that export them, and others are reported', () => {
    const lost: unknown[] = [];
    const { islands, jsx, useState } = create((...note) => lost.push(note));
    const Counter = ({ start }: Record<string, unknown>) => jsx('p', { children: useState(start)[0] });
    const format = () => 'x';
    const items = [{ label: jsx('b') }];
    islands.learn('/a.jsx', { Counter, format });
    islands.learn(undefined, { trellisGiven0: items });
    const data = dataOf(jsx(Counter, { start: 1, format, items, onStop: () => 1, deep: { of: [() => 1] } }));
    expect(data).toEqual({
      props: { start: 1 },
      slots: [],
      code: {
        format: { script: '/island.js', name: 'format' },
        items: { script: '/island.js', name: 'trellisGiven0' },
      },
    });
    expect(lost).toEqual([['Counter', ['onStop', 'deep'], undefined]]);
  });

  test('A component with event handlers is an island, and one without them is plain', () => {
    const { islands, jsx } = create();
    const Press = () => jsx('button', { onClick: () => 1 });
    const Row = () => jsx('p', { children: 'x' });
    islands.learn('/a.jsx', { Press, Row });
    expect(jsx(Press).type).toBe(islandType);
    expect(jsx(Row).type).toBe('p');
    expect(jsx('button', { onClick: () => 1 }).type).toBe('button');
  });

  test('A component inside an island is part of it', () => {
    const { islands, jsx, useState } = create();
    const Inner = () => jsx('b', { children: useState(1)[0] });
    const Outer = () => jsx('p', { 'data-x': useState(1)[0], children: jsx(Inner) });
    islands.learn(undefined, { Inner, Outer });
    const drawn = jsx(Outer);
    expect(drawn.type).toBe(islandType);
    expect(childOf(childOf(drawn))).toMatchObject({ type: 'b' });
  });

  test('Built-in components are named and their content is marked only inside an island', () => {
    const { islands, jsx, useState } = create();
    const Leaf = () =>
      jsx('p', { 'data-x': useState(1)[0], children: jsx(Icon, { icon: 'leaf', size: 2, children: 'x' }) });
    islands.learn(undefined, { Leaf });
    const inside = childOf(childOf(jsx(Leaf)));
    expect(inside).toMatchObject({ type: Icon, part: 'Icon {"icon":"leaf","size":2}' });
    expect(inside.props['children']).toMatchObject({ type: slotElement, props: { children: 'x' } });
    expect(jsx(Icon, { icon: 'leaf', children: 'x' })).toMatchObject({ part: undefined, props: { children: 'x' } });
    expect(partKey('Icon', { size: 2, icon: 'leaf', children: 'x' })).toBe('Icon {"icon":"leaf","size":2}');
  });

  test('A component that needs the browser waits for it, and other errors are thrown', () => {
    const { islands, jsx } = create();
    const Wide = () => jsx('p', { children: (window as { innerWidth: number }).innerWidth });
    const Wrong = () => {
      throw new TypeError('no');
    };
    islands.learn(undefined, { Wide, Wrong });
    expect(jsx(Wide, { children: 'text' }).props).toMatchObject({ children: null, content: 'text' });
    expect(() => jsx(Wrong)).toThrow('no');
  });
});

test('A component is called once, and again only when it becomes an island', () => {
  const calls: string[] = [];
  Object.assign(globalThis, { noteCall: (name: string) => void calls.push(name) });
  const text = [
    'export const Plain = ({ children }) => { globalThis.noteCall("plain"); return <p>{children}</p>; };',
    '<Plain>{<Plain />}</Plain>',
  ].join('\n\n');
  evaluated(bodyOf(text));
  expect(calls).toEqual(['plain', 'plain']);

  const { islands, jsx, useState } = create();
  let count = 0;
  const Counter = () => {
    count += 1;
    return jsx('p', { children: useState(1)[0] });
  };
  islands.learn(undefined, { Counter });
  jsx(Counter);
  expect(count).toBe(2);
});

test('A snippet hands a function to the browser unless a page passes one of its names', () => {
  const lost: string[] = [];
  const { islands } = create((name) => lost.push(name));
  const none = { file: '', script: '', needs: [], references: [], ids: [], digest: '', imports: [] };
  const tool = 'exports.Tool = () => h("b", { children: useState(1)[0] });';
  const snippet = bodyOf('<Tool onUse={() => alert(kind)} />', { isSnippet: true });
  const modules = new Map<string, ContentModule>([
    ['/tool.jsx', { ...none, kind: 'script', code: tool }],
    ['/s.mdx', { ...none, ...snippet, kind: 'text', imports: [{ names: { Tool: 'Tool' }, module: '/tool.jsx' }] }],
  ]);
  const page = (text: string): void => {
    const body = { ...bodyOf(text), imports: [{ names: { Press: 'default' }, module: '/s.mdx' }] };
    evaluateBody(body, modules, { islands, ids: [], lost: () => expect.unreachable() });
  };
  page('<Press />');
  expect(lost).toEqual([]);
  page('<Press kind="rake" />');
  expect(lost).toEqual(['Tool']);
});
