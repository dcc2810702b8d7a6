import { expect, it } from 'vitest';
import type { Level } from '../../../../src/site/navigation/view.js';
import { arrangeLevels } from '../../../../src/theme/layout/arrangement.js';

/** A level whose divisions are links to elsewhere where their names begin with an arrow; the chosen one is in brackets. */
function level(kind: Level['kind'], ...names: string[]): Level {
  const chosen = names.find((name) => name.startsWith('['));
  return {
    kind,
    divisions: names.map((name) => ({ id: name, label: name, href: '/', external: name.startsWith('→') })),
    ...(chosen === undefined ? {} : { current: chosen }),
  };
}

function arranged(...levels: Level[]): (string[] | undefined)[] {
  const { row, lists } = arrangeLevels(levels);
  return [row, ...lists].map((each) => each && [each.kind, ...each.divisions.map(({ label }) => label)]);
}

it('The outermost tabs are the row, and tabs inside of them a list', () => {
  expect(arranged(level('product', '[A]', 'B'), level('tab', '[C]', 'D'), level('tab', 'E', '[F]'))).toEqual([
    ['tab', '[C]', 'D'],
    ['product', '[A]', 'B'],
    ['tab', 'E', '[F]'],
  ]);
});

it('A single tab makes no row, and a single anchor no list', () => {
  expect(arranged(level('tab', '[A]'), level('anchor', '[B]'))).toEqual([undefined]);
});

it('Links beside the tabs follow the anchors inside of the tab', () => {
  expect(arranged(level('tab', '[A]', 'B'), level('anchor', '→C'), level('anchor', '[D]', 'E'))).toEqual([
    ['tab', '[A]', 'B'],
    ['anchor', '[D]', 'E', '→C'],
  ]);
});

it('Links beside a box come after what the box holds', () => {
  expect(arranged(level('product', '[A]', 'B'), level('anchor', '→C'), level('dropdown', '[D]', 'E'))).toEqual([
    undefined,
    ['product', '[A]', 'B'],
    ['dropdown', '[D]', 'E'],
    ['anchor', '→C'],
  ]);
});

it('Anchors inside of an anchor are the row where no tabs are', () => {
  const anchors = [level('anchor', '[A]', 'B'), level('anchor', 'C', '[D]')];
  expect(arranged(...anchors)).toEqual([
    ['anchor', 'C', '[D]'],
    ['anchor', '[A]', 'B'],
  ]);
  expect(arranged(...anchors, level('tab', '[E]', 'F'))).toEqual([
    ['tab', '[E]', 'F'],
    ['anchor', '[A]', 'B'],
    ['anchor', 'C', '[D]'],
  ]);
});
