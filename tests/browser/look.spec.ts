// What readers see of text without knowing why: the length of its lines, its font.
import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components) });

test('lines have one measure inside and outside of components', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('measure');
  const paragraphs = page.locator('.prose p', { hasText: 'A line of text' });
  await expect(paragraphs).toHaveCount(5);
  const widths = await paragraphs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const [outside, step, tab, callout, update = Infinity] = widths;
  expect([step, tab, callout]).toEqual([outside, outside, outside]);
  // Beside its label there is less room.
  expect(update).toBeLessThanOrEqual(outside ?? 0);
});

for (const width of [390, 1024, 1440])
  test(`the date of an update stands in one line at ${width} px, and a long label within its column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('measure');
    const [date, long] = await page.locator('.update-label').evaluateAll((labels) =>
      labels.map((label) => {
        const { right, height } = label.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(label).lineHeight);
        const content = label.closest('.update')?.querySelector('.update-content')?.getBoundingClientRect().left ?? 0;
        return { lines: Math.floor(height / line), isBeside: right < content };
      }),
    );
    expect(date?.lines).toBe(1);
    expect([date?.isBeside, long?.isBeside]).toEqual(width < 1024 ? [false, false] : [true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test("an author's style that names Inter has the bundled one", async ({ page }) => {
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

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a table that goes on fades at its end until that is reached, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('measure');
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
          return getComputedStyle(box).getPropertyValue('--table-fade');
        },
        [width, left],
      );
    expect(await fade(100, 0)).toBe('0px');
    expect(await fade(3000, 0)).toBe('48px');
    expect(await fade(3000, 3000)).toBe('0px');
  });
