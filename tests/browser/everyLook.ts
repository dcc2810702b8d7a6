import { expect, test, type Page } from 'playwright/test';
import { colourRules, faultsOf } from './axe.js';

/**
 * Expects that axe finds nothing in the page that is open, in both modes. In dark mode only colours are other than in light.
 *
 * @param within selector of what is looked at; left out for the whole page.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  const root = page.locator('html');
  const scope = within === undefined ? {} : { within };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(root).not.toHaveClass(/\bdark\b/);
  expect(await faultsOf(page, scope)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(root).toHaveClass(/\bdark\b/);
  expect(await faultsOf(page, { ...scope, rules: colourRules }), 'in dark mode').toEqual([]);
}

/** Expects that nothing in the page that is open is wider than the screen, on phones, tablets and desktops. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of [360, 390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}

interface Judgement {
  /** Selector of what axe looks at; left out for the whole page. */
  within?: string;
  /** Selector of folds that are opened first. */
  folds?: string;
}

/** Opens pages one after another in the same tab. Expects of each page that axe finds nothing in it, and that it does not scroll sideways. */
export async function expectGoodPages(page: Page, names: readonly string[], { within, folds }: Judgement = {}) {
  const size = page.viewportSize();
  for (const name of names)
    await test.step(name, async () => {
      if (size) await page.setViewportSize(size);
      await page.goto(name);
      if (folds !== undefined)
        await page.locator(folds).evaluateAll((each) => each.forEach((fold) => fold.setAttribute('open', '')));
      await expectAccessible(page, within);
      await expectNoSidewaysScrolling(page);
    });
}
