import { expect, type FrameLocator, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectAccessible, expectGoodPages } from './everyLook.js';
import { closed, local, test } from './socketMock.js';

test.use({ baseURL: urlOf(testSites.channels) });

test('The channel pages pass axe and do not scroll horizontally', async ({ page }) => {
  await expectGoodPages(page, ['events/beds/watch-a-bed', 'api-reference/harvest-crop-weighed', 'socket']);
});

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

async function openChannel(page: Page): Promise<FrameLocator> {
  await page.goto('events/beds/watch-a-bed');
  await page.getByRole('button', { name: 'Try it' }).click();
  return page.frameLocator('iframe[title="API playground"]');
}

test('A reader connects to a channel, sends a message, sees the answer and disconnects', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const frame = await openChannel(page);
  const status = frame.getByRole('status');
  await expect(status).toHaveText('Not connected');
  await expect(frame.getByText('These are not sent: Authorization')).toBeVisible();
  const servers = frame.getByRole('combobox', { name: 'Server' });
  await expect(servers.getByRole('option').first()).toHaveText(
    'wss://garden.example.com/socket (Where the real garden is.)',
  );
  await servers.selectOption(local);
  await frame.getByLabel('bedId').fill('');
  await frame.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(frame.getByText('Fill in: bedId')).toBeVisible();
  await frame.getByLabel('bedId').fill('7');
  await frame.getByLabel('key', { exact: true }).fill('leaf-9b1f');
  await frame.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(status).toHaveText('Connected');
  const entries = frame.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);

  const message = frame.getByRole('textbox', { name: 'Message' });
  const example = await message.inputValue();
  await message.fill('{ "kind": ');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('This is not valid JSON')).toBeVisible();
  await message.fill(example);
  await message.press('Control+Enter');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText('SentSubscription');
  await expect(entries.first()).toContainText('ReceivedSomething grew');
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain('leaf-9b1f');

  await frame.getByRole('button', { name: 'Disconnect' }).click();
  await expect(status).toHaveText('Not connected');
  await frame.getByRole('button', { name: 'Clear' }).click();
  await expect(entries).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
});

test('A channel of unknown address asks for it before it connects', async ({ page }) => {
  await page.goto('events/beds/follow-a-session');
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = page.frameLocator('iframe[title="API playground"]');
  await frame.getByRole('combobox', { name: 'Server' }).selectOption(local);
  await frame.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(frame.getByText('Fill in: Address')).toBeVisible();
  await frame.getByLabel('Address').fill('session');
  await frame.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(frame.getByRole('status')).toHaveText('Connected');
});

test('A server that does not answer is named, and the page connects to no other host', async ({ page }) => {
  const frame = await openChannel(page);
  await frame.getByRole('combobox', { name: 'Server' }).selectOption(closed);
  await frame.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(frame.getByRole('status')).toContainText('No connection to 127.0.0.1:4487');
  const refused = await frame.locator('body').evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
        new WebSocket('wss://elsewhere.example.com');
      }),
  );
  expect(refused).toBe('connect-src');
});
