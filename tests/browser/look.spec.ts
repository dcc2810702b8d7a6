// Typography of pages: the length of lines, the font.
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components) });

for (const width of [390, 820, 1280, 1440])
  test(`Lines have the same width inside and outside of components at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('measure');
    const paragraphs = page.locator('.prose p', { hasText: 'A line of text' });
    await expect(paragraphs).toHaveCount(5);
    const widths = await paragraphs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const [outside = 0, step, tab, callout, update] = widths;
    expect(update).toBe(outside);
    // In a column that is no wider than a line, boxes and numbers take their room from it.
    if (width === 820 || width === 1440) expect([step, tab, callout]).toEqual([outside, outside, outside]);
  });

for (const width of [390, 820, 1280, 1440])
  test(`The label of an update stands beside it only where there is room, and a date does not wrap, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('measure');
    const [date, long] = await page.locator('.update').evaluateAll((updates) =>
      updates.map((update) => {
        const [label, content] = ['.update-label', '.update-content'].map((name) => update.querySelector(name));
        const { right = 0, bottom = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
        const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
        return { height, isBeside: right < left, isAbove: bottom < top };
      }),
    );
    expect(date?.height).toBe(28);
    expect(date).toMatchObject(width === 820 || width === 1440 ? { isBeside: true } : { isAbove: true });
    // A longer one stands above its entry at any width.
    expect(long?.isAbove).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('An author’s style that names Inter uses the bundled font', async ({ page }) => {
  await page.goto('measure');
  const isBundled = await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.own { font-family: Inter, serif }');
    document.adoptedStyleSheets.push(sheet);
    const own = document.createElement('p');
    own.className = 'own';
    own.textContent = 'Own';
    document.body.append(own);
    const faces = await document.fonts.load('700 16px Inter', 'Own');
    return faces.length > 0 && faces.every(({ status }) => status === 'loaded');
  });
  expect(isBundled).toBe(true);
});

test('A page in plain English loads 22.4 KB of fonts, and letters and weights beyond them when they appear', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, font] = /([\w-]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
    if (font !== undefined) fonts.push(font);
  });
  await page.goto('code', { waitUntil: 'networkidle' });
  expect(fonts.toSorted()).toEqual(['inter-core-normal', 'jetbrains-mono-core-normal']);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(22.4 * 1024);
  const load = (font: string, text: string) =>
    page.evaluate(async ([name = '', letters]) => (await document.fonts.load(name, letters)).length, [font, text]);
  for (const weight of [400, 500, 700]) expect(await load(`${weight} 16px Inter`, 'a')).toBe(1);
  expect(fonts).toHaveLength(2);
  await load('600 16px Inter', 'é');
  await load('300 16px Inter', 'a');
  await load('italic 400 16px Inter', 'a');
  await load('italic 600 16px Inter', 'a');
  await expect
    .poll(() => fonts.slice(2))
    .toEqual(['inter-latin-normal', 'inter-latin-wght-normal', 'inter-regular-italic', 'inter-core-italic']);
});

test('The sign of removed lines is in the font of all code', async ({ page }) => {
  await page.goto('code-options', { waitUntil: 'networkidle' });
  await expect(page.locator('.line-removed').first()).toBeAttached();
  const loaded = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => name.includes('/jetbrains-mono-'));
  });
  expect(loaded).toEqual([expect.stringContaining('/jetbrains-mono-core-normal.')]);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`A wide table fades at its end until it is scrolled there, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('text');
    const fade = (width: number, left: number) =>
      page.evaluate(
        async ([cells, scrolled]) => {
          const box = document.createElement('div');
          box.className = 'table-scroll';
          box.innerHTML = '<table><tbody><tr><td>Moss</td></tr></tbody></table>';
          for (const table of box.getElementsByTagName('table')) table.style.width = `${cells}px`;
          document.querySelector('.mdx-content')?.replaceChildren(box);
          box.scrollLeft = scrolled ?? 0;
          const frame = () => new Promise(requestAnimationFrame);
          await frame();
          await frame();
          return getComputedStyle(box).getPropertyValue('--tr-fade-end');
        },
        [width, left],
      );
    expect(await fade(100, 0)).toBe('0px');
    expect(await fade(3000, 0)).toBe('48px');
    expect(await fade(3000, 3000)).toBe('0px');
  });

test('A row of tabs that does not fit fades at its end until it is scrolled there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('tabs');
  const fades = (left: number) =>
    page.locator('.tabs > .tab-list').evaluateAll(async (rows, scrolled) => {
      for (const row of rows) row.scrollLeft = scrolled;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return rows.map((row) => [
        row.scrollWidth > row.clientWidth,
        getComputedStyle(row).getPropertyValue('--tr-fade-end') !== '0px',
      ]);
    }, left);
  const before = await fades(0);
  expect(before).toContainEqual([true, true]);
  expect(before.filter(([isWide, isFaded]) => isWide !== isFaded)).toEqual([]);
  expect((await fades(9999)).filter(([, isFaded]) => isFaded)).toEqual([]);
});

test('Options in inline code are not broken after a hyphen, at any width', async ({ page }) => {
  await page.goto('text');
  for (let width = 320; width < 480; width += 8) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .locator('p', { hasText: 'Options stay whole' })
      .locator('code')
      .evaluateAll((options) => options.map((option) => option.getClientRects().length));
    expect(lines, `${width} px`).toEqual(Array(10).fill(1));
  }
});
