import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { picturesNamedIn, roomFor, sizeOfFile } from '../../../src/mdx/imageSize.js';

const size = { width: 600, height: 400 };

describe('Space reserved for an image', () => {
  it.each([
    [{}, { width: '600', height: '400' }],
    [{ class: 'shadow-lg rounded-full' }, { width: '600', height: '400' }],
    [{ style: '{ borderRadius: 8 }' }, { width: '600', height: '400' }],
    [{ width: '300' }, { height: '200' }],
    [{ width: '300px' }, { height: '200' }],
    [{ height: '100' }, { width: '150' }],
    [{ width: '300', height: '100' }, {}],
    [{ width: '70%' }, { aspectRatio: '600/400' }],
  ])('The attributes %j yield the space %j', (given, room) => {
    expect(roomFor(size, given)).toEqual(room);
  });

  it.each([
    { style: "{display: 'inline', height: '1.3em'}" },
    { style: '{ maxHeight: 32 }' },
    { style: 'max-height:2em' },
    { class: 'h-40' },
    { class: 'block dark:hidden sm:max-h-8' },
  ])('An image keeps its proportions with the styles %j', (given) => {
    expect(roomFor(size, given)).toEqual({ aspectRatio: '600/400' });
  });

  it('A line height is not a height', () => {
    expect(roomFor(size, { style: '{ lineHeight: 1 }' })).toHaveProperty('width');
  });
});

it.each([
  [
    'a source in its root',
    `<svg xmlns="http://www.w3.org/2000/svg" content="${'&lt;x'.repeat(999)}" width="64px" height="32px">`,
  ],
  ['a long comment before it', `<?xml version="1.0"?><!-- ${'x'.repeat(2000)} --><svg viewBox="0 0 64 32">`],
  ['a byte order mark', '\uFEFF<svg width="64" height="32">'],
])('An SVG file with %s has its size', (_what, root) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.svg');
  writeFileSync(file, `${root}<rect width="1" height="1"/></svg>`);
  expect(sizeOfFile(file)).toEqual({ width: 64, height: 32 });
});

describe('Pictures that a text names', () => {
  const imprint = (name: string): string => name;

  it('Each is found once, wherever it stands', () => {
    const text = '![a](/a.png) <img src="b/c.SVG"/> { src: `/d.webp` } plain.jpg /a.png a.pngs';
    const size = (): undefined => undefined;
    expect(JSON.parse(picturesNamedIn(text, { size, imprint }))).toEqual([
      '',
      '/a.png',
      'b/c.SVG',
      '/d.webp',
      'plain.jpg',
    ]);
  });

  it('A word of two million characters is read once, not once for each of them', () => {
    expect(picturesNamedIn('x'.repeat(2e6), { size: () => undefined, imprint })).toBe('[""]');
  });
});
