// Builds this repository's own site and a generated one, and prints what a first visit to each kind of page fetches before the reader does
// anything: requests, and gzipped kilobytes by type.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { previewHandler } from '../../src/dev/preview.js';
import { listen } from '../../src/cli/server.js';
import { findBrowser } from '../findBrowser.mjs';
import { generate } from './generate.mjs';
import { measure } from './measure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const types = ['document', 'stylesheet', 'script', 'font', 'image', 'fetch', 'other'] as const;
const ownPages = ['/quickstart', '/writing/code-blocks', '/components/tabs', '/plant-store/create-plant', '/404.html'];

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Bytes as a host sends them: texts gzipped, pictures and fonts as they are. */
function sentBytes(file: string): number {
  const body = readFileSync(file);
  return /\.(?:woff2|png|webp|avif|jpe?g)$/.test(file) ? body.length : gzipSync(body).length;
}

async function printView(browser: Browser, origin: string, output: string, page: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  const requests: { type: string; file: string }[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!request.url().startsWith(origin)) return;
    requests.push({
      type: request.resourceType(),
      file: /\.\w+$/.test(pathname) ? pathname : `${pathname}/index.html`,
    });
  });
  await tab.goto(`${origin}${page}`, { waitUntil: 'networkidle' });
  await wait(500);
  const blocking = await tab.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length,
  );
  await context.close();
  const cells = types.map((type) => {
    const files = requests.filter((request) =>
      type === 'other' ? !types.slice(0, -1).some((known) => known === request.type) : request.type === type,
    );
    const bytes = files.reduce((sum, { file }) => sum + sentBytes(path.join(output, decodeURI(file))), 0);
    return { count: files.length, bytes };
  });
  const total = cells.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    page.padEnd(28) +
      cells.map(({ count, bytes }) => (count === 0 ? '-' : `${kilobytes(bytes)}/${count}`).padStart(11)).join('') +
      `${kilobytes(total)}/${requests.length}`.padStart(11) +
      String(blocking).padStart(9),
  );
  if (process.env.TRELLIS_BENCH_FILES)
    for (const { type, file } of requests)
      console.log(
        `    ${type.padEnd(12)}${kilobytes(sentBytes(path.join(output, decodeURI(file)))).padStart(7)} ${file}`,
      );
}

async function printSite(trellis: string, folder: string, output: string, pages: readonly string[]): Promise<void> {
  const { code, errors } = await measure(process.execPath, [trellis, 'build', folder, '--out', output]);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${errors}`);
  const server = createServer(previewHandler(output, ''));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1' })}`;
    for (const page of pages) await printView(browser, origin, output, page);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @param trellis path of the command line. */
export async function benchView(trellis: string, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  try {
    console.log(
      `${'KB gzipped / requests'.padEnd(28)}${[...types, 'all'].map((cell) => cell.padStart(11)).join('')} blocking`,
    );
    await printSite(trellis, root, path.join(folder, 'own'), ownPages);
    const generated = path.join(folder, 'generated');
    generate(generated, count);
    await printSite(trellis, generated, path.join(folder, 'dist'), ['/group-1/page-30']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
