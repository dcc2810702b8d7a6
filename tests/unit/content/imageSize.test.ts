import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../src/content/imageSize.js';

const size = { width: 600, height: 400 };

describe('the room kept for an image', () => {
  it.each([
    [{}, { width: '600', height: '400' }],
    [{ class: 'shadow-lg rounded-full' }, { width: '600', height: '400' }],
    [{ style: '{ borderRadius: 8 }' }, { width: '600', height: '400' }],
    [{ width: '300' }, { height: '200' }],
    [{ width: '300px' }, { height: '200' }],
    [{ height: '100' }, { width: '150' }],
    [{ width: '300', height: '100' }, {}],
    [{ width: '70%' }, { aspectRatio: '600/400' }],
  ])('%j: %j', (given, room) => {
    expect(roomFor(size, given)).toEqual(room);
  });

  it.each([
    { style: "{display: 'inline', height: '1.3em'}" },
    { style: '{ maxHeight: 32 }' },
    { style: 'max-height:2em' },
    { class: 'h-40' },
    { class: 'block dark:hidden sm:max-h-8' },
  ])('does not stretch what styles make lower: %j', (given) => {
    expect(roomFor(size, given)).toEqual({ aspectRatio: '600/400' });
  });

  it('takes line heights for no height', () => {
    expect(roomFor(size, { style: '{ lineHeight: 1 }' })).toHaveProperty('width');
  });
});
