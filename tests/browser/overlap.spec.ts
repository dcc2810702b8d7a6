import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const pages = [
  ['a page of text', testSites.manual, 'quickstart'],
  ['an operation', testSites.reference, 'beds'],
  ['a query', testSites.graphql, 'graphql-reference/queries/plants'],
  ['a class', testSites.graphql, 'sdk/classes/client'],
  ['an operation with several requests', testSites.requests, 'api-reference/start-a-payment'],
] as const;

/** Sizes at which parts of a page move elsewhere: the edges of each layout, and a laptop's low screen. */
const sizes = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1279, 720],
  [1280, 720],
  [1440, 600],
] as const;

/** Pairs of controls and code blocks of which one covers a part of the other, by what they say. */
const coveredPairs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    const clippedBox = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).overflow !== 'visible') box = intersect(box, outer.getBoundingClientRect());
      return box;
    };
    const list = [...document.querySelectorAll('#content-container :is(button, select, summary, .code-block)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: clippedBox(element) }));
    return list.flatMap(({ element, box }, index) =>
      list
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && isSeen(intersect(box, other.box)))
        .map((other) => [element, other.element].map(({ textContent }) => textContent.trim().slice(0, 20)).join(' | ')),
    );
  });

for (const [name, site, path] of pages)
  test(`No control or code block covers another on ${name}, at any width`, async ({ page }) => {
    await page.goto(`${urlOf(site)}${path}`);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      expect(await coveredPairs(page), `${width} × ${height}`).toEqual([]);
    }
  });
