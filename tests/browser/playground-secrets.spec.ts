import { expect } from 'playwright/test';
import { kept } from './kept.js';
import type { Arrived } from './arrived.js';
import { addressOf, api, credentials, frameOf, openPlayground, send, sendButton } from './playground.js';
import { telling, test } from './telling.js';

const at = (name: string): string => addressOf('schemes', `api-reference/${name}`);

const secret = 'hidden-7f3a';
const name = 'gardener-51c9';
const password = 'thorns-e02b';
const both = Buffer.from(`${name}:${password}`).toString('base64');

/** Every form in which what was typed may turn up. */
const typed = new RegExp([secret, name, password, both, Buffer.from(secret).toString('base64')].join('|'));

type Region = ReturnType<typeof credentials>;

interface Scheme {
  page: string;
  fill: (region: Region) => Promise<void>;
  /** Reads the credential from the request that arrives. */
  holds: (arrived: Arrived) => string | string[] | null | undefined;
  is: string;
}

const fillField = (region: Region): Promise<void> => region.getByRole('textbox').last().fill(secret);

const schemes: Record<string, Scheme> = {
  'a key in the query': {
    page: 'key-in-the-query',
    fill: fillField,
    holds: ({ url }) => new URL(url, 'http://x').searchParams.get('api_key'),
    is: secret,
  },
  'a key in a header': {
    page: 'key-in-a-header',
    fill: fillField,
    holds: ({ headers }) => headers['x-api-key'],
    is: secret,
  },
  'a bearer token': {
    page: 'bearer-token',
    fill: fillField,
    holds: ({ headers }) => headers.authorization,
    is: `Bearer ${secret}`,
  },
  'the user name with its password': {
    page: 'name-and-password',
    fill: async (region) => {
      await region.getByRole('combobox').fill(name);
      await region.getByRole('textbox', { name: 'Password' }).fill(password);
    },
    holds: ({ headers }) => headers.authorization,
    is: `Basic ${both}`,
  },
  'an OAuth token': {
    page: 'oauth',
    fill: (region) => region.getByRole('textbox', { name: /token/i }).first().fill(secret),
    holds: ({ headers }) => headers.authorization,
    is: `Bearer ${secret}`,
  },
};

for (const [what, { page: address, fill, holds, is }] of Object.entries(schemes)) {
  test(`In the playground, ${what} goes to the API alone and is stored nowhere`, async ({ page, asked }) => {
    const frame = await openPlayground(page, at(address));
    await fill(credentials(frame));
    expect(holds(await send(frame))).toBe(is);
    await expect(frame.getByText('"answer"')).toBeVisible();
    expect(await kept(page)).not.toMatch(typed);
    expect(await telling(asked, typed)).toEqual({ where: ['http://127.0.0.1:4484'], referers: [] });

    // Nor do pages that come after learn of it.
    await page.keyboard.press('Escape');
    const link = page.locator('#sidebar a[href*="open"]').first();
    const ahead = page.waitForRequest(/open/);
    await link.hover();
    await ahead;
    await link.click();
    await page.waitForURL(/open/);
    expect(await kept(page)).not.toMatch(typed);
    await page.goBack();
    await page.reload();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(sendButton(frameOf(page))).toBeVisible();
    const shown = await credentials(frameOf(page))
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : input.textContent)));
    expect(shown.join(' ')).not.toMatch(typed);
    expect(await kept(page)).not.toMatch(typed);
    expect(await telling(asked, typed)).toEqual({ where: ['http://127.0.0.1:4484'], referers: [] });
  });
}

test('A token never goes to the documentation’s host when the server has no address', async ({ page, asked }) => {
  const frame = await openPlayground(page, addressOf('address', 'create'));
  await credentials(frame).getByRole('textbox', { name: 'Bearer Token' }).fill(secret);
  await sendButton(frame).click();
  await expect(frame.getByLabel('Address of the API')).toBeFocused();
  expect(await telling(asked, typed)).toEqual({ where: [], referers: [] });
  await frame.getByLabel('Address of the API').fill(`${api.origin}/v1`);
  await frame.getByRole('button', { name: 'Use address' }).click();
  await send(frame);
  expect(await telling(asked, typed)).toEqual({ where: [api.origin], referers: [] });
  expect(await kept(page)).not.toMatch(typed);
});
