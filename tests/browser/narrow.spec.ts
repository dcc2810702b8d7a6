// Pages at a larger size, which have to show everything without horizontal scrolling (WCAG 2.2, 1.4.4 and 1.4.10).
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf, type TestSite } from '../sites.js';
import { frames } from './frames.js';
import { openPlayground } from './playground.js';

const { components, services, arabic, reference } = testSites;

const { navigation } = JSON.parse(readFileSync('tests/sites/components/docs.json', 'utf8')) as {
  navigation: { pages: string[] }[];
};

const pages: readonly [TestSite, string][] = [
  ...frames,
  [services, 'no-such-page'],
  [reference, ''],
  [arabic, 'reference/api'],
  [arabic, encodeURI('الدليل/المكونات')],
  ...[
    ...(navigation[0]?.pages ?? []),
    'text',
    'right-to-left',
    'html',
    'own-markup',
    'modes/wide',
    'modes/landing',
  ].map((name): [TestSite, string] => [components, name]),
];

/** Texts of which a part is where no reader can get: beyond the window, or behind an edge that hides it. */
function cutTexts(): string[] {
  const found = new Set<string>();
  const hides = /hidden|clip/;
  const scrolls = /auto|scroll/;
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element) return false;
    const { clip, clipPath, overflowX, overflowY } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isTiny = (width <= 1 && hides.test(overflowX)) || (height <= 1 && hides.test(overflowY));
    return clip !== 'auto' || clipPath !== 'none' || isTiny || isForScreenReaders(element.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const text = textContent?.trim().slice(0, 60) ?? '';
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 1 || isForScreenReaders(element)) continue;
    // Letters of formulas have boxes that are higher than their glyphs.
    const formula = element.closest('math');
    if (formula) ({ top, bottom } = formula.getBoundingClientRect());
    let around: Element | null = element;
    for (; around; around = around.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(around);
      // Text with an ellipsis is shown in full elsewhere; diagrams have sizes of their own.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || around.tagName === 'svg') break;
      const box = around.getBoundingClientRect();
      if (scrolls.test(overflowX)) ({ left, right } = box);
      if (scrolls.test(overflowY)) ({ top, bottom } = box);
      const isCut =
        (hides.test(overflowX) && (right > box.right + 1 || left < box.left - 1)) ||
        (hides.test(overflowY) && (bottom > box.bottom + 1 || top < box.top - 1));
      if (isCut) found.add(`behind the edge of ${(around.cloneNode() as Element).outerHTML.slice(0, 80)}: ${text}`);
      // It stands in the window, not in what is around it.
      if (isCut || position === 'fixed') break;
    }
    if ((!around || getComputedStyle(around).position === 'fixed') && (right > innerWidth + 1 || left < -1))
      found.add(`beyond the window: ${text}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, `sideways by ${scrollWidth - clientWidth} pixels`] : [...found];
}

/** Texts that are cut on the open page, with the page at 200 % and at 400 %, and with its text alone at 200 %. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    found.push(...(await page.evaluate(cutTexts)).map((fault) => `${width} pixels, ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 1024 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  found.push(...(await page.evaluate(cutTexts)).map((fault) => `text at 200 %, ${fault}`));
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
  return found;
}

test('The check for cut text finds text beyond the window and behind edges', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 512 });
  const wide = '<p style="width: 400px; margin: 0">A text that is wider than the window, by far and without an end</p>';
  for (const [html, faults] of [
    ['<p>A text.</p>', []],
    [`<div style="overflow: auto">${wide}</div>`, []],
    [`<div style="position: absolute; clip-path: inset(50%); overflow: hidden; width: 1px">${wide}</div>`, []],
    [wide, [/^beyond the window/, /^sideways by/]],
    [`<div style="overflow: hidden">${wide}</div>`, [/^behind the edge of <div/]],
    ['<div style="overflow: hidden; height: 20px">One<br>Two</div>', [/^behind the edge of <div/]],
    [`<div style="position: fixed; left: 0">${wide}</div>`, [/^beyond the window/]],
  ] as const) {
    await page.setContent(`<!doctype html><body>${html}`);
    expect(await page.evaluate(cutTexts), html).toEqual(faults.map((fault): unknown => expect.stringMatching(fault)));
  }
});

test('No page cuts off text or scrolls horizontally at 200 % and 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const [site, name] of pages) {
    await page.goto(urlOf(site) + name);
    faults.push(...(await faultsOf(page)).map((fault) => `${site.name}/${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('The search, the drawer and the playground cut off no text at 200 % and 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = page.locator('dialog.search');
  await page.goto(`${urlOf(components)}tabs`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-input').fill('card');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await faultsOf(page), 'the search').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    expect(await page.evaluate(cutTexts), `the drawer at ${width} pixels`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  const frame = await openPlayground(page, `${urlOf(testSites.playground)}token`);
  await expect(frame.locator('body')).toBeVisible();
  expect(await faultsOf(page), 'the playground').toEqual([]);
});
