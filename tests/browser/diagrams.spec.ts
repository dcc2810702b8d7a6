import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components) });

const diagram = (page: Page, index: number) => page.locator('trellis-diagram').nth(index);
const fill = (page: Page) =>
  diagram(page, 0)
    .locator('.node .label-container')
    .first()
    .evaluate((node) => getComputedStyle(node).fill);

test.describe('diagrams', () => {
  test('are drawn from the site itself, under a name, in the colours of the mode', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('diagrams');
    await expect(diagram(page, 0).getByRole('img', { name: 'Watering' })).toBeVisible();
    await expect(diagram(page, 0).locator('pre')).toBeHidden();
    const light = await fill(page);
    await page.locator('[data-mode-toggle]').first().click();
    await expect.poll(() => fill(page)).not.toBe(light);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  test('are drawn when they are written as a component', async ({ page }) => {
    await page.goto('diagrams#as-a-component');
    const drawn = page.getByRole('img', { name: 'Growth' });
    await expect(drawn).toBeVisible();
    await expect(drawn).toContainText('Plant <3');
  });

  test('can be read where the author chose a colour for one mode alone', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('diagrams');
    const label = diagram(page, 0)
      .locator('.node', { hasText: /^\s*Water\s*$/ })
      .locator('.nodeLabel')
      .first();
    await expect(label).toHaveCSS('color', 'rgb(17, 17, 17)');
  });

  test('scroll when they are wide, and open in a dialog by keyboard', async ({ page }) => {
    await page.goto('diagrams');
    const wide = diagram(page, 1);
    await wide.scrollIntoViewIfNeeded();
    await expect(wide.locator('svg')).toBeVisible();
    const button = diagram(page, 0).getByRole('button', { name: 'Enlarge the diagram' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Watering' });
    await expect(dialog.locator('svg')).toBeVisible();
    const width = async () => (await dialog.locator('svg').boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('-');
    expect(await width()).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(diagram(page, 0).locator('.diagram-view svg')).toBeVisible();
    await expect(diagram(page, 2).getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('show their source and what is wrong when they cannot be drawn', async ({ page }) => {
    await page.goto('diagrams#wrong');
    await expect(diagram(page, 4).getByRole('status')).toContainText('cannot be drawn: Parse error on line');
    await expect(diagram(page, 4).locator('pre')).toBeVisible();
  });

  test('have no faults that axe finds', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('diagrams#wrong');
      await expect(diagram(page, 4).getByRole('status')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('#content').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  test('are not loaded by pages without one', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('callouts', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /mermaid|[Dd]iagram/.test(url))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('show their source', async ({ page }) => {
      await page.goto('diagrams');
      await expect(page.getByText('Soil is dry')).toBeVisible();
    });
  });
});
