import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { faultsOf } from './axe.js';

test.use({ baseURL: urlOf(testSites.current) });

test('The version menu shows tags, and a hidden version only to readers of it', async ({ page }) => {
  const open = async (path: string) => {
    await page.goto(path);
    await page.locator('.version-button').click();
    return page.locator('#version-menu a');
  };
  await expect(await open('')).toHaveText(['v2', /^v1\s*Old$/]);
  await expect(await open('old/drafts')).toHaveText(['v2', /^v1\s*Old$/, 'v0']);
  await expect(page.locator('#version-menu [aria-current]')).toHaveText('v0');
});

test('The button of a repository shows the stars that GitHub told the build, and the page asks nobody', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('', { waitUntil: 'networkidle' });
  await expect(page.locator('#topbar-cta-button')).toHaveText(/reed\/reed\s*1\.2k\s+stars/);
  expect(asked.filter((address) => !address.startsWith(urlOf(testSites.current)))).toEqual([]);
  const policy = page.locator('meta[http-equiv="content-security-policy"]');
  await expect(policy).not.toHaveAttribute('content', /github/);
});

test('The root page of a group lists the other pages as a list or as cards', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('#content').getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    `${testSites.current.base}/shared/setup`,
  );
  await page.goto('reeds/cut');
  const card = page.locator('#content .card').getByRole('link', { name: 'Stored' });
  expect(await faultsOf(page, { within: '#content' })).toEqual([]);
  await card.click();
  await expect(page).toHaveURL(/reeds\/dry$/);
});

test('An icon link of the header has an accessible name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  const header = page.locator('#navbar');
  const alone = header.getByRole('link', { name: 'Discord' });
  await expect(alone).toHaveText('');
  await expect(alone.locator('svg')).toBeVisible();
  const { width, height } = (await alone.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await expect(header.getByRole('link', { name: 'Status' }).locator('svg')).toBeVisible();
  expect(await faultsOf(page, { within: '#navbar' })).toEqual([]);
});
