import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

const start = urlOf(testSites.underBase);

test('The page for a wrong address suggests similar pages', async ({ page }) => {
  const response = await page.goto(`${start}quikstart`);
  expect(response?.status()).toBe(404);
  const near = page.getByRole('region', { name: 'Perhaps you meant' });
  await expect(near.getByRole('link').first()).toHaveAttribute('href', '/docs/quickstart');
  await near.getByRole('link').first().click();
  await expect(page.locator('#page-title')).toHaveText('Quickstart');
});

test('The search of the 404 page starts with the words of the address', async ({ page }) => {
  await page.goto(`${start}storage/disc-space`);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.locator('dialog input')).toHaveValue('disc space');
});

test('An old form of an address redirects to the page and keeps query and fragment', async ({ page }) => {
  await page.goto(`${start}quickstart.html?a=1#b`);
  await expect(page).toHaveURL(`${start}quickstart?a=1#b`);
});

test('The 404 page follows a redirect with a wildcard', async ({ page }) => {
  const site = urlOf(testSites.otherForms);
  await page.goto(`${site}begin/quickstart?a=1#install`);
  await expect(page).toHaveURL(`${site}quickstart?a=1#install`);
  await expect(page.locator('#page-title')).toBeVisible();
});

test('A redirect page keeps the query', async ({ page }) => {
  const site = urlOf(testSites.otherForms);
  await page.goto(`${site}start?utm=x#part`);
  await expect(page).toHaveURL(`${site}quickstart?utm=x#part`);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`A redirect page keeps the fragment and logs nothing, motion: ${reducedMotion}`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    await page.emulateMedia({ reducedMotion });
    const site = urlOf(testSites.minimal);
    await page.goto(`${site}introduction`);
    await page.goto(`${site}#part`);
    await expect(page).toHaveURL(`${site}introduction#part`);
    await expect(page.locator('#page-title')).toBeVisible();
    expect(said).toEqual([]);
  });
}
