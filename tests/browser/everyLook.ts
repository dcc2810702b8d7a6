import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

type Narrow = (axe: AxeBuilder) => AxeBuilder;

async function violationsOf(axe: AxeBuilder): Promise<unknown[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Expects that axe finds nothing in the page that is open, in both modes. In dark mode only colours are other than in light.
 *
 * @param narrow says what of the page is looked at.
 */
export async function expectAccessible(page: Page, narrow: Narrow = (axe) => axe): Promise<void> {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(root).not.toHaveClass(/\bdark\b/);
  expect(await violationsOf(narrow(new AxeBuilder({ page })))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(root).toHaveClass(/\bdark\b/);
  const colors = narrow(new AxeBuilder({ page })).withRules(['color-contrast', 'link-in-text-block']);
  expect(await violationsOf(colors), 'in dark mode').toEqual([]);
}

/** Expects that nothing in the page that is open is wider than the screen, on phones, tablets and desktops. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of [360, 390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
}
