import {
  mkdirSync,
  mkdtempSync,
  existsSync,
  lstatSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyAssets } from '../../../src/build/finish.js';
import { fileForAddress } from '../../../src/project/fileForAddress.js';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'trellis-target-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

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

it('Copies no file to a place outside the site', () => {
  const root = folder();
  const output = path.join(root, 'site');
  mkdirSync(output);
  writeFileSync(path.join(root, 'x.svg'), '<svg/>');
  expect(() => copyAssets(new Map([['/../out.svg', path.join(root, 'x.svg')]]), output)).toThrow();
  expect(existsSync(path.join(root, 'out.svg'))).toBe(false);
});

it('Publishes the target of a symbolic link as a file', () => {
  const root = folder();
  const output = path.join(root, 'site');
  mkdirSync(output);
  writeFileSync(path.join(root, 'x.svg'), '<svg/>');
  symlinkSync(path.join(root, 'x.svg'), path.join(root, 'link.svg'));
  copyAssets(new Map([['/p.svg', path.join(root, 'link.svg')]]), output);
  expect(lstatSync(path.join(output, 'p.svg')).isSymbolicLink()).toBe(false);
  expect(readFileSync(path.join(output, 'p.svg'), 'utf8')).toBe('<svg/>');
});
