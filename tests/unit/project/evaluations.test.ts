import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Evaluations } from '../../../src/project/evaluations.js';
import { noIslands } from '../../../src/project/islands.js';
import type { Page } from '../../../src/content/page.js';
import { bodyOf } from '../render/mdx.js';

let folder: string;
let calls: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-evaluations-'));
  calls = [];
  // A page is evaluated anew, from its start, where the machine is too busy for a quarter of a second.
  Object.assign(globalThis, { noteCall: (name: string) => void (calls.at(-1) === name || calls.push(name)) });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pageOf = (name: string, digest = '1'): Page =>
  ({
    file: `${name}.mdx`,
    digest,
    ids: [],
    body: bodyOf(`{globalThis.noteCall('${name}')} ${name}`),
  }) as unknown as Page;
const filesOf = (of: string): string[] =>
  readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) => /evaluated.\d+$/.test(name));

describe('Evaluation of a page', () => {
  it('A page is evaluated once, and again after a change', () => {
    const evaluations = new Evaluations(folder);
    const evaluate = evaluations.at(new Map(), noIslands, '');
    const page = pageOf('a');
    const first = evaluate(page);
    expect(evaluate(page)).toBe(first);
    expect(evaluations.at(new Map(), noIslands, '')(page)).toBe(first);
    const others = [
      evaluate({ ...page, digest: '2' }),
      evaluate(pageOf('a', '2')),
      evaluations.at(new Map(), { ...noIslands, digestOf: () => 'other scripts' }, '')(page),
      evaluations.at(new Map(), noIslands, '/docs')(page),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('Evaluations that exceed the memory are stored in files, and are read from there', () => {
    const evaluate = new Evaluations(folder, 300).at(new Map(), noIslands, '');
    const pages = ['a', 'b', 'c'].map((name) => pageOf(name));
    const first = pages.map(evaluate);
    expect(pages.map(evaluate)).toEqual(first);
    expect(pages.map(evaluate)).toEqual(first);
    expect(calls).toEqual(['a', 'b', 'c']);
    expect(filesOf(folder)).toHaveLength(2);
  });

  it('What is in memory stays there, whatever comes after it', () => {
    const evaluate = new Evaluations(folder, 300).at(new Map(), noIslands, '');
    const [a, b] = [pageOf('a'), pageOf('b')];
    const first = evaluate(a);
    expect(evaluate(b)).not.toBe(evaluate(b));
    expect(evaluate(a)).toBe(first);
  });

  it('A page is evaluated again when its file was removed', () => {
    const evaluate = new Evaluations(folder, 300).at(new Map(), noIslands, '');
    const [a, b, c] = [pageOf('a'), pageOf('b'), pageOf('c')];
    evaluate(a);
    const first = evaluate(b);
    evaluate(c);
    rmSync(path.join(folder, '.trellis'), { recursive: true });
    expect(existsSync(path.join(folder, '.trellis'))).toBe(false);
    expect(evaluate(b)).toEqual(first);
    expect(calls).toEqual(['a', 'b', 'c', 'b']);
  });

  it('A page without text has no nodes', () => {
    expect(new Evaluations(folder).at(new Map(), noIslands, '')({ ...pageOf('a'), body: undefined }).nodes).toEqual([]);
  });
});
