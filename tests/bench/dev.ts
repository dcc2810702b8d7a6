// Serves a generated site as an author does, and prints how long the first page takes, and each kind of edit from save to sight.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../findBrowser.mjs';
import { generate } from './generate.mjs';

const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Number of edits of each kind. */
const edits = 9;

/** A kind of edit that puts a mark into a file, and the page that then shows the mark. */
interface Kind {
  name: string;
  page: string;
  file: string;
  before: RegExp;
  after: (mark: string) => string;
}

/** Adds to a generated site a snippet, which a page includes, and a page of a specification. */
function addKinds(folder: string): void {
  mkdirSync(path.join(folder, 'snippets'));
  writeFileSync(path.join(folder, 'snippets/one.mdx'), 'The snippet.\n');
  const page = path.join(folder, 'group-0/page-1.mdx');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(/\n---\n/, "\n---\n\nimport One from '/snippets/one.mdx';\n\n<One />\n"),
  );
  mkdirSync(path.join(folder, 'api'));
  writeFileSync(path.join(folder, 'api/things.mdx'), '---\nopenapi: GET /things\n---\n');
  const operation = {
    summary: 'List things',
    description: 'Lists',
    responses: { 200: { description: 'The things.' } },
  };
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: { '/things': { get: operation } },
  };
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(specification));
  const config = JSON.parse(readFileSync(path.join(folder, 'docs.json'), 'utf8')) as { navigation: object[] };
  const all = {
    ...config,
    openapi: 'openapi.json',
    navigation: [...config.navigation, { group: 'API', pages: ['api/things'] }],
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(all, null, 2));
}

function change(file: string, before: RegExp, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!before.test(text)) throw new Error(`${file} has no ${String(before)}.`);
  writeFileSync(file, text.replace(before, after));
}

const kinds: readonly Kind[] = [
  {
    name: 'text of a page',
    page: 'group-0/page-0',
    file: 'group-0/page-0.mdx',
    before: /Page 0 explains\w*/,
    after: (mark) => `Page 0 explains${mark}`,
  },
  {
    name: 'title of a page',
    page: 'group-0/page-0',
    file: 'group-0/page-0.mdx',
    before: /title: .*/,
    after: (mark) => `title: ${mark}`,
  },
  {
    name: 'navigation',
    page: 'group-0/page-0',
    file: 'docs.json',
    before: /"group": "Group 0\w*"/,
    after: (mark) => `"group": "Group 0${mark}"`,
  },
  {
    name: 'link of the top bar',
    page: 'group-0/page-0',
    file: 'docs.json',
    before: /"name": "Home\w*"/,
    after: (mark) => `"name": "Home${mark}"`,
  },
  {
    name: 'snippet',
    page: 'group-0/page-1',
    file: 'snippets/one.mdx',
    before: /The snippet\w*/,
    after: (mark) => `The snippet${mark}`,
  },
  {
    name: 'specification',
    page: 'api/things',
    file: 'openapi.json',
    before: /"Lists\w*"/,
    after: (mark) => `"Lists${mark}"`,
  },
];

/** Milliseconds until a page holds a text. */
async function untilShown(page: Page, text: string, start: number): Promise<number> {
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, {
    polling: 5,
    timeout: 60_000,
  });
  return performance.now() - start;
}

interface Server {
  child: ChildProcess;
  address: string;
}

async function serve(trellis: string, folder: string): Promise<Server> {
  const child = spawn(process.execPath, [trellis, 'dev', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) {
    text += String(part);
    const [address] = /http:\/\/[\w.]+:\d+/.exec(text) ?? [];
    if (address) return { child, address };
  }
  throw new Error('The server did not start.');
}

async function end({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'close');
}

function row(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const cells = [sorted[sorted.length >> 1], sorted.at(-1)].map((cell = NaN) => `${Math.round(cell)} ms`.padStart(10));
  console.log(name.padEnd(24) + cells.join(''));
}

/** @param trellis path of the command line. */
export async function benchDev(trellis: string, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    generate(folder, count);
    addKinds(folder);
    const page = await browser.newPage();
    console.log(`${`${count} pages`.padEnd(24)}${['median', 'most'].map((cell) => cell.padStart(10)).join('')}`);
    let server: Server | undefined;
    for (const name of ['first start', 'second start']) {
      if (server) await end(server);
      const start = performance.now();
      server = await serve(trellis, folder);
      await page.goto(`${server.address}/group-0/page-0`);
      row(name, [await untilShown(page, 'Page 0 explains', start)]);
    }
    if (!server) return;
    for (const { name, page: address, file, before, after } of kinds) {
      await page.goto(`${server.address}/${address}`);
      const times: number[] = [];
      for (let edit = 0; edit < edits; edit++) {
        // An author who saves has just typed.
        await wait(600);
        const mark = `x${edit}y`;
        change(path.join(folder, file), before, after(mark));
        times.push(await untilShown(page, mark, performance.now()));
      }
      row(name, times);
    }
    await end(server);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
