import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { previewHandler } from '../../../../src/dev/preview.js';
import { ask, served } from './ask.js';

const folder = mkdtempSync(path.join(tmpdir(), 'trellis-preview-'));
const site = path.join(folder, 'dist');
const long = `<!doctype html><title>Long</title><p>${'Water the fern. '.repeat(500)}</p>`;
const files: Record<string, string | Buffer> = {
  'dist/index.html': '<!doctype html><title>Start</title>',
  'dist/404.html': `<!doctype html><title>Missing</title>${'<p>Nothing grows here.</p>'.repeat(100)}`,
  'dist/guides/index.html': '<!doctype html><title>Guides</title>',
  'dist/plain.html': '<!doctype html><title>Plain</title>',
  'dist/long/index.html': long,
  'dist/100%25.html': 'a percent sign',
  'dist/ten.txt': '0123456789',
  'dist/picture.png': Buffer.alloc(5000, 7),
  'dist/style.css': 'p { color: green }\n'.repeat(200),
  'dist-secret/secret.txt': 'secret',
  'secret.txt': 'secret',
};
let port = 0;
let end = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync(path.join(folder, 'secret.txt'), path.join(site, 'linked.txt'));
  symlinkSync(path.join(folder, 'dist-secret'), path.join(site, 'linked'));
  symlinkSync('ten.txt', path.join(site, 'own.txt'));
  ({ port, end } = await served(previewHandler(site, '', ['docs.test', '.below.test'])));
});
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});

const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(port, where, { headers, method });

describe('Files of a site', () => {
  it.each([
    ['/', 200, 'Start'],
    ['/?a=/../secret.txt', 200, 'Start'],
    ['/guides', 200, 'Guides'],
    ['/guides/', 200, 'Guides'],
    ['/guides/index.html', 200, 'Guides'],
    ['/plain', 200, 'Plain'],
    ['/plain.html', 200, 'Plain'],
    ['/pl%61in', 200, 'Plain'],
    ['//plain', 200, 'Plain'],
    ['http://127.0.0.1/plain', 200, 'Plain'],
    ['/own.txt', 200, '0123'],
    ['/100%2525', 200, 'percent'],
    ['/nothing', 404, 'Missing'],
    ['/plain/', 404, 'Missing'],
  ])('The address %s gives the status %d with %j', async (where, status, text) => {
    const answer = await get(where);
    expect([answer.status, answer.body.toString()]).toEqual([status, expect.stringContaining(text)]);
  });
});

describe('A build that replaces a file while it is sent', () => {
  it.each([
    ['longer', {}, 'new '.repeat(1000)],
    ['shorter', {}, 'new'],
    ['longer', { range: 'bytes=2-' }, 'new '.repeat(1000)],
  ])('The answer is the new file, which is %s', async (_, headers: Record<string, string>, text) => {
    const [file, draft] = [path.join(site, 'replaced.txt'), path.join(folder, 'draft.txt')];
    writeFileSync(file, '0123456789');
    writeFileSync(draft, text);
    const open = fs.createReadStream;
    const opened = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...words) => {
      renameSync(draft, file);
      return open(...words);
    });
    onTestFinished(() => opened.mockRestore());
    const answer = await get('/replaced.txt', headers);
    const start = headers['range'] === undefined ? 0 : 2;
    expect([answer.status, answer.body.toString()]).toEqual([start === 0 ? 200 : 206, text.slice(start)]);
    expect(answer.headers['content-length'] ?? String(text.length - start)).toBe(String(text.length - start));
  });
});

describe('Addresses outside a site', () => {
  it.each([
    '/../secret.txt',
    '/guides/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%252fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/guides\\..\\..\\secret.txt',
    '/../dist-secret/secret.txt',
    '/%2e%2e/dist-secret/secret.txt',
    '/linked.txt',
    '/linked/secret.txt',
    '/ten.txt%00',
    '/ten.txt%00.html',
    '/..;/secret.txt',
    '/....//secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    'http://127.0.0.1/../secret.txt',
    `/${'../'.repeat(20)}etc/passwd`,
    `/${folder}/secret.txt`,
    '/'.repeat(2000),
  ])('The address %s returns no file from outside', async (where) => {
    const { status, body } = await get(where);
    expect(body.toString()).not.toMatch(/secret|root:/);
    expect([200, 404]).toContain(status);
    if (!/^\/+$/.test(where)) expect([status, body.toString()]).toEqual([404, expect.stringContaining('Missing')]);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('The method %s is refused', async (method) => {
  const { status, headers } = await get('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it.each(['/ten.txt', '/long', '/nothing'])('HEAD of %s has the headers of GET and no body', async (where) => {
  const [head, whole] = [await get(where, {}, 'HEAD'), await get(where)];
  expect([head.status, head.body.length]).toEqual([whole.status, 0]);
  for (const name of ['content-type', 'content-length', 'etag', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
});

describe('Ranges of a file', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-100', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', undefined],
    ['bytes=100-200', 416, 'bytes */10', undefined],
    ['bytes=0-1,4-5', 200, undefined, '0123456789'],
    ['bytes=5-2', 416, 'bytes */10', undefined],
    ['lines=0-1', 200, undefined, '0123456789'],
    ['bytes', 200, undefined, '0123456789'],
  ])('The range %j gives the status %d', async (range, status, contentRange, text) => {
    const { status: got, headers, body } = await get('/ten.txt', { range });
    expect([got, headers['content-range']]).toEqual([status, contentRange]);
    if (text !== undefined) expect(body.toString()).toBe(text);
  });

  it('A range is not compressed', async () => {
    const { status, headers, body } = await get('/style.css', { range: 'bytes=0-1999', 'accept-encoding': 'br, gzip' });
    expect([status, headers['content-encoding'], body.length]).toEqual([206, undefined, 2000]);
  });

  it('The page for missing addresses has no ranges', async () => {
    expect((await get('/nothing', { range: 'bytes=0-3' })).status).toBe(404);
  });
});

it('An unchanged file gives the status 304, by its tag and by its date', async () => {
  const { headers } = await get('/style.css', { 'accept-encoding': 'gzip' });
  const etag = headers.etag ?? '';
  const since = headers['last-modified'] ?? '';
  for (const coding of ['gzip', 'br', 'identity']) {
    const kept = await get('/style.css', { 'if-none-match': etag, 'accept-encoding': coding });
    expect([kept.status, kept.body.length, kept.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
  }
  expect((await get('/style.css', { 'if-modified-since': since })).status).toBe(304);
  expect((await get('/style.css', { 'if-none-match': '"other"', 'if-modified-since': since })).status).toBe(200);
  expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
});

describe('Compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('The encodings %j give the compression %s', async (accepted, coding) => {
    const { headers, body } = await get('/long', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
    const text = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(long);
  });

  it.each(['/picture.png', '/ten.txt', '/'])('The file %s is not compressed', async (where) => {
    const { headers } = await get(where, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('The page for missing addresses is compressed', async () => {
    const { status, headers, body } = await get('/nothing', { 'accept-encoding': 'gzip' });
    expect([status, headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(gunzipSync(body).toString()).toBe(files['dist/404.html']);
  });
});

describe('Host header', () => {
  it.each([
    ['127.0.0.1', 200],
    ['127.0.0.1:4321', 200],
    ['localhost:1', 200],
    ['LOCALHOST', 200],
    ['site.localhost', 200],
    ['[::1]:4321', 200],
    ['192.168.1.7:4321', 200],
    ['docs.test', 200],
    ['docs.test.:80', 200],
    ['a.below.test', 200],
    ['below.test', 200],
    ['evil.test', 403],
    ['sub.docs.test', 403],
    ['docs.test.evil.test', 403],
    ['127.0.0.1.evil.test', 403],
    ['localhost.evil.test', 403],
    ['notbelow.test', 403],
    ['localhost@evil.test', 403],
    ['evil.test#localhost', 403],
    ['%6cocalhost', 403],
  ])('The host %j gives the status %d', async (host, status) => {
    expect((await get('/', { host })).status).toBe(status);
  });
});

it('A site with a base is served below it only', async () => {
  const under = await served(previewHandler(site, '/docs'));
  const statusOf = async (where: string): Promise<number> => (await ask(under.port, where)).status;
  expect(await statusOf('/')).toBe(302);
  expect(await statusOf('/docs')).toBe(200);
  expect(await statusOf('/docs/plain')).toBe(200);
  expect(await statusOf('/plain')).toBe(404);
  expect(await statusOf('/docsplain')).toBe(404);
  expect(await statusOf('/docs/../secret.txt')).toBe(404);
  await under.end();
});
