// Tokens that the playground asks for: what leads to one goes to the address of tokens alone, and the token to the API alone.
import { expect, type FrameLocator, type Locator } from 'playwright/test';
import { kept } from './kept.js';
import { addressOf, api, credentials, givenToken, openPlayground, send } from './playground.js';
import { telling, test } from './telling.js';

/** Addresses of the API and of the tokens in the specification. */
const [server, tokens] = ['http://127.0.0.1:4484', 'http://127.0.0.1:4485'];

const [client, secret, name, password] = ['garden-77e1', 'seeds-4d8e', 'gardener-51c9', 'thorns-e02b'];
const code = 'bud-27aa';
const typed = new RegExp([secret, name, password, btoa(`${client}:${secret}`)].join('|'));
const given = new RegExp(givenToken);

/** Chooses the flow that leads to a token, in place of the token, and fills in what every flow needs. */
async function chooseFlow(frame: FrameLocator): Promise<Locator> {
  await frame.getByRole('button', { name: /^Selected Auth Type/ }).click();
  await frame.getByRole('option', { selected: true }).click();
  await frame.getByRole('option', { name: /\(flow\)/ }).click();
  await credentials(frame)
    .getByRole('button', { name: /^Selected Auth Type/ })
    .click();
  const region = credentials(frame);
  await region.getByRole('textbox', { name: 'Client Secret' }).fill(secret);
  await region.getByRole('combobox').last().fill(client);
  return region;
}

const flows: Record<
  string,
  { page: string; fill?: (region: Locator) => Promise<void>; body: Record<string, unknown> }
> = {
  'the client credentials flow': { page: 'flow-of-a-client', body: { grant_type: 'client_credentials' } },
  'the password flow': {
    page: 'flow-of-a-password',
    fill: async (region) => {
      await region.getByRole('combobox').nth(-2).fill(name);
      await region.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    },
    body: { grant_type: 'password', username: name, password },
  },
  'the authorization code flow': {
    page: 'flow-of-a-code',
    body: { grant_type: 'authorization_code', code, code_verifier: expect.any(String) },
  },
};

for (const [what, { page: address, fill, body }] of Object.entries(flows)) {
  test(`A token from ${what} is requested at the token address, goes to the API alone and is stored nowhere`, async ({
    page,
    asked,
  }) => {
    const frame = await openPlayground(page, addressOf('schemes', `api-reference/${address}`));
    const region = await chooseFlow(frame);
    await fill?.(region);
    const before = api.arrived.length;
    await region.getByRole('button', { name: 'Authorize' }).click();
    await expect.poll(() => api.arrived.slice(before).map(({ url }) => url.replace(/\?.*/, ''))).toContain('/token');
    const asking = api.arrived.find(({ url }, index) => index >= before && url === '/token');
    expect(Object.fromEntries(new URLSearchParams(asking?.body))).toMatchObject(body);
    expect(asking?.headers.authorization).toBe(`Basic ${btoa(`${client}:${secret}`)}`);
    await expect(region.getByRole('textbox', { name: 'Access Token' })).toBeVisible();
    expect((await send(frame)).headers.authorization).toBe(`Bearer ${givenToken}`);

    expect(await telling(asked, typed)).toEqual({ where: [tokens], referers: [] });
    expect(await telling(asked, given)).toEqual({ where: [server], referers: [] });
    expect(await kept(page)).not.toMatch(new RegExp(`${typed.source}|${given.source}|${code}`));
    await page.reload();
    expect(await kept(page)).not.toMatch(new RegExp(`${typed.source}|${given.source}|${code}`));
  });
}

test('No token is requested from the documentation’s host when the server has no address', async ({ page, asked }) => {
  const frame = await openPlayground(page, addressOf('schemes', 'api-reference/flow-of-a-relative-address'));
  const region = await chooseFlow(frame);
  await region.getByRole('button', { name: 'Authorize' }).click();
  await expect(frame.getByLabel('Address of the API')).toBeFocused();
  expect(await telling(asked, typed)).toEqual({ where: [], referers: [] });
});

test('A flow without a client ID asks for it, and nobody is asked for a token', async ({ page, asked }) => {
  const frame = await openPlayground(page, addressOf('schemes', 'api-reference/flow-of-a-code'));
  const region = await chooseFlow(frame);
  await region.getByRole('combobox').last().fill('');
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(popup.url()));
  const before = api.arrived.length;
  await region.getByRole('button', { name: 'Authorize' }).click();
  await expect(frame.getByText('Enter the client ID first.')).toBeVisible();
  expect({ opened, arrived: api.arrived.slice(before) }).toEqual({ opened: [], arrived: [] });
  expect(await telling(asked, typed)).toEqual({ where: [], referers: [] });
});
