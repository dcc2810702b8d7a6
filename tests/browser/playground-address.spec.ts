import { expect } from 'playwright/test';
import {
  addressOf,
  api,
  credentials,
  frameOf,
  openPlayground,
  send,
  sendButton,
  sentSince,
  test,
} from './playground.js';

const create = addressOf('address', 'create');
const apiAddress = (): string => `${api.origin}/v1`;

test('The playground asks for the API’s address first and sends nothing to the documentation’s host', async ({
  page,
  requests,
}) => {
  const frame = await openPlayground(page, create);
  const input = frame.getByLabel('Address of the API');
  await expect(input).toBeFocused();
  await credentials(frame).getByRole('textbox', { name: 'Bearer Token' }).fill('secret');
  const before = requests.length;
  await sendButton(frame).click();
  await expect(input).toBeFocused();
  expect(sentSince(before, requests)).toEqual([]);

  for (const wrong of ['', 'api.example.com', '/v1', 'https://{host}', 'ftp://127.0.0.1']) {
    await input.fill(wrong);
    await input.press('Enter');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  }
  await input.fill(`${apiAddress()}/`);
  await input.press('Enter');
  await expect(input).toHaveCount(0);
  const { url, headers } = await send(frame);
  expect(url).toBe('/v1/plants');
  expect(headers.authorization).toBe('Bearer secret');
  expect(sentSince(before, requests).every((each) => each.startsWith(apiAddress()))).toBe(true);
});

test('An address entered on the page is used in the playground', async ({ page }) => {
  await page.goto(create);
  await page.getByLabel('base_url').fill(apiAddress());
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = frameOf(page);
  await expect(sendButton(frame)).toBeVisible();
  await expect(frame.getByLabel('Address of the API')).toHaveCount(0);
  expect((await send(frame)).url).toBe('/v1/plants');
});

test('An address entered in the playground is shown on the page', async ({ page }) => {
  const frame = await openPlayground(page, create);
  await frame.getByLabel('Address of the API').fill(apiAddress());
  await frame.getByRole('button', { name: 'Use address' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('base_url')).toHaveValue(apiAddress());
});
