import { describe, expect, it } from 'vitest';
import { isStillPicture, isWorthwhile, widthsOf } from '../../../../src/features/pictures/pictureForm.js';

it.each([
  [480, 300, [480]],
  [800, 600, [704, 800]],
  [1133, 595, [716, 1133]],
  [1600, 800, [704, 1408]],
  [1773, 492, [710, 1409]],
  [1420, 710, [704, 1420]],
])('A picture of %i by %i pixels is converted to widths of %j', (width, height, widths) => {
  expect(widthsOf({ width, height }, false)).toEqual(widths);
});

it.each([
  [1600, 800, [704, 1408, 1600]],
  [2400, 1350, [704, 1408, 1984]],
])('A picture of %i by %i pixels is converted to widths of %j where pages are wide', (width, height, widths) => {
  expect(widthsOf({ width, height }, true)).toEqual(widths);
});

it.each([
  ['of few bytes', 900, { width: 800, height: 600 }, false],
  ['of few pixels', 20_000, { width: 48, height: 48 }, false],
  ['of more pixels than a build can hold', 20_000, { width: 30_000, height: 30_000 }, false],
  ['of a screen', 20_000, { width: 800, height: 600 }, true],
])('A picture %s is worth converting or not', (_, bytes, size, is) => {
  expect(isWorthwhile(bytes, size)).toBe(is);
});

describe('A file is one still picture', () => {
  const chunk = (type: string, data = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const png = (...chunks: Buffer[]): Buffer => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
  const webp = (form: string, flags = 0): Buffer => Buffer.from(`RIFF....WEBP${form}....${String.fromCharCode(flags)}`);
  it.each([
    ['a PNG', png(chunk('IHDR', Buffer.alloc(13)), chunk('IDAT')), true],
    ['a moving PNG', png(chunk('IHDR', Buffer.alloc(13)), chunk('acTL', Buffer.alloc(8)), chunk('IDAT')), false],
    ['a PNG that names that chunk in its pixels', png(chunk('IDAT', Buffer.from('....acTL'))), true],
    ['a PNG that is cut off', png(chunk('IHDR', Buffer.alloc(13))).subarray(0, 12), true],
    ['a WebP', webp('VP8 '), true],
    ['a moving WebP', webp('VP8X', 2), false],
    ['a WebP with a profile', webp('VP8X', 32), true],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff]), true],
    ['a GIF', Buffer.from('GIF89a'), false],
    ['nothing', Buffer.alloc(0), false],
  ])('%s', (_, file, is) => {
    expect(isStillPicture(file)).toBe(is);
  });
});
