import { expect, it } from 'vitest';
import { drawBody } from '../../../src/render/text/draw.js';
import { bodyOf } from './mdx.js';

it('tells of a promise in the place of a value, and shows the rest of the page', () => {
  const lost: string[] = [];
  const body = bodyOf(
    [
      'export const Wait = async () => { await null; return <b>Done</b>; };',
      '{new Promise(() => {})}',
      '<Wait />',
      '{(async () => { throw new Error("late"); })()}',
      'After.',
    ].join('\n\n'),
  );
  const drawn = drawBody(body, new Map(), { lost: (error) => lost.push(String(error)) });
  expect(lost).toEqual(
    Array.from({ length: 3 }, () => 'TypeError: it is a promise, and a page is drawn without waiting'),
  );
  expect(JSON.stringify(drawn)).toContain('After.');
});

it('starts no clock that would outlast the drawing', () => {
  const before = process.getActiveResourcesInfo();
  drawBody(bodyOf('{setInterval(() => {}, 1000)}\n\n{setTimeout(() => {}, 1000)}'), new Map());
  expect(process.getActiveResourcesInfo()).toEqual(before);
});
