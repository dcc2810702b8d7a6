import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  AddressChecker,
  type AddressStatus,
  type AddressCheckOptions,
} from '../../../src/cli/externalLinks/addressChecker.js';
import { ConcurrencyLimit } from '../../../src/cli/externalLinks/concurrencyLimit.js';
import { externalFaults } from '../../../src/cli/externalLinks/faults.js';
import { folderOf } from '../cli/folder.js';
import { served } from '../shared/serve/ask.js';

let origin: string;
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let close: () => Promise<void>;

beforeEach(async () => {
  asked = [];
  const { port, end } = await served((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  origin = `http://127.0.0.1:${port}`;
  close = end;
});
afterEach(async () => {
  await close();
});

const waits: number[] = [];
const wait = (milliseconds: number): Promise<void> => {
  waits.push(milliseconds / 1000);
  return Promise.resolve();
};
const ask = (at: string, options: AddressCheckOptions = {}): Promise<AddressStatus> =>
  new AddressChecker({ wait, ...options }).check(at.startsWith('/') ? origin + at : at);
beforeEach(() => void waits.splice(0));

describe('Check of an external address', () => {
  it('An address that answers or requires an account is reachable', async () => {
    answer = (_, response) => response.writeHead(200).end();
    expect(await ask('/')).toEqual({ kind: 'there' });
    expect(asked).toEqual(['HEAD /']);
    answer = (_, response) => response.writeHead(403).end();
    expect(await ask('/')).toEqual({ kind: 'there' });
  });

  it('The check sends GET when the server refuses HEAD', async () => {
    answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end('x'.repeat(100_000));
    expect(await ask('/')).toEqual({ kind: 'there' });
    expect(asked).toEqual(['HEAD /', 'GET /']);
  });

  it.each([404, 410])('An address that answers with the status %i is dead', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    expect(await ask('/')).toEqual({ kind: 'dead', reason: `the server answers ${status}`, isOfServer: false });
    expect(waits).toEqual([]);
  });

  it('The check is repeated while the server is busy, after the time that the server states', async () => {
    const statuses = [503, 429, 200];
    const headers = [{}, { 'retry-after': '7' }, {}];
    answer = (_, response) => response.writeHead(statuses.shift() ?? 500, headers.shift()).end();
    expect(await ask('/')).toEqual({ kind: 'there' });
    expect(waits).toEqual([1, 7]);
  });

  it('The status is unclear when the server stays busy or demands a long wait', async () => {
    answer = (_, response) => response.writeHead(500).end();
    expect(await ask('/')).toEqual({ kind: 'unclear', reason: 'the server answers 500' });
    expect(waits).toEqual([1, 2]);
    answer = (_, response) => response.writeHead(429, { 'retry-after': '3600' }).end();
    expect(await ask('/')).toEqual({ kind: 'unclear', reason: 'the server answers 429' });
    expect(waits).toEqual([1, 2]);
  });

  it('The status is unclear without an answer, and dead when the host takes no connections', async () => {
    let patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (patience = new AbortController()).signal);
    onTestFinished(() => void vi.restoreAllMocks());
    answer = () => patience.abort(new DOMException('The time is over', 'TimeoutError'));
    expect(await ask('/', { timeout: 50 })).toEqual({ kind: 'unclear', reason: 'no answer came within 0.05 s' });
    expect(asked).toHaveLength(3);
    await close();
    expect(await ask('/')).toEqual({ kind: 'dead', reason: 'the host takes no connections', isOfServer: true });
  });

  it('The end of the permanent redirects is reported as the new address', async () => {
    const redirects: Record<string, [number, string]> = {
      '/a': [301, '/b'],
      '/b': [308, '/c'],
      '/c': [302, '/login'],
      '/now': [302, '/a'],
      '/round': [301, '/round'],
      '/lost': [301, '/gone'],
    };
    answer = ({ url = '' }, response) => {
      const [status, location] = redirects[url] ?? [url === '/gone' ? 404 : 200, ''];
      response.writeHead(status, location === '' ? {} : { location }).end();
    };
    expect(await ask('/a')).toEqual({ kind: 'there', moved: `${origin}/c` });
    expect(await ask('/now')).toEqual({ kind: 'there' });
    expect(await ask('/round')).toMatchObject({ kind: 'unclear' });
    expect(asked.filter((each) => each === 'HEAD /round')).toHaveLength(1);
    expect(await ask('/lost')).toMatchObject({ kind: 'dead', reason: 'the server answers 404' });
  });
});

it('Limits the simultaneous tasks in total and per key, and starts other tasks before a waiting one', async () => {
  const limit = new ConcurrencyLimit(3, 2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) =>
    limit.of(name[0] ?? '', () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }),
  );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  await end('');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  for (const name of ['a1', 'c1', 'a3']) await end(name);
  await Promise.all(works);
});

describe('Diagnostics of external links', () => {
  const span = { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } };
  const links = (...paths: string[]) =>
    paths.map((each, index) => ({ url: origin + each, file: `${index}.mdx`, span }));
  const codes = { '/gone': 404, '/old': 301, '/busy': 500 } as const;

  beforeEach(() => {
    answer = ({ url = '' }, response) =>
      response.writeHead(codes[url as keyof typeof codes] ?? 200, url === '/old' ? { location: '/new' } : {}).end();
  });

  it('A broken address is reported at every place, with its severity', async () => {
    const cacheFile = path.join(folderOf({}), 'links.json');
    const found = await externalFaults(links('/gone', '/old', '/busy', '/', '/gone'), cacheFile, { wait });
    expect(found.map(({ code, severity, file }) => `${file} ${severity} ${code}`)).toEqual([
      '0.mdx warning site/dead-external-link',
      '1.mdx note site/moved-external-link',
      '2.mdx note site/unclear-external-link',
      '4.mdx warning site/dead-external-link',
    ]);
    expect(found[0]).toMatchObject({ span, message: `\`${origin}/gone\` cannot be reached: the server answers 404.` });
    expect(found[1]).toMatchObject({ help: `Write \`${origin}/new\`.` });
    expect(asked.filter((each) => each === 'HEAD /gone')).toHaveLength(1);
  });

  it('The results are cached for a day, except unclear ones', async () => {
    const cacheFile = path.join(folderOf({}), 'links.json');
    const faults = () => externalFaults(links('/gone', '/old', '/busy'), cacheFile, { wait });
    const first = await faults();
    asked = [];
    expect(await faults()).toEqual(first);
    expect(new Set(asked)).toEqual(new Set(['HEAD /busy', 'GET /busy']));
    asked = [];
    const cache = JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, { asked: number }>;
    for (const each of Object.values(cache)) each.asked -= 86_400_001;
    writeFileSync(cacheFile, JSON.stringify(cache));
    await faults();
    expect(asked).toContain('HEAD /gone');
  });
});
