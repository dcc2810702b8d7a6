import { expect, test, type Locator } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

/** Number of lines that an element's text takes. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('Titles and names of messages keep their words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(testSites.deep)}events/events`);
  const message = page.locator('details.message').nth(2);
  await expect(message.locator('.message-name')).toHaveText('garden.plants.fertilizer_schedule_changed');
  expect(await linesOf(message.locator('.callback-name'))).toBeLessThan(5);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('The choice of a message begins where its example begins, and copies it', async ({ page }) => {
  await page.goto(`${urlOf(testSites.deep)}events/events`);
  const examples = page.locator('#response-example');
  await expect(examples.getByRole('tab')).toHaveCount(0);
  const select = await examples.getByRole('combobox').boundingBox();
  const code = await examples.locator('code').evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node.querySelector('.line') ?? node);
    return Math.min(...[...range.getClientRects()].map(({ left }) => left));
  });
  // A select indents its text by its padding and by 4 px of the browser.
  expect(Math.abs((select?.x ?? 0) + 12 - code)).toBeLessThanOrEqual(1);
  await expect(examples.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('The path of an operation breaks at slashes, and within a segment only if that is longer than a line', async ({
  page,
}) => {
  await page.goto(`${urlOf(testSites.deep)}api-reference/add-parts`);
  const linesAt = (width: string): Promise<string[]> =>
    page.locator('.endpoint-path').evaluate((code, flex) => {
      Object.assign(code.style, { flex });
      const lines = new Map<number, string>();
      const letters = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (letters.nextNode()) {
        const { currentNode: node } = letters;
        for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const line = Math.round(range.getBoundingClientRect().top);
          lines.set(line, (lines.get(line) ?? '') + letter);
        }
      }
      return [...lines.values()];
    }, `0 0 ${width}`);
  expect(await linesAt('20em')).toEqual(['/nurseries/{nursery-id}/', 'spare-parts']);
  expect(await linesAt('7em')).toEqual(['/nurseries/', '{nursery-', 'id}/', 'spare-parts']);
});

test('The link to all operations follows the reference of an operation', async ({ page }) => {
  await page.goto(`${urlOf(testSites.deep)}api-reference/add-parts`);
  const link = page.getByRole('link', { name: 'All operations on one page' });
  const response = page.getByRole('heading', { name: 'Response' });
  expect((await link.boundingBox())?.y ?? 0).toBeGreaterThan((await response.boundingBox())?.y ?? Infinity);
});

for (const [kind, title] of [
  ['a long', 'A long title '.repeat(20)],
  ['a short', 'Go'],
] as const)
  test(`The group of a page stays readable before ${kind} title on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${urlOf(testSites.deep)}events/events`);
    const group = page.locator('.place > span').first();
    await group.evaluate((element) => (element.textContent = 'Getting started'));
    await page.locator('.place-title').evaluate((element, text) => (element.textContent = text), title);
    expect(await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('A webhook shows an example of what it sends beside the description of its payload', async ({ page }) => {
  await page.goto(`${urlOf(testSites.reference)}grown`);
  const panel = page.getByRole('group', { name: 'Examples' });
  await expect(panel.getByRole('tab', { name: 'Payload' })).toBeVisible();
  await expect(panel).toContainText('"plant": "<string>"');
});

test('Names of allowed values stand in a column', async ({ page }) => {
  await page.goto(`${urlOf(testSites.deep)}events/events`);
  const message = page.locator('details.message').nth(2);
  await message.locator(':scope > summary').click();
  const names = message.locator('.described-options > li > span');
  const starts = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  expect(starts).toHaveLength(2);
  expect(starts[0]).toBe(starts[1]);
});

test('The content type of a response has space below a long description', async ({ page }) => {
  await page.goto(`${urlOf(testSites.deep)}api-reference/add-parts`);
  const about = page.locator('.response-about').first();
  await about.locator('> div').evaluate((text) => (text.textContent = 'Everything was added. '.repeat(20)));
  const space = await about.evaluate((element) => {
    const [text, type] = [...element.children].map((child) => child.getBoundingClientRect());
    return (type?.top ?? 0) - (text?.bottom ?? 0);
  });
  expect(space).toBeGreaterThanOrEqual(8);
});

test('The content type of a response without a description leaves room for the type of its body on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${urlOf(testSites.deep)}api-reference/add-parts`);
  const about = page.locator('.response-about:has(+ .field-head)').first();
  await about.locator('> div').evaluate((text) => (text.textContent = ''));
  const head = page.locator('.response-about + .field-head').first();
  await head.locator('.field-type').evaluate((type) => (type.textContent = 'SparePartsOfNursery · object[]'));
  const [type, body] = await Promise.all([about.locator('.content-type').boundingBox(), head.boundingBox()]);
  expect(Math.abs((type?.y ?? 0) - (body?.y ?? Infinity))).toBeLessThan(4);
  expect(type?.x ?? 0).toBeGreaterThanOrEqual((body?.x ?? 0) + (body?.width ?? Infinity));
});
