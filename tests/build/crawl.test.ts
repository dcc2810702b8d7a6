import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, LinkState } from 'linkinator';
import { describe, expect, it, onTestFinished } from 'vitest';
import { previewHandler } from '../../src/astro/preview.js';
import { listen } from '../../src/cli/server.js';
import { copyOf, trellis } from './trellis.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const host = '127.0.0.1';

/** Follows every link, image, script and stylesheet from the start of a built site. */
async function crawl(output: string, base: string): Promise<{ broken: string[]; visited: string[] }> {
  const server = createServer(previewHandler(output, base));
  const port = await listen(server, 0, host);
  onTestFinished(() => void server.close());
  const origin = `http://${host}:${port}`;
  const { links } = await check({
    path: `${origin}${base}/`,
    recurse: true,
    checkCss: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  });
  const of = (state: LinkState) => links.filter((link) => link.state === state);
  return {
    broken: of(LinkState.BROKEN).map(({ url, parent }) => `${parent ?? ''} -> ${url}`.replaceAll(origin, '')),
    visited: of(LinkState.OK).map(({ url }) => url.replace(origin, '')),
  };
}

function build(folder: string, base: string): string {
  const output = mkdtempSync(path.join(tmpdir(), 'trellis-crawl-'));
  onTestFinished(() => rmSync(output, { recursive: true, force: true }));
  expect(trellis('build', folder, '--out', path.join(output, 'site'), '--base', base || '/').code).toBe(0);
  return path.join(output, 'site');
}

describe('a crawler finds no dead link, anchor or file, and nothing that lost its base', () => {
  it.each(['', '/docs'])('in this repository’s own site under "%s"', async (base) => {
    const { broken, visited } = await crawl(build(root, base), base);
    expect(broken).toEqual([]);
    expect(visited.length).toBeGreaterThan(100);
    expect(visited.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
  });

  it.each([
    ['every-field', ''],
    ['every-field', '/docs'],
    ['current', '/docs'],
    ['reference', '/docs'],
    ['unicode', '/docs'],
    ['other-values', '/docs'],
  ])('in the site %s under "%s"', async (site, base) => {
    const { broken, visited } = await crawl(build(copyOf(site), base), base);
    expect(broken).toEqual([]);
    expect(visited.filter((url) => !url.startsWith(`${base}/`))).toEqual([]);
  });

  it('and would find them', async () => {
    const folder = copyOf('minimal');
    writeFileSync(
      path.join(folder, 'introduction.md'),
      '# A\n\n[gone](/gone) [anchor](/guides/first#none) ![none](/none.png) <a href="/raw">raw</a>\n',
    );
    const { broken } = await crawl(build(folder, '/docs'), '/docs');
    const targets = broken.map((each) => each.split(' -> ')[1]);
    for (const dead of ['gone', 'first#none', 'none.png', 'raw'])
      expect(targets.some((each) => each?.includes(dead))).toBe(true);
  });
});
