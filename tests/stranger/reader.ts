import { chromium, type Browser, type Page } from 'playwright';
import { expect as expectNow } from 'playwright/test';
import { findShell } from '../findBrowser.mjs';
import type { Api } from './api.js';

/** Waits longer than for a page that is ready: a server may be at its first. */
export const expectPage = expectNow.configure({ timeout: 60_000 });

/** Starts a browser that asks no other machine for anything. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findShell(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

async function readIntroduction(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectPage(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await expectPage(page.getByRole('img', { name: 'Watering' })).toContainText('Water');
}

/** Searches for a word; the first hit has to name a page. */
export async function search(page: Page, word: string, found: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill(word);
  await expectPage(page.locator('dialog.search').getByRole('option').first()).toContainText(found);
  await page.keyboard.press('Escape');
}

/** Opens the playground of an operation that wants a token, and sends a request that is answered with 200. */
export async function sendRequest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = page.frameLocator('iframe[title="API playground"]');
  await frame
    .locator('section', { hasText: /^Authentication/ })
    .getByRole('textbox')
    .last()
    .fill('abc');
  await frame.locator('[data-addressbar-action="send"]:visible').click();
  await expectPage(frame.getByText('200 OK').first()).toBeVisible();
}

/**
 * Does on the site of `tests/sites/stranger` what a reader would: looks at a diagram and at a part of the author's, searches, sends a request.
 *
 * @param url address of the documentation, with a slash at its end.
 * @param hasPart whether Astro is installed, which the author's part needs.
 * @returns the address of the share image that the introduction names.
 */
export async function readSite(browser: Browser, url: string, api: Api, hasPart = true): Promise<string | undefined> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    // Scalar, in its frame, tries whether it may write functions, and does without.
    const isFrame = message.location().url.includes('/_trellis/playground/');
    if (message.text().includes('Content Security Policy') && !isFrame) faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  await readIntroduction(page, `${url}introduction`);
  const footer = page.getByText(/^Grown for /);
  await expectPage(footer).toHaveCount(hasPart ? 1 : 0);
  if (hasPart) await expectPage(footer).toHaveCSS('padding-top', '11px');
  const image = await page.locator('meta[property="og:image"]').evaluateAll(([meta]) => meta?.getAttribute('content'));
  await search(page, 'drought', 'Introduction');
  await sendRequest(page, `${url}create-plant`);
  await expectPage.poll(() => api.arrived).toEqual(['POST /plants Bearer abc']);
  expectNow(faults).toEqual([]);
  await page.close();
  return image ?? undefined;
}
