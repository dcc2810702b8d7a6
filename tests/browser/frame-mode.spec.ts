import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const manual = `${urlOf(testSites.manual)}introduction`;
const darkByDefault = `${urlOf(testSites.everyField)}introduction`;
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const root = (page: Page) => page.locator('html');

test('The mode follows the system, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(manual);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveClass(/\blight\b/);
});

test('The chosen mode is kept on reload and applied before the body is parsed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset['modeAtBody'] = document.documentElement.classList.contains('dark')
        ? 'dark'
        : 'light';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-mode-at-body', 'dark');
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
});

test('A change of the mode computes the styles of the page once, and nothing fades', async ({ page, browser }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${urlOf(testSites.manual)}reference/diagnostics`);
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] });
  const fading = await toggle(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(fading).toBe(0);
  expect(total).toBeGreaterThan(500);
  expect(total).toBeLessThan(1.5 * Math.max(...counts));
});

test('The theme colour of the browser matches the mode of the page', async ({ page }) => {
  // Browsers use the first element that matches.
  const color = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  expect(await color()).toBe('#FCFDFB');
  await toggle(page).click();
  expect(await color()).toBe('#0C1210');
  await page.reload();
  expect(await color()).toBe('#0C1210');
  await toggle(page).click();
  expect(await color()).toBe('#FCFDFB');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass(/\bdark\b/);
  expect(await color()).toBe('#0C1210');
});

test('A chosen mode that equals the system’s follows the system from then on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  await toggle(page).click();
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass(/\bdark\b/);
});

test('The site’s default mode applies only until the reader chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(darkByDefault);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await toggle(page).click();
  await page.reload();
  await expect(root(page)).toHaveClass(/\blight\b/);
});

test('The chosen mode applies to other open windows', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(manual);
  await toggle(page).click();
  await expect(root(other)).toHaveClass(/\bdark\b/);
});
