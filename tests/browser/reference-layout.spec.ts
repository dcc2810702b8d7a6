import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectGoodPages } from './everyLook.js';

test.use({ baseURL: urlOf(testSites.reference) });

const pages = ['beds', 'water', 'hand', 'grown', 'bed', 'simple', 'hidden'];

test('The reference pages pass axe and do not scroll horizontally', async ({ page }) => {
  await expectGoodPages(page, pages, { folds: '#content details' });
});

test('Headings in a description are smaller than the heading of its section', async ({ page }) => {
  await page.goto('beds');
  const sizeOf = (text: string) =>
    page
      .locator('h2, h3', { hasText: new RegExp(`^${text}$`) })
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf('Shape')).toBeLessThan(await sizeOf('Body'));
  expect(await sizeOf('Limits')).toBeGreaterThan(await sizeOf('Body'));
});

test('Examples stand beside the text on a wide screen and stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('beds');
  const [title, column, bar] = await Promise.all(
    ['#page-title', '#request-example', '.endpoint'].map((part) => page.locator(part).boundingBox()),
  );
  expect(column?.x).toBeGreaterThan((bar?.x ?? 0) + (bar?.width ?? 0));
  expect(column?.y).toBeLessThan(title?.y ?? 0);
  await page.locator('#callbacks').scrollIntoViewIfNeeded();
  await expect(page.locator('#request-example')).toBeInViewport();
  await expect(page.locator('#response-example')).toBeInViewport({ ratio: 0.9 });
});

test('Examples have their height before scripts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { promise: measured, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('beds', { waitUntil: 'commit' });
  const example = page.locator('#response-example');
  await expect(example).toBeVisible();
  // Asking for a box lays the page out even before its style sheets have loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready);
  const before = await example.boundingBox();
  loadScripts();
  await expect(page.locator('#request-example trellis-tabs:defined').first()).toBeVisible();
  expect(await example.boundingBox()).toEqual(before);
});

test('Long examples share the height of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('beds');
  const boxes = await Promise.all(
    ['#request-example', '#response-example'].map((part) => page.locator(part).boundingBox()),
  );
  const [request, response] = boxes.map((box) => box?.height ?? 0) as [number, number];
  expect(request).toBeGreaterThan(120);
  expect(response).toBeGreaterThan(120);
  expect((boxes[1]?.y ?? 0) + response).toBeLessThanOrEqual(480);
  // Of several examples, too, the code scrolls in its box, which ends within the block.
  const code = await page.locator('#response-example .example-group pre:visible').boundingBox();
  expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual((boxes[1]?.y ?? 0) + response);
});

test('Examples stand between the endpoint and the text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('beds');
  const tops = await page.evaluate(() =>
    ['.endpoint', '#request-example', '#response-example', '.mdx-content > p', '#authorizations'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top ?? NaN,
    ),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('Touch targets on a phone are at least 40 px high', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${urlOf(testSites.reference)}beds`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#content :is(button, select, input, summary)')]
      .filter((control) => control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().height < 40)
      .map((control) => control.outerHTML.slice(0, 80)),
  );
  expect(small).toEqual([]);
  await page.close();
});

test.describe('The reference without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`All samples, responses and fields can be read without JavaScript at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('beds');
      const content = page.locator('#content');
      for (const text of ['curl', 'import requests', 'package main', 'OkHttpClient', "require 'net/http'"]) {
        await expect(page.locator('#request-example pre').getByText(text).first()).toBeVisible();
      }
      for (const text of ['Kitchen', 'Orchard', '"message"']) {
        await expect(page.locator('#response-example pre').getByText(text).first()).toBeVisible();
      }
      for (const text of [
        'The bed as it is now',
        'Something is wrong with the bed',
        'https://eu.test.garden.example:8443',
        'eu, us',
      ]) {
        await expect(content.getByText(text)).toBeVisible();
      }
      await expect(content.getByText('herbs', { exact: true }).first()).toBeVisible();
      await expect(content.getByText('trees', { exact: true }).first()).toBeVisible();
      // A menu needs no script to open.
      await expect(content.locator('button:not([popovertarget]):visible')).toHaveCount(0);
      await page.locator('[id="body-inside"] > details > summary').click();
      await expect(page.locator('[id="body-inside-slope"]')).toBeVisible();
    });
  }
});

test('A printed reference page shows all panels and no buttons', async ({ page }) => {
  await page.goto('beds');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['[id="response-422-message"]', '[id="body-trees"]', '#authorizations', '#request-example']) {
    await expect(page.locator(part)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden();
  // A sample in every language would push what it is a sample of from the first pages.
  await expect(page.locator('#request-example [role=tabpanel]:visible')).toHaveCount(1);
});
