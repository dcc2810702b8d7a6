import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textAt } from '../../src/shared/textAt.js';
import { runHere } from '../command.js';
import { ask } from '../unit/shared/serve/ask.js';
import { serve, type Serving } from './serving.js';
import { copyOf } from './trellis.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A repository with several packages; the documentation is one folder of it. */
const repository = mkdtempSync(path.join(tmpdir(), 'trellis-servers-'));
const folder = path.join(repository, 'docs');

beforeAll(() => {
  renameSync(copyOf('minimal', afterAll), folder);
  mkdirSync(path.join(repository, 'src'));
  writeFileSync(path.join(repository, 'package.json'), '{ "private": true, "workspaces": ["src"] }');
  writeFileSync(path.join(repository, 'src/secret.txt'), 'a secret');
  writeFileSync(path.join(folder, '.env'), 'KEY=a secret');
  copyFileSync(path.join(root, 'content/logo/light.svg'), path.join(folder, 'leaf.svg'));
  symlinkSync('../src/secret.txt', path.join(folder, 'linked.svg'));
  appendFileSync(path.join(folder, 'introduction.md'), '\n![Leaf](/leaf.svg)\n\n![Linked](/linked.svg)\n');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

/** Tests that both servers pass, whatever they serve. */
function holdsTo(server: () => Serving): void {
  const get = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(server().port, where, { headers, method });

  it.each(
    [
      '/../src/secret.txt',
      '/..%2fsrc/secret.txt',
      '/%2e%2e/src/secret.txt',
      '/%252e%252e%252fsrc%252fsecret.txt',
      '/..\\src\\secret.txt',
      '/..%5csrc%5csecret.txt',
      '/linked.svg',
      '/.env',
      '/leaf.svg%00',
      '/%',
      '/%c0%ae%c0%ae/src/secret.txt',
      '/@fs/etc/passwd',
      '/@fs/etc/passwd?raw',
      '/@fs/etc/passwd?import&raw??',
      '/@fs/REPOSITORY/src/secret.txt',
      '/@fs/REPOSITORY/src/secret.txt?raw',
      '/@fs/REPOSITORY/docs/.env',
      '/@fs/REPOSITORY/docs/.trellis/project/../../../src/secret.txt',
      '/@id/__x00__/etc/passwd',
      '/_trellis/playground/..%2f..%2f..%2fpackage.json',
      '/_trellis/playground/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/node_modules/../../../src/secret.txt',
      `/${'../'.repeat(20)}etc/passwd`,
    ].map((where) => [where]),
  )('The path %s gives access to no private file', async (where) => {
    const { status, body } = await get(where.replace('REPOSITORY', repository.replace(/^\//, '')));
    expect(body.toString()).not.toMatch(/a secret|root:x:|"devDependencies"/);
    expect([400, 403, 404]).toContain(status);
  });

  it.each([
    ['127.0.0.1', 200],
    ['localhost:1', 200],
    ['[::1]', 200],
    ['docs.test:4321', 200],
    ['evil.test', 403],
    ['127.0.0.1.evil.test', 403],
    ['localhost.evil.test', 403],
  ])('A request for the host %s is answered with %d', async (host, status) => {
    for (const where of ['/introduction', '/leaf.svg']) expect((await get(where, { host })).status).toBe(status);
  });

  it.each(['http://evil.test', 'http://localhost:3000', 'null'])(
    'Pages of the origin %s may not read the answers',
    async (origin) => {
      for (const where of ['/introduction', '/leaf.svg', '/nothing', '/_trellis/dev/client.js']) {
        const { headers } = await get(where, { origin });
        expect(headers['access-control-allow-origin']).toBeUndefined();
        const asked = await get(where, { origin, 'access-control-request-method': 'GET' }, 'OPTIONS');
        expect(asked.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it('The server answers HEAD requests without a body', async () => {
    for (const [where, status] of [
      ['/introduction', 200],
      ['/leaf.svg', 200],
      ['/nothing', 404],
    ] as const) {
      const head = await get(where, { accept: 'text/html' }, 'HEAD');
      expect([where, head.status, head.body.length]).toEqual([where, status, 0]);
    }
  });

  it('The server supports ranges, conditional requests and compression', async () => {
    const part = await get('/leaf.svg', { range: 'bytes=0-3' });
    expect([part.status, part.body.toString()]).toEqual([206, '<svg']);
    expect((await get('/leaf.svg', { range: 'bytes=9999999-' })).status).toBe(416);
    const { headers } = await get('/leaf.svg');
    expect((await get('/leaf.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await get('/leaf.svg', { 'if-modified-since': headers['last-modified'] ?? '' })).status).toBe(304);
    for (const [coding, plain] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const page = await get('/introduction', { 'accept-encoding': coding });
      expect([page.headers['content-encoding'], page.headers.vary]).toEqual([coding, 'Accept-Encoding']);
      expect(plain(page.body).toString()).toContain('</html>');
    }
  });

  it('A path without a page is answered with the 404 page', async () => {
    const { status, body } = await get('/nothing', { accept: 'text/html' });
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('<main class="not-found-container"')]);
  });
}

// A hook that another hook registers is not run.
const ends: (() => void)[] = [];
const end = (stop: () => void): void => void ends.push(stop);
afterAll(() => ends.forEach((stop) => stop()));

describe('The development server', () => {
  const opened = path.join(repository, 'opened');
  let dev: Serving | undefined;
  const server = (): Serving => {
    if (!dev) throw new Error('It has not started.');
    return dev;
  };
  beforeAll(async () => {
    writeFileSync(path.join(repository, 'browser'), `#!/bin/sh\necho "$1" > "${opened}"\n`, { mode: 0o755 });
    dev = await serve(['dev', folder, '--port', '0', '--allow-host', 'docs.test', '--open'], {
      env: { BROWSER: path.join(repository, 'browser') },
      end,
    });
  });
  holdsTo(server);

  it('Requests from other sites are refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    for (const where of [
      '/introduction',
      '/leaf.svg',
      '/_trellis/dev/client.js',
      '/_trellis/dev/editor?file=docs.json',
    ])
      expect((await ask(server().port, where, { headers })).status).toBe(403);
  });

  it('The server reports its readiness and the faults, and opens a browser', async () => {
    await expect.poll(() => server().printed()).toMatch(/\nReady in \d+\.\d s\.\n[\s\S]*2 warnings in 2 files\.\n/);
    await expect.poll(() => textAt(opened)).toBe(`${server().url}/\n`);
  });

  it('The server exits with 0 when it is stopped', async () => {
    expect(await server().stop()).toBe(0);
  });
});

describe('The preview server', () => {
  let preview: Serving | undefined;
  beforeAll(async () => {
    expect((await runHere('build', folder)).code).toBe(0);
    symlinkSync('../../src/secret.txt', path.join(folder, 'dist/linked.svg'));
    preview = await serve(['preview', folder, '--port', '0', '--allow-host', 'docs.test'], { end });
  });
  holdsTo(() => {
    if (!preview) throw new Error('It has not started.');
    return preview;
  });
});
