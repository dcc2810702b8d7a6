import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from 'playwright/test';
import { readAt, type Arrived } from './arrived.js';
import { addressOf, api, frameOf, openPlayground, send, sendButton, test } from './playground.js';

const at = (name: string): string => addressOf('requests', `api-reference/${name}`);
const choice = (page: Page) => page.getByRole('combobox', { name: 'Request: Examples' });
const code = (page: Page) => page.locator('#request-example pre:visible');

/** Runs the page's JavaScript sample in Node.js, beside a file that it may send. */
async function runSample(page: Page): Promise<Arrived> {
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  const source = (await code(page).innerText()).replaceAll('http://127.0.0.1:4481', api.origin);
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-sample-'));
  mkdirSync(path.join(folder, 'path/to'), { recursive: true });
  writeFileSync(path.join(folder, 'path/to/file'), 'a receipt');
  const before = api.arrived.length;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder });
  rmSync(folder, { recursive: true });
  return api.arrived[before] as Arrived;
}

test('A request can be chosen from all examples of its body, and the playground starts with the chosen one', async ({
  page,
}) => {
  await page.goto(at('start-a-payment'));
  await expect(choice(page).locator('option')).toHaveText([
    'A card · application/json',
    'iDEAL with a bank · application/json',
    'wallet · application/json',
    'application/x-www-form-urlencoded',
  ]);
  await expect(code(page)).toContainText('"method": "card"');
  await choice(page).selectOption({ index: 1 });
  await expect(code(page)).toContainText('"method": "ideal"');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(sendButton(frameOf(page))).toBeVisible();
  expect(JSON.parse((await send(frameOf(page))).body)).toEqual({ amount: 20, method: 'ideal' });
  await page.keyboard.press('Escape');
  await choice(page).selectOption({ index: 0 });
  await expect(code(page)).toContainText('"method": "card"');
  await page.getByRole('button', { name: 'Try it' }).click();
  expect(JSON.parse((await send(frameOf(page))).body)).toEqual({ amount: 10, method: 'card' });
});

test('The chosen language stays when another request is chosen', async ({ page }) => {
  await page.goto(at('start-a-payment'));
  await page.getByRole('tab', { name: 'Python' }).click();
  await choice(page).selectOption({ index: 2 });
  await expect(code(page)).toContainText('"method": "wallet"');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
});

for (const [name, index] of [
  ['start-a-payment', 0],
  ['start-a-payment', 2],
  ['start-a-payment', 3],
  ['list-disputes', 0],
] as const) {
  test(`The playground sends what the sample sends: ${name}, request ${index + 1}`, async ({ page }) => {
    await page.goto(at(name));
    if (index > 0) {
      const first = await code(page).innerText();
      await choice(page).selectOption({ index });
      await expect(code(page)).not.toHaveText(first);
    }
    const expected = readAt(await runSample(page));
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(sendButton(frameOf(page))).toBeVisible();
    expect(readAt(await send(frameOf(page)))).toEqual(expected);
  });
}

test('A body that is a file is chosen, and sent with the type of the operation', async ({ page }) => {
  const frame = await openPlayground(page, at('upload-a-receipt'));
  const chosen = page.waitForEvent('filechooser');
  await frame.getByRole('button', { name: 'Select File' }).click();
  await (await chosen).setFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('a receipt') });
  const sent = readAt(await send(frame));
  await page.keyboard.press('Escape');
  expect(sent).toEqual(readAt(await runSample(page)));
  expect(sent).toMatchObject({ path: '/payments/pay_7/receipt', type: 'image/png', body: 'a receipt' });
});

test('A form with a file is sent as the sample sends it', async ({ page }) => {
  const frame = await openPlayground(page, at('dispute-a-payment'));
  const chosen = page.waitForEvent('filechooser');
  await frame.locator('[id="evidence"]').getByRole('button', { name: 'Select File' }).click();
  await (await chosen).setFiles({ name: 'file', mimeType: 'text/plain', buffer: Buffer.from('a receipt') });
  const sent = readAt(await send(frame));
  await page.keyboard.press('Escape');
  expect(sent).toEqual(readAt(await runSample(page)));
});

test('The playground shows no tables without fields', async ({ page }) => {
  const tables = (frame: ReturnType<typeof frameOf>) =>
    frame.getByRole('button', { name: /^(?:Variables|Cookies|Headers|Query Parameters)$/ });
  const listing = await openPlayground(page, at('list-disputes'));
  await expect(tables(listing).filter({ visible: true })).toHaveText(['Headers', 'Query Parameters']);
  const payment = await openPlayground(page, at('start-a-payment'));
  await expect(tables(payment).filter({ visible: true })).toHaveText(['Headers']);
});

test('A field has its type and its description below it, and only files can be chosen from the disk', async ({
  page,
}) => {
  const frame = await openPlayground(page, at('dispute-a-payment'));
  const notes = frame.locator('.field-note');
  await expect(notes).toHaveText([
    'string',
    /^integerHow many payments\s*$/,
    'string[]',
    'string[]',
    'string (binary)',
  ]);
  await expect(notes.nth(1).locator('em')).toHaveText('many');
  await expect(frame.locator('[id="evidence"]').getByRole('button', { name: 'Select File' })).toBeVisible();
  await expect(
    frame.locator('[id="reason"], [id="count"], [id="tags"]').getByRole('button', { name: 'Select File' }),
  ).toHaveCount(0);
});

test('A body in YAML can be edited as a form once its parser has arrived', async ({ page }) => {
  const frame = await openPlayground(page, at('import-payments'));
  await expect(frame.locator('.cm-content')).toContainText('"limit": 3');
  await frame.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(frame.locator('.field-note')).toHaveText(/^integerThe most payments\.\s*$/);
  await frame.locator('[id="limit"] [contenteditable]').last().fill('4');
  const { headers, body } = await send(frame);
  expect(headers['content-type']).toBe('application/yaml');
  expect(body.trim()).toBe('limit: 4');
});
