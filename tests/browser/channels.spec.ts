import { expect, test } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectAccessible, expectNoSidewaysScrolling } from './everyLook.js';

test.use({ baseURL: urlOf(testSites.channels) });

for (const name of ['events/beds/watch-a-bed', 'api-reference/harvest-crop-weighed', 'socket']) {
  test(`The channel page ${name} passes axe and does not scroll horizontally`, async ({ page }) => {
    await page.goto(name);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
}

test('The selected server appears in the samples of a channel', async ({ page }) => {
  await page.goto('events/beds/watch-a-bed');
  const sample = page.locator('#request-example pre:visible');
  await expect(sample).toContainText('wss://garden.example.com/socket/beds/{bedId}');
  await page.getByRole('combobox', { name: 'Server' }).selectOption('wss://{region}.test.example.com');
  await expect(sample).toContainText('wss://eu.test.example.com/beds/{bedId}');
  await page.locator('#request-example').getByRole('tab', { name: 'Python' }).click();
  await expect(page.locator('#request-example pre:visible')).toContainText('wss://eu.test.example.com/beds/{bedId}');
});

test('A message can be folded, and a link to a field opens its message', async ({ page }) => {
  await page.goto('events/beds/watch-a-bed');
  const field = page.locator('#send-subscribe-payload-plants');
  await expect(field).toBeVisible();
  await page.locator('summary', { hasText: 'Subscription' }).click();
  await expect(field).toBeHidden();
  await page.goto('events/beds/watch-a-bed#send-subscribe-payload-plants');
  await expect(field).toBeVisible();
});

test('The search finds the text of messages', async ({ page }) => {
  await page.goto('socket');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('names of plants');
  await expect(page.locator('#search-list').getByRole('option').first()).toContainText('Watch a bed');
});
