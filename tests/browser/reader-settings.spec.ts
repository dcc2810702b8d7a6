import { expect, test, type Locator } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

test.use({ baseURL: urlOf(testSites.components), viewport: { width: 1280, height: 900 } });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('Printed pages', () => {
  test.use({ colorScheme: 'dark' });

  test('A printed page shows the article alone with all panels open and dark text', async ({ page }) => {
    await page.goto('accordions');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of ['#navbar', '#sidebar', '#table-of-contents', '#pagination', '.page-menu', '.code-copy'])
      await expect(page.locator(part).first()).toBeHidden();
    await expect(page.getByText('Nested.')).toBeVisible();
    await expect(page.getByText(/^The text/)).toBeVisible();
    expect(await styleOf(page.locator('html'), 'color-scheme')).toBe('light');
    // The text's colour is darker than what it stands on.
    const lightness = (color: string): number => Number(/\d+/.exec(color)?.[0]);
    const text = await styleOf(page.locator('.prose p').first(), 'color');
    expect(lightness(text)).toBeLessThan(128);
    await page.goto('tabs');
    await expect(page.getByText('First group, npm.')).toBeVisible();
    const panels = page.locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(3);
    await expect(panels.filter({ visible: false })).toHaveCount(0);
  });

  test('A printed link to another site shows its address', async ({ page }) => {
    await page.goto('text');
    await page.emulateMedia({ media: 'print' });
    const printed = await page
      .locator('.prose a[href^="https://example.com/a/bare"]')
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('https://example.com/a/bare/address');
  });
});

test('Nothing scrolls smoothly, transitions or animates under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('frames');
  expect(await styleOf(page.locator('html'), 'scroll-behavior')).toBe('auto');
  await page.getByRole('button', { name: 'Enlarge: A leaf' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body, body *')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time));
      }),
    ),
  );
  expect(longest).toBeLessThan(0.001);
});

test('Selected elements have another background in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('tabs');
  const pairs: [chosen: string, other: string][] = [
    ['#sidebar a[aria-current=page]', '#sidebar .sidebar-tree a:not([aria-current])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ];
  for (const [chosen, other] of pairs) {
    const ground = await styleOf(page.locator(chosen).first(), 'background-color');
    expect(ground).not.toBe(await styleOf(page.locator(other).first(), 'background-color'));
    expect(ground).not.toBe(await styleOf(page.locator(chosen).first(), 'color'));
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`Text is as strong as titles and borders are visible where the reader wants contrast, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('tabs');
    const strong = await styleOf(page.locator('h1'), 'color');
    for (const text of ['.prose p', '#sidebar .sidebar-tree a:not([aria-current])'])
      await expect(page.locator(text).first()).toHaveCSS('color', strong);
    const border = await styleOf(page.locator('#navbar'), 'border-bottom-color');
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(border).not.toBe(await styleOf(page.locator('#navbar'), 'border-bottom-color'));
  });

test('The header and the table of contents scroll away at 400 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('tabs');
  await expect(page.locator('#navbar')).toBeInViewport();
  await expect(page.locator('.toc-toggle')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(page.locator('#navbar')).not.toBeInViewport();
  await expect(page.locator('.toc-toggle')).not.toBeInViewport();
});
