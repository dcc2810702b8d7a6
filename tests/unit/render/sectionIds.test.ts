import { expect, it } from 'vitest';
import { SectionIds } from '../../../src/render/reference/ids.js';

it('An id of the page or of its frame gets a number', () => {
  const ids = new SectionIds(['body']);
  expect(['body', 'body', 'path', 'body-content', 'body-content'].map((wanted) => ids.claim(wanted))).toEqual([
    'body-2',
    'body-3',
    'path',
    'body-content-2',
    'body-content-3',
  ]);
});
