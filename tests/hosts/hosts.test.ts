import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles } from '../../src/features/feeds/hosts/hosts.js';
import { built } from '../built.js';
import { ask } from '../unit/shared/serve/ask.js';
import { hosted } from './hosted.js';
import { servers, start, type Serving } from './server.js';

const places = servers.flatMap((server) => ['', '/docs'].map((base) => [server, base] as const));

describe.each(places)('%s with the base "%s"', (server, base) => {
  let serving: Serving;
  let output: string;
  let script: string;
  beforeAll(async () => {
    const { code, stderr, output: site } = await built(hosted(server, base));
    if (code !== 0) throw new Error(stderr);
    output = site;
    const folder = path.join(output, '_astro');
    const bytes = (name: string): number => statSync(path.join(folder, name)).size;
    // One that is worth compressing.
    script = readdirSync(folder).find((name) => name.endsWith('.js') && bytes(name) > 4096) ?? '';
    serving = await start(server, output, base);
  });
  afterAll(() => serving.stop());

  const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(serving.port, `${base}${where}`, { headers, method });

  it.each([
    ['/guides/first', 'Page guides/first'],
    ['/guides/first/', 'Page guides/first'],
    ['/guides/first?a=b', 'Page guides/first'],
    ['/guides/second', 'Page guides/second'],
    ['/guides/Gr%C3%BC%C3%9Fe%20an%20alle', 'Page guides/Grüße an alle'],
    ['/guides/Gr%c3%bc%c3%9fe%20an%20alle/', 'Page guides/Grüße an alle'],
  ])('The page %s is served with headers that make browsers revalidate it', async (where, title) => {
    const { status, headers, body } = await get(where);
    expect(status).toBe(200);
    expect(body.toString()).toContain(title);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^frame-ancestors 'self' https:\/\/app\.example\.com\/\S+$/);
    const again = await get(where, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('Files are served with their media types', async () => {
    const type = async (where: string): Promise<string> =>
      String((await get(where)).headers['content-type'])
        .replace('; ', ';')
        .toLowerCase();
    expect(await type('/guides/first.md')).toBe('text/markdown;charset=utf-8');
    expect(await type('/llms.txt')).toBe('text/plain;charset=utf-8');
    expect(await type(`/_astro/${script}`)).toMatch(/^(?:text|application)\/javascript/);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/guides/nothing.md',
    '/_astro/nothing.js',
    '/_trellis',
    '/_astro/',
    '/a%3Fb',
    '/%25',
  ])('The path %s is answered with the whole 404 page', async (where) => {
    const page = readFileSync(path.join(output, '404.html'), 'utf8');
    const requests: Record<string, string>[] = [
      {},
      { range: 'bytes=0-9' },
      { 'if-modified-since': new Date().toUTCString() },
    ];
    for (const asked of requests) {
      const { status, headers, body } = await get(where, asked);
      expect(status).toBe(404);
      expect(body.toString()).toBe(page);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('The configuration file of the host is not served', async () => {
    const [file = ''] = hostFiles[server];
    const forms = [
      file,
      file.replace('/', '//'),
      file.replace(/(?<=\/\.?)[a-zC]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    ];
    for (const where of forms) {
      const { status, body } = await get(where);
      expect(status).toBe(server === 'apache' ? 403 : 404);
      expect(body.toString()).not.toContain('Written by Trellis');
    }
  });

  it.each([
    ['/old', 301, '/guides/first'],
    ['/old/', 301, '/guides/first'],
    ['/old?a=b&c=%26d', 301, '/guides/first?a=b&c=%26d'],
    ['/for-now', 302, '/guides/first'],
    ['/altes%20caf%C3%A9', 301, '/guides/Gr%C3%BC%C3%9Fe%20an%20alle'],
    ['/asks', 301, '/guides/first?from=old'],
    ['/asks?a=b', 301, '/guides/first?from=old'],
    ['/part', 301, '/guides/first#end'],
    ['/part?a=b', 301, '/guides/first?a=b#end'],
    ['/c++(old)', 301, '/guides/first'],
    ['/guides', 302, '/guides/first'],
    ['/v1/first', 301, '/guides/first'],
    ['/v1/deep/down/', 301, '/guides/deep/down'],
    ['/v1/first?a=b', 301, '/guides/first?a=b'],
    ['/v1/Gr%C3%BC%C3%9Fe%20an%20alle', 301, '/guides/Gr%C3%BC%C3%9Fe%20an%20alle'],
    ['/found/leaf', 301, '/guides/first?q=leaf'],
    ['/found/leaf?a=b', 301, '/guides/first?q=leaf'],
    ['/bare/guides/first', 301, '/guides/first'],
    ['/guides/sections', 301, '/old'],
  ])('The path %s redirects with %d to %s', async (where, status, destination) => {
    const answer = await get(where);
    expect(answer.status).toBe(status);
    const { location = '' } = answer.headers;
    // Apache says the whole address, and writes digits of escapes in lower case.
    const said = location.replace(/%../g, (escape) => escape.toUpperCase());
    expect(said.replace(`http://127.0.0.1:${serving.port}`, '')).toBe(`${base}${destination}`);
  });

  it.each([
    ['/beta', 302, 'https://beta.example.com/'],
    ['/beta?a=b', 302, 'https://beta.example.com/?a=b'],
    ['/price', 301, 'https://shop.example.com/a$b?c={d}'],
    ['/guides/first/edit', 301, 'https://git.example.com/first.mdx'],
    ['/blog/2024/fern', 302, 'https://blog.example.com/2024/fern'],
  ])('The path %s redirects to another site with %d to %s', async (where, status, destination) => {
    const answer = await get(where);
    expect(answer.status).toBe(status);
    expect(decodeURI(answer.headers.location ?? '').replace('%24', '$')).toBe(destination);
  });

  it.each([
    '/bare//evil.example',
    '/bare/%2Fevil.example',
    '/bare/%5Cevil.example',
    '/bare/%5C%2Fevil.example',
    '/bare/%09/evil.example',
    '/v1/a%0d%0aX-Evil:%20yes',
    '/v1/%0d%0a%0d%0aevil',
    '/found/a%0d%0aX-Evil:%20yes',
  ])('The path %s cannot redirect to another site or add a header', async (where) => {
    const { status, headers } = await get(where);
    expect(status).toBeLessThan(500);
    expect(headers['x-evil']).toBeUndefined();
    const { location = '/' } = headers;
    expect(new URL(location, `http://127.0.0.1:${serving.port}`).host).toBe(`127.0.0.1:${serving.port}`);
    expect(location).not.toMatch(/[\s\\]/);
  });

  it('Text is compressed and varies by encoding', async () => {
    for (const where of ['/guides/first', '/guides/first.md', '/llms-full.txt', `/_astro/${script}`]) {
      const plain = await get(where);
      const { headers, body } = await get(where, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(gunzipSync(body)).toEqual(plain.body);
    }
  });

  it('Hashed files may be cached for ever, and ranges of them are served', async () => {
    const where = `/_astro/${script}`;
    const { status, headers, body } = await get(where);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain('frame-ancestors');
    const part = await get(where, { range: 'bytes=2-5' });
    expect([part.status, part.body]).toEqual([206, body.subarray(2, 6)]);
    const head = await get(where, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('The start redirects to the first page, and paths outside of the base are left to the host', async () => {
    for (const where of base === '' ? ['/'] : ['', '/']) {
      // For Apache that is a folder, whose address ends with a slash.
      if (server === 'apache' && where === '') {
        expect((await get(where)).headers.location).toMatch(/\/docs\/$/);
        continue;
      }
      const { status, headers } = await get(where);
      expect(status).toBe(302);
      expect(headers.location).toMatch(new RegExp(`${base}/introduction$`));
    }
    if (base === '') return;
    expect((await ask(serving.port, '/other.txt')).body.toString()).toBe('another page');
    const lost = readFileSync(path.join(output, '404.html'), 'utf8');
    expect((await ask(serving.port, '/docsother')).body.toString()).not.toBe(lost);
  });
});
