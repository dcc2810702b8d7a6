import { Fragment } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../../src/i18n/wordsOf.js';
import { elementFactory } from '../../../../src/components/mdx/jsx.js';
import { tree } from '../../../../src/components/mdx/tree.js';
import { Islands, partKey } from '../../../../src/render/islands.js';
import { createReact } from '../../../../src/render/react.js';

interface Node {
  type: unknown;
  props: Record<string, unknown>;
}

const component = (): AstroComponentFactory =>
  Object.assign(() => '', { isAstroComponentFactory: true }) as unknown as AstroComponentFactory;
const Island = component();
const Icon = component();

function create(noteLost: (component: string, properties: readonly string[]) => void = () => undefined) {
  const islands = new Islands({ component: Island, scriptOf: () => '/island.js', noteLost }, tree);
  const jsx = elementFactory({ Icon: { component: Icon } }, wordsOf('en'), islands);
  const react = createReact(
    (type, props) => jsx(type, props),
    Fragment,
    () => islands.note(),
  );
  const useState = react['useState'] as (initial: unknown) => [unknown, () => void];
  return { islands, useState, jsx: (type: unknown, props: Record<string, unknown> = {}) => jsx(type, props) as Node };
}

const dataOf = ({ props }: Node): unknown => JSON.parse(String(props['data']));

describe("an author's component", () => {
  test('is an island when it has state, with its props and the names of its content', () => {
    const { islands, jsx, useState } = create();
    const Counter = ({ start, children }: Record<string, unknown>) =>
      jsx('p', { children: [useState(start)[0], children] });
    islands.learn(undefined, { Counter });
    const drawn = jsx(Counter, { start: 3, onStop: () => 1, icon: jsx('svg'), children: 'text' });
    expect(drawn.type).toBe(Island);
    expect(drawn.props).toMatchObject({ script: '/island.js', name: 'Counter' });
    expect(dataOf(drawn)).toEqual({ props: { start: 3 }, slots: ['icon', 'children'] });
  });

  test('gets what is code from the scripts that have it, and what none has is reported', () => {
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
    expect(lost).toEqual([['Counter', ['onStop', 'deep']]]);
  });

  test('is an island when it answers events, and plain when it does neither', () => {
    const { islands, jsx } = create();
    const Press = () => jsx('button', { onClick: () => 1 });
    const Row = () => jsx('p', { children: 'x' });
    islands.learn('/a.jsx', { Press, Row });
    expect(jsx(Press).type).toBe(Island);
    expect(jsx(Row).type).toBe('p');
    expect(jsx('button', { onClick: () => 1 }).type).toBe('button');
  });

  test('is part of the island that it stands in', () => {
    const { islands, jsx, useState } = create();
    const Inner = () => jsx('b', { children: useState(1)[0] });
    const Outer = () => jsx('p', { 'data-x': useState(1)[0], children: jsx(Inner) });
    islands.learn(undefined, { Inner, Outer });
    const drawn = jsx(Outer);
    expect(drawn.type).toBe(Island);
    expect((drawn.props['children'] as Node).props['children']).toMatchObject({ type: 'b' });
  });

  test("marks Trellis' components within it, and only there", () => {
    const { islands, jsx, useState } = create();
    const Leaf = () => jsx('p', { 'data-x': useState(1)[0], children: jsx(Icon, { icon: 'leaf', size: 2 }) });
    islands.learn(undefined, { Leaf });
    const inside = (jsx(Leaf).props['children'] as Node).props['children'] as Node;
    expect(inside).toMatchObject({ type: 'trellis-part', props: { 'data-part': 'Icon {"icon":"leaf","size":2}' } });
    expect(jsx(Icon, { icon: 'leaf' }).type).toBe(Icon);
    expect(partKey('Icon', { size: 2, icon: 'leaf', children: 'x' })).toBe('Icon {"icon":"leaf","size":2}');
  });

  test('waits for the browser when it asks for what is only there; other faults are its own', () => {
    const { islands, jsx } = create();
    const Wide = () => jsx('p', { children: (window as { innerWidth: number }).innerWidth });
    const Wrong = () => {
      throw new TypeError('no');
    };
    islands.learn(undefined, { Wide, Wrong });
    expect(jsx(Wide).props['children']).toBeNull();
    expect(() => jsx(Wrong)).toThrow('no');
  });
});
