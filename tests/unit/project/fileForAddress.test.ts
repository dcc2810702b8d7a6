import path from 'node:path';
import { expect, it } from 'vitest';
import { fileForAddress } from '../../../src/project/fileForAddress.js';

it.each(['/../x.svg', '/../../x.svg', '/a/../../x.svg', '/', '/a/..'])(
  'Refuses the address %s, which leads out of the folder',
  (url) => {
    expect(() => fileForAddress('/site', url)).toThrow('leads out of the');
  },
);

it.each([
  ['/a.svg', '/site/a.svg'],
  ['/..a/b', '/site/..a/b'],
])('Maps the address %s to the file %s', (url, file) => {
  expect(fileForAddress('/site', url)).toBe(path.normalize(file));
});
