import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const manual = `${urlOf(testSites.manual)}introduction`;
const darkByDefault = `${urlOf(testSites.everyField)}introduction`;
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const root = (page: Page) => page.locator('html');

test('the page follows the system, also while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(manual);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveClass(/\blight\b/);
});

test('the choice is kept on reload, and is there before the body', async ({ page }) => {
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

test('the bars of the browser have the colour of the page', async ({ page }) => {
  // What a browser does with the elements: the first that suits wins.
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

test('a choice that equals the system is not remembered against it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  await toggle(page).click();
  await toggle(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveClass(/\bdark\b/);
});

test("the site's default is for new readers only", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(darkByDefault);
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await toggle(page).click();
  await page.reload();
  await expect(root(page)).toHaveClass(/\blight\b/);
});

test('another window follows', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(manual);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(manual);
  await toggle(page).click();
  await expect(root(other)).toHaveClass(/\bdark\b/);
});
