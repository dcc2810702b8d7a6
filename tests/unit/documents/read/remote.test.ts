import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLoad } from '../../../../src/documents/read/load.js';
import { readDocuments } from '../../../../src/formats/read.js';
import { served } from '../../shared/serve/ask.js';
import { readSpecification } from '../../formats/openapi/support.js';

const spec = 'openapi: 3.1.0\npaths: {/a: {get: {summary: A, parameters: [{$ref: "parts/p.yaml"}]}}}\n';

let cacheDirectory: string;
let origin: string;
let requests: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let close: () => Promise<void>;

beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'trellis-'));
  requests = [];
  const { port, end } = await served((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  origin = `http://127.0.0.1:${port}`;
  close = end;
});

afterEach(async () => {
  await close();
  await rm(cacheDirectory, { recursive: true });
});

const load = (timeout = 5_000) => createLoad({ folders: [cacheDirectory], entries: [], cacheDirectory, timeout });

const serve = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.url === '/old') response.writeHead(302, { location: '/docs/openapi.yaml' }).end();
  else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
  else if (request.url === '/docs/openapi.yaml') response.writeHead(200, { etag: '"1"' }).end(spec);
  else if (request.url === '/docs/parts/p.yaml') response.end('{name: x, in: query}');
  else response.writeHead(404).end();
};

test('Fetches a specification and its references, relative to the end of redirects', async () => {
  answer = serve;
  const { specification, diagnostics } = await readSpecification(`${origin}/old`, 'x', { load: load() });
  expect(diagnostics).toEqual([]);
  expect(specification?.document['components']).toEqual({ parameters: { p: { name: 'x', in: 'query' } } });
  expect(requests.map(({ url }) => url)).toEqual(['/old', '/docs/openapi.yaml', '/docs/parts/p.yaml']);
});

test('Asks the server for changes before it uses the cached copy', async () => {
  answer = serve;
  await readSpecification(`${origin}/docs/openapi.yaml`, 'x', { load: load() });
  const { specification } = await readSpecification(`${origin}/docs/openapi.yaml`, 'x', { load: load() });
  expect(specification?.operations).toHaveLength(1);
  expect(requests.at(-2)?.headers['if-none-match']).toBe('"1"');
});

test('Uses the cached copy with a warning when the server is gone', async () => {
  answer = serve;
  await readSpecification(`${origin}/docs/openapi.yaml`, 'x', { load: load() });
  await close();
  const { specification, diagnostics } = await readSpecification(`${origin}/docs/openapi.yaml`, 'x', { load: load() });
  expect(specification?.operations.map(({ title }) => title)).toEqual(['A']);
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['openapi/unreachable', 'warning'],
    ['openapi/unreachable', 'warning'],
  ]);
  expect(diagnostics[0]?.message).toContain(origin);
});

test.each([
  ['an error', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end(), /500/],
  ['no answer', () => undefined, /no answer within/],
  ['a broken connection', (request: IncomingMessage) => void request.socket.destroy(), /cannot be reached/],
])('Reports %s with the address when there is no cached copy', async (_, respond, reason) => {
  answer = respond;
  const url = `${origin}/docs/openapi.yaml`;
  const { documents, unread, diagnostics } = await readDocuments([url], load(200));
  expect(documents).toEqual([]);
  expect(unread).toEqual([url]);
  expect(diagnostics).toMatchObject([{ code: 'openapi/unreachable', severity: 'warning', file: url }]);
  expect(diagnostics[0]?.message).toMatch(reason);
});

test('Reports an answer that is no specification with its address', async () => {
  answer = (_, response) => void response.end('<!doctype html><title>Sign in</title>');
  const { diagnostics } = await readSpecification(`${origin}/docs`, 'x', { load: load() });
  expect(diagnostics).toMatchObject([{ file: `${origin}/docs`, severity: 'warning' }]);
});

const bounded = () => createLoad({ folders: [cacheDirectory], entries: [], cacheDirectory, limit: 1_000_000 });

test('Cuts off a response that is too long, even when it was compressed', async () => {
  const before = process.memoryUsage().rss;
  // A gigabyte, in a megabyte.
  const part = gzipSync(Buffer.alloc(50_000_000, 'x'));
  answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    for (let count = 0; count < 20; count += 1) response.write(part);
    response.end();
  };
  const { specification, diagnostics } = await readSpecification(`${origin}/bomb.yaml`, 'x', { load: bounded() });
  expect(specification).toBeUndefined();
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['openapi/unreachable', expect.stringContaining('it is longer than 1 MB')],
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test('Closes the connection of an endless response', async () => {
  const ended = new Promise((resolve) => {
    answer = (_request, response) => {
      const write = (): void => {
        while (response.write(Buffer.alloc(100_000, 'x')));
        response.once('drain', write);
      };
      write();
      response.once('close', resolve);
    };
  });
  const { diagnostics } = await readSpecification(`${origin}/endless.yaml`, 'x', { load: bounded() });
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('longer than 1 MB')]);
  await ended;
});

test('Stops at circular redirects and at a response that stalls', async () => {
  answer = ({ url }, response) => {
    if (url === '/stops') response.write('openapi: 3.1.0\n');
    else response.writeHead(302, { location: url === '/a' ? '/b' : '/a' }).end();
  };
  const circle = await readSpecification(`${origin}/a`, 'x', { load: load() });
  expect(circle.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('redirect')]);
  expect(requests.length).toBeLessThan(30);
  const stopped = await readSpecification(`${origin}/stops`, 'x', { load: load(200) });
  expect(stopped.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('within 0.2 s')]);
});

test('A file that several specifications refer to at once is cached', async () => {
  answer = serve;
  const url = `${origin}/docs/openapi.yaml`;
  const read = load();
  const first = await Promise.all(Array.from({ length: 20 }, () => read(url)));
  expect(first).toEqual(first.map(() => ({ text: spec, base: url })));
  expect(await read(url)).toEqual({ text: spec, base: url });
  expect(await readdir(cacheDirectory)).toHaveLength(1);
});
