// Sends each operation of a specification twice, as its page's JavaScript sample and as the playground do at first, and says where a server reads
// another request: `npm run corpus:agreement -- <file>...`. Credentials are left out, because samples have placeholders for them.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { chromium, type Page } from 'playwright';
import { parse } from 'yaml';
import { listen } from '../../../src/cli/server.js';
import { previewHandler } from '../../../src/dev/preview.js';
import { readAt, type Arrived } from '../../browser/arrived.js';
import { findShell } from '../../findBrowser.mjs';

const host = '127.0.0.1';
const trellis = fileURLToPath(new URL('../../../src/cli/trellis.mjs', import.meta.url));
const run = promisify(execFile);

const arrived: Arrived[] = [];
const api = createServer((request, response) => {
  const { origin, 'access-control-request-headers': asked } = request.headers;
  response.setHeader('access-control-allow-origin', origin ?? '*');
  response.setHeader('access-control-allow-headers', asked ?? '*');
  response.setHeader('access-control-allow-methods', '*');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
  request.on('end', () => {
    arrived.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  return response;
});

const origin = async (server: Server): Promise<string> => `http://${host}:${await listen(server, { host })}`;

/** A specification without its credentials, for an API at another address. */
function asked(file: string, server: string): object {
  const document = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) as Record<string, unknown>;
  const { security: _, ...rest } = document;
  const clean = JSON.parse(JSON.stringify(rest), (key, value: unknown) =>
    key === 'security' && Array.isArray(value) ? [] : value,
  ) as object;
  return { ...clean, servers: [{ url: server }] };
}

/** What arrives when a task sends a request; undefined if nothing does. */
async function arrivalOf(task: () => Promise<unknown>): Promise<Arrived | undefined> {
  arrived.length = 0;
  await task();
  return arrived.at(0);
}

/** The page's JavaScript sample, with the names of path parameters without values in place of their placeholders. */
async function sampleOf(page: Page): Promise<{ source: string; open: string[] }> {
  await page.getByRole('tab', { name: 'JavaScript' }).first().click();
  const text = await page.locator('#request-example pre:visible').first().innerText();
  const open: string[] = [];
  const source = text.replace(/(['"`])(https?:\/\/[^?'"`]+)/, (_match, quote: string, url: string) => {
    const filled = url.replace(/\{([^{}]+)\}/g, (_placeholder, name: string) => {
      open.push(name);
      return encodeURIComponent(name);
    });
    return `${quote}${filled}`;
  });
  return { source, open };
}

function sendSample(source: string, folder: string): Promise<unknown> {
  return run(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder, timeout: 20_000 });
}

async function sendForm(page: Page, open: readonly string[]): Promise<unknown> {
  await page.locator('[data-playground]').first().click();
  const frame = page.frameLocator('dialog iframe');
  const send = frame.locator('[data-addressbar-action="send"]:visible');
  await send.waitFor();
  for (const name of open) await frame.locator(`[id="${name}"] [contenteditable]`).last().fill(name);
  const isAsked = (request: { url(): string }): boolean => request.url().startsWith(apiOrigin);
  const answer = page.waitForRequest(isAsked, { timeout: 8_000 });
  await send.click();
  return (await (await answer).response())?.finished();
}

const apiOrigin = await origin(api);
const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox', '--disable-gpu'] });
let faults = 0;
for (const file of process.argv.slice(2)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-agreement-'));
  const output = path.join(folder, 'dist');
  mkdirSync(path.join(folder, 'path/to'), { recursive: true });
  writeFileSync(path.join(folder, 'path/to/file'), '');
  const navigation = { groups: [{ group: 'API', openapi: 'openapi.json' }] };
  const config = { name: 'Agreement', theme: 'mint', colors: { primary: '#16735A' }, navigation };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(asked(file, apiOrigin)));
  await run(process.execPath, [trellis, 'build', folder, '--out', output], { maxBuffer: 1e8 });
  const server = createServer(previewHandler(output, ''));
  const site = await origin(server);
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html' && !name.startsWith('_'))
    .filter((name) => readFileSync(path.join(output, name), 'utf8').includes('data-playground='));
  const page = await browser.newPage();
  for (const name of pages) {
    try {
      await page.goto(`${site}/${path.dirname(name)}`);
      const { source, open } = await sampleOf(page);
      const sample = await arrivalOf(() => sendSample(source, folder));
      const form = await arrivalOf(() => sendForm(page, open));
      const [one, other] = [sample, form].map((each) => each && readAt(each));
      if (one && other && isDeepStrictEqual(one, other)) continue;
      console.log(`${path.dirname(name)}\n  sample     ${JSON.stringify(one)}\n  playground ${JSON.stringify(other)}`);
    } catch (error) {
      console.log(`${path.dirname(name)}\n  ${String(error).slice(0, 600)}`);
    }
    faults += 1;
  }
  await page.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
  console.log(`${file}: ${pages.length} operations, ${faults} faults so far`);
}
await browser.close();
api.close();
api.closeAllConnections();
process.exitCode = faults > 0 ? 1 : 0;
