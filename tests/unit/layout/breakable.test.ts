import { expect, test } from 'vitest';
import { breakable } from '../../../src/layout/content/breakable.js';

test.each([
  ['/tx/persona/create', ['/tx/', 'persona/', 'create']],
  ['Client/server and 1 / 2', ['Client/', 'server and 1 / 2']],
  ['https://fern.example', ['https://fern.example']],
  ['Fern', ['Fern']],
])('lines may end behind the slashes of %s', (title, parts) => {
  expect(breakable(title)).toEqual(parts);
});
