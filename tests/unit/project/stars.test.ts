import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStars } from '../../../src/project/stars.js';
import { parseConfig } from '../../../src/config/load.js';

let server: Server;
let asked: string[];
let answer: { status: number; body: string };
let folder: string;

const api = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const cache = (): string => path.join(folder, 'stars.json');

function config(url: string) {
  const text = JSON.stringify({
    name: 'X',
    navigation: [{ group: 'A', pages: ['a'] }],
    topbarCtaButton: { type: 'github', url },
  });
  const parsed = parseConfig(text, 'docs.json').config;
  if (!parsed) throw new Error('The configuration is valid.');
  return parsed;
}

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{"stargazers_count": 1234}' };
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-stars-'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('readStars', () => {
  const moss = config('https://github.com/fern/moss');

  it('Asks GitHub once a day', async () => {
    expect(await readStars(moss, cache(), api())).toEqual(new Map([['fern/moss', 1234]]));
    expect(await readStars(moss, cache(), api())).toEqual(new Map([['fern/moss', 1234]]));
    expect(asked).toEqual(['/repos/fern/moss']);
    vi.useFakeTimers({ now: Date.now() + 90_000_000, toFake: ['Date'] });
    answer.body = '{"stargazers_count": 1300}';
    expect((await readStars(moss, cache(), api())).get('fern/moss')).toBe(1300);
  });

  it.each([
    [403, '{}'],
    [200, 'not json'],
    [200, '{"stargazers_count": "many"}'],
  ])('Returns nothing after the answer %i %s, and waits before the next request', async (status, body) => {
    answer = { status, body };
    expect(await readStars(moss, cache(), api())).toEqual(new Map());
    answer = { status: 200, body: '{"stargazers_count": 5}' };
    expect(await readStars(moss, cache(), api())).toEqual(new Map());
    expect(asked).toHaveLength(1);
  });

  it('Keeps the last number when GitHub cannot be reached', async () => {
    await readStars(moss, cache(), api());
    vi.useFakeTimers({ now: Date.now() + 90_000_000, toFake: ['Date'] });
    expect((await readStars(moss, cache(), 'http://127.0.0.1:1')).get('fern/moss')).toBe(1234);
  });

  it('Sends no request when the header names no repository', async () => {
    const text = JSON.stringify({ name: 'X', navigation: [{ group: 'A', pages: ['a'] }] });
    const plain = parseConfig(text, 'docs.json').config;
    expect(plain && (await readStars(plain, cache(), api()))).toEqual(new Map());
    expect(asked).toEqual([]);
  });
});
