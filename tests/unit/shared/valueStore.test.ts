import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { joinStores, ValueStore } from '../../../src/shared/valueStore.js';

function place(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'values');
}

/** Uses a store as one command does. */
function use<Result>(
  file: string,
  work: (store: ValueStore<unknown>) => Result,
  form = '1',
): { result: Result; damaged: string[] } {
  const damaged: string[] = [];
  const store = new ValueStore<unknown>(file, form, (each) => damaged.push(path.basename(each)));
  const result = work(store);
  store.save();
  return { result, damaged };
}

const fill = (file: string, values: Record<string, unknown>): void =>
  void use(file, (store) => Object.entries(values).forEach(([key, value]) => store.set(key, value)));
const read = (file: string, keys: readonly string[]) => use(file, (store) => keys.map((key) => store.get(key)));

it('The next command gets the values, whatever data they are', () => {
  const file = place();
  const value = { list: [1, undefined, 'ä'], map: new Map([['a', new Date(0)]]), nothing: undefined };
  fill(file, { 'key ö': value, empty: '' });
  expect(read(file, ['key ö', 'empty', 'none']).result).toEqual([value, '', undefined]);
});

it('New values are appended, and replace those with their key', () => {
  const file = place();
  fill(file, { a: 'A'.repeat(1000), b: 1 });
  const before = readFileSync(file);
  use(file, (store) => [store.get('a'), store.set('b', 2)]);
  expect(readFileSync(file).subarray(0, before.length).equals(before)).toBe(true);
  expect(read(file, ['a', 'b']).result).toEqual(['A'.repeat(1000), 2]);
});

it('A command that changes nothing leaves the file untouched', () => {
  const file = place();
  fill(file, { a: 1, b: 2 });
  const { mtimeMs } = statSync(file);
  read(file, ['a', 'b']);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

it('Values that no command asks for are dropped', () => {
  const file = place();
  fill(file, { old: 'x'.repeat(10_000), used: 1 });
  const before = statSync(file).size;
  read(file, ['used']);
  expect(statSync(file).size).toBeLessThan(before / 10);
  expect(read(file, ['old', 'used']).result).toEqual([undefined, 1]);
});

it('Values in another form are ignored without a word', () => {
  const file = place();
  fill(file, { a: 1 });
  expect(use(file, (store) => store.get('a'), '2')).toEqual({ result: undefined, damaged: [] });
});

it.each<[string, (file: string) => void, isDamaged: boolean]>([
  ['ends early, as while another command appends to it,', (file) => truncateSync(file, statSync(file).size - 3), false],
  ['is followed by something else', (file) => appendFileSync(file, '\0'.repeat(4).repeat(2) + 'x'.repeat(4)), true],
  ['has another byte', (file) => writeFileSync(file, readFileSync(file).fill(0, statSync(file).size - 5)), true],
])('A file that %s gives its whole values, and is mended', (_, damage, isDamaged) => {
  const file = place();
  fill(file, { a: 1, b: 'text of b' });
  damage(file);
  const { result, damaged } = use(file, (store) => {
    const first = store.get('a');
    store.set('b', 2);
    return first;
  });
  expect({ result, damaged }).toEqual({ result: 1, damaged: isDamaged ? ['values'] : [] });
  expect(read(file, ['a', 'b'])).toEqual({ result: [1, 2], damaged: [] });
});

it('A file of something else is discarded', () => {
  const file = place();
  writeFileSync(file, '{"entries": []}');
  expect(read(file, ['a'])).toEqual({ result: [undefined], damaged: ['values'] });
});

it('Values that nobody asks for are kept up to a number of bytes', () => {
  const file = place();
  fill(file, { old: 'x'.repeat(10_000), used: 1 });
  const askForOne = (spare: number): number => {
    const store = new ValueStore<unknown>(file, '1', undefined, spare);
    store.get('used');
    store.save();
    return statSync(file).size;
  };
  expect(askForOne(20_000)).toBeGreaterThan(10_000);
  expect(askForOne(5_000)).toBeLessThan(1_000);
});

it('A store that goes on after it was written keeps all values, whatever another command does to the file', () => {
  const file = place();
  const store = new ValueStore<unknown>(file, '1');
  for (const key of ['a', 'b', 'c']) {
    store.set(key, key);
    store.write();
    expect(read(file, ['a', 'b', 'c']).result).toEqual(['a', 'b', 'c'].map((each) => (each <= key ? each : undefined)));
  }
  use(file, (other) => other.set('d', 'd'), '2');
  store.set('e', 'e');
  store.write();
  expect(read(file, ['a', 'e']).result).toEqual(['a', 'e']);
  expect(store.get('b')).toBe('b');
});

it('A store appends nothing to a file of the same size with which another command has replaced its own', () => {
  const file = place();
  fill(file, { a: 'A'.repeat(1000) });
  const store = new ValueStore<unknown>(file, '1');
  store.get('a');
  use(file, (other) => other.set('a', 'B'.repeat(1000)), '2');
  store.set('b', 1);
  store.write();
  expect(use(file, (other) => other.get('b'), '2').result).toBeUndefined();
});

it('A store without new values leaves those that another command has added', () => {
  const file = place();
  fill(file, { a: 'A'.repeat(1000) });
  const store = new ValueStore<unknown>(file, '1');
  store.get('a');
  use(file, (other) => [other.get('a'), other.set('b', 2)]);
  store.save();
  expect(read(file, ['b']).result).toEqual([2]);
});

it('Files of several stores are joined, without values of another form or behind a damaged place', () => {
  const [file, second, third, other] = [place(), place(), place(), place()];
  fill(file, { a: 1, b: 1 });
  fill(second, { b: 2, c: 2 });
  fill(third, { d: 3, e: 3 });
  use(other, (store) => store.set('f', 4), '2');
  truncateSync(third, statSync(third).size - 1);
  joinStores(file, [other, third, `${file}-none`, second]);
  expect(read(file, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
    result: [1, 2, 2, 3, undefined, undefined],
    damaged: [],
  });
});

it('Joining makes a file that does not exist, and none if there is nothing to join', () => {
  const [file, other] = [place(), place()];
  joinStores(file, [other]);
  expect(() => statSync(file)).toThrow();
  fill(other, { a: 1 });
  joinStores(file, [other]);
  expect(read(file, ['a']).result).toEqual([1]);
});
