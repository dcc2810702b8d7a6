// Builds this repository's own site, goes from page to page in it as a reader does, and prints how long a page took to be seen.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { previewHandler } from '../../src/dev/preview.js';
import { listen } from '../../src/cli/server.js';
import { Tab } from '../browser/chromiumTab.js';
import { findBrowser } from '../findBrowser.mjs';
import { measure } from './measure.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const host = '127.0.0.1';
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** Milliseconds that the pointer rests on a link before the click; zero: it comes and clicks. */
const rests = [400, 100, 0];

/** Milliseconds that a reader keeps the button down. */
const hold = 60;

const noteClicks = (): void =>
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    true,
  );

/** Milliseconds from the click to the first paint of the page with something in it; undefined before that. */
const sinceClick = (): number | undefined => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked'));
};

const pagesInSidebar = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.sidebar-tree a[href^="/"]')]
    .filter((link) => link.checkVisibility() && link.pathname !== location.pathname)
    .map(({ pathname }) => pathname);

async function visit(tab: Tab, page: string, rest: number): Promise<number> {
  await tab.evaluate(noteClicks);
  const link = `.sidebar-tree a[href="${page}"]`;
  await tab.hover(link);
  await wait(rest);
  await tab.click(link, hold);
  for (let tries = 0; tries < 500; tries++) {
    const isThere = (await tab.evaluate(() => location.pathname)) === page;
    const time = isThere ? await tab.evaluate(sinceClick) : undefined;
    if (time) return time;
    await wait(20);
  }
  throw new Error(`${page} did not come.`);
}

function row(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const cells = [sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.9)], sorted.at(-1)];
  console.log(name.padEnd(34) + cells.map((cell = NaN) => `${Math.round(cell)} ms`.padStart(10)).join(''));
}

/** Goes from page to page of the sidebar, to each once. */
async function visitMany(tab: Tab, origin: string, count: number, rest: number): Promise<number[]> {
  await tab.goto(`${origin}/quickstart`);
  const times: number[] = [];
  const visited = new Set<string>();
  while (times.length < count) {
    await wait(500);
    const pages = (await tab.evaluate(pagesInSidebar)) ?? [];
    const next = pages.find((page) => !visited.has(page));
    if (!next) break;
    visited.add(next);
    times.push(await visit(tab, next, rest));
  }
  return times;
}

/** @param trellis path of the command line. */
export async function benchClick(trellis: string, count: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  const server = createServer(previewHandler(folder, ''));
  try {
    const { code, errors } = await measure(process.execPath, [trellis, 'build', root, '--out', folder]);
    if (code !== 0) throw new Error(`The build ended with ${code}:\n${errors}`);
    const origin = `http://${host}:${await listen(server, { host })}`;
    console.log(
      `${'Click to first paint'.padEnd(34)}${['median', '90 %', 'most'].map((cell) => cell.padStart(10)).join('')}`,
    );
    for (const rest of rests) {
      const tab = await Tab.open(findBrowser(), browserFlags);
      try {
        row(rest > 0 ? `pointed at for ${rest} ms` : 'clicked at once', await visitMany(tab, origin, count, rest));
      } finally {
        await tab.close();
      }
    }
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
