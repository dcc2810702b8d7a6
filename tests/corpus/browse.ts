import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { previewHandler } from '../../src/dev/preview.js';
import { violationsOf } from '../browser/axe.js';
import { findBrowser } from '../findBrowser.mjs';
import { diagramFaults, drawDiagrams } from './diagrams.js';
import type { Fault } from './faults.js';
import type { SourceFolder } from './source.js';

export interface Browsing {
  /** Pages that were opened. */
  opened: number;
  consoleErrors: Fault[];
  failedRequests: Fault[];
  /** Pages wider than a screen of 390 pixels. */
  sideways: Fault[];
  /** Diagrams that are blank, cut or much too tall. */
  diagrams: Fault[];
  /** Serious and critical violations that axe finds, in both modes. */
  violations: Fault[];
  /** Faults that only the author can fix: images without a text alternative, and elements of the author's own. */
  authorsViolations: Fault[];
}

const authorsRules = new Set(['image-alt', 'video-caption']);

/** Returns true if an element stands in the author's text as it stands in the page, or has a class of the author's. */
export function isAuthorsElement(html: string, written: string): boolean {
  const [, name = ''] = /^<[a-z][^>]*?\sclass="([^"]+)"/.exec(html) ?? [];
  const isNamed = name !== '' && [`className="${name}"`, `class="${name}"`].some((given) => written.includes(given));
  return isNamed || (/^<\w+>/.test(html) && written.includes(html));
}

/** Evenly spread members of a list, the first among them. */
export function sample<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T);
}

const modes = [
  { name: 'light', viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' },
  { name: 'dark', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
] as const;

/** Finds what sticks out of the screen, so that a report says more than that something does. */
async function overflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const last = wide.at(-1);
    return `${scrollWidth} px: ${last?.tagName.toLowerCase() ?? '?'}.${last?.getAttribute('class') ?? ''}`;
  });
}

interface Visit {
  context: BrowserContext;
  origin: string;
  mode: string;
  isExpected: (pathname: string) => boolean;
  /** The author's text. */
  written: string;
  /** Folder for a picture of the page. */
  pictures: string | undefined;
  found: Browsing;
}

async function visit(address: string, visit: Visit): Promise<void> {
  const { context, origin, mode, isExpected, written, pictures, found } = visit;
  const page = await context.newPage();
  const add = (list: Fault[], what: string): number => list.push({ page: `${address} (${mode})`, what });
  const addRequest = (why: string, url: string): void => {
    if (isExpected(decodeURIComponent(new URL(url).pathname)))
      add(found.failedRequests, `${why} ${url.slice(origin.length)}`);
  };
  page.on('pageerror', (error) => add(found.consoleErrors, error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    const isForeign = url !== '' && !url.startsWith(origin);
    // A failed request of the page's own is counted as one.
    if (message.type() === 'error' && !isForeign && !message.text().startsWith('Failed to load resource'))
      add(found.consoleErrors, message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) addRequest(String(response.status()), response.url());
  });
  page.on('requestfailed', (request) => {
    const isOwn = request.url().startsWith(origin) && request.failure()?.errorText !== 'net::ERR_ABORTED';
    if (isOwn) addRequest(request.failure()?.errorText ?? '', request.url());
  });
  await page.goto(origin + encodeURI(address), { waitUntil: 'load' });
  await drawDiagrams(page);
  for (const fault of await diagramFaults(page)) add(found.diagrams, fault);
  if (pictures !== undefined) {
    const name = address.slice(1).replaceAll('/', '_') || 'index';
    await page.screenshot({ path: path.join(pictures, `${name.slice(0, 120)}-${mode}.png`), fullPage: true });
  }
  if (mode === 'dark') {
    const wide = await overflow(page);
    if (wide) add(found.sideways, wide);
  }
  // axe fetches style sheets of other hosts again, which a page's policy forbids, to look for a rule about the orientation of screens.
  for (const { id, impact, nodes } of await violationsOf(page, 'html', { preload: false })) {
    if (impact === 'serious' || impact === 'critical')
      add(
        authorsRules.has(id) || nodes.every(({ html }) => isAuthorsElement(html, written))
          ? found.authorsViolations
          : found.violations,
        `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160) ?? ''}`,
      );
  }
  await page.close();
}

/**
 * Opens pages of a built site in Chromium, in light mode at a desk, and in dark mode on a phone for a reader with reduced motion; no
 * request leaves the machine.
 *
 * @param source the author's folder: a file that it lacks cannot be served.
 * @param pictures folder for a picture of each page in both modes; none are taken without it.
 */
export async function browse(
  output: string,
  addresses: readonly string[],
  source: Pick<SourceFolder, 'has' | 'textAt'>,
  pictures?: string,
): Promise<Browsing> {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  const isExpected = (pathname: string): boolean => /^\/(?:_|pagefind)/.test(pathname) || source.has(pathname);
  const found: Browsing = {
    opened: 0,
    consoleErrors: [],
    failedRequests: [],
    sideways: [],
    diagrams: [],
    violations: [],
    authorsViolations: [],
  };
  const server = createServer(previewHandler(output, '')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    for (const { name, viewport, reducedMotion } of modes) {
      const context = await browser.newContext({ viewport, colorScheme: name, reducedMotion });
      await context.route(
        (url) => url.origin !== origin,
        (route) => route.abort('blockedbyclient'),
      );
      for (const address of addresses) {
        const written = source.textAt(address) ?? '';
        await visit(address, { context, origin, mode: name, isExpected, written, pictures, found });
      }
      await context.close();
    }
    found.opened = addresses.length;
  } finally {
    await browser.close();
    server.close();
  }
  return found;
}
