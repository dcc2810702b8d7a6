import { expect } from 'playwright/test';
import {
  addressOf,
  credentials,
  frameOf,
  openPlayground,
  ownAddress,
  send,
  sendButton,
  sentSince,
  test,
} from './playground.js';

const at = (name: string): string => addressOf('schemes', `api-reference/${name}`);

test('An API key of the specification is sent in the query', async ({ page }) => {
  const frame = await openPlayground(page, at('key-in-the-query'));
  await credentials(frame).getByRole('textbox').last().fill('abc');
  const { url, headers } = await send(frame);
  expect(url).toBe('/v1/query?api_key=abc');
  expect(headers.authorization).toBeUndefined();
});

test('An API key of the specification is sent in its header', async ({ page }) => {
  const frame = await openPlayground(page, at('key-in-a-header'));
  await credentials(frame).getByRole('textbox').last().fill('abc');
  expect((await send(frame)).headers['x-api-key']).toBe('abc');
});

test('A cookie for another host is reported as not sent, with a curl command', async ({ page }) => {
  const frame = await openPlayground(page, at('key-in-a-cookie'));
  await credentials(frame).getByRole('textbox').last().fill("it's");
  expect((await send(frame)).headers.cookie).toBeUndefined();
  const notice = frame.getByRole('alert');
  await expect(notice.getByRole('heading')).toHaveText('Sent without the cookie session');
  await expect(notice).toContainText('Browsers do not let a page set cookies for another host.');
  await expect(notice.locator('pre')).toContainText(
    /curl .*http:\/\/127\.0\.0\.1:4484\/v1\/cookie.*--cookie 'session=it/s,
  );
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
});

test('An empty cookie is not reported', async ({ page }) => {
  const frame = await openPlayground(page, at('key-in-a-cookie'));
  await send(frame);
  await expect(frame.getByText('"answer"')).toBeVisible();
  await expect(frame.getByRole('alert')).toBeHidden();
});

test('A cookie for the documentation’s own host is sent once and not stored', async ({ page }) => {
  const carried: (string | undefined)[] = [];
  await page.route('**/own-cookie', async (route) => {
    carried.push((await route.request().allHeaders())['cookie']);
    await route.fulfill({ json: { answer: 'fine' } });
  });
  const frame = await openPlayground(page, `${ownAddress}/api-reference/cookie-of-this-host`);
  await credentials(frame).getByRole('textbox').last().fill('abc');
  await sendButton(frame).click();
  await expect(frame.getByText('"fine"')).toBeVisible();
  // The samples show the optional cookie as well.
  expect(carried).toEqual(['colour=<string>; session=abc']);
  await expect(frame.getByRole('alert')).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

test('Two required schemes are both requested and sent', async ({ page }) => {
  const frame = await openPlayground(page, at('two-at-once'));
  const inputs = credentials(frame).getByRole('textbox');
  await expect(inputs).toHaveCount(2);
  await inputs.first().fill('abc');
  await inputs.last().fill('def');
  expect((await send(frame)).headers).toMatchObject({ 'x-api-key': 'abc', authorization: 'Bearer def' });
});

for (const name of ['oauth', 'openid-connect']) {
  test(`A token of the reader is sent for ${name}`, async ({ page }) => {
    const frame = await openPlayground(page, at(name));
    await credentials(frame).getByRole('textbox', { name: /token/i }).first().fill('abc');
    expect((await send(frame)).headers.authorization).toBe('Bearer abc');
  });
}

test('The server variables chosen on the page are used in the playground', async ({ page }) => {
  await page.goto(at('key-in-a-header'));
  await page.getByLabel('version').selectOption('v2');
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = frameOf(page);
  await expect(sendButton(frame)).toBeVisible();
  expect((await send(frame)).url).toBe('/v2/header');
});

test('A server without a host makes the playground ask for the address', async ({ page, requests }) => {
  const frame = await openPlayground(page, at('relative-server'));
  await expect(frame.getByLabel('Address of the API')).toBeFocused();
  await credentials(frame).getByRole('textbox').last().fill('secret');
  const before = requests.length;
  await sendButton(frame).click();
  await expect(frame.getByLabel('Address of the API')).toBeFocused();
  expect(sentSince(before, requests)).toEqual([]);
});

test('The fields of an endpoint written by hand fill its request', async ({ page }) => {
  const frame = await openPlayground(page, addressOf('schemes', 'by-hand'));
  const { method, url, headers, body } = await send(frame);
  expect([method, url]).toEqual(['POST', '/dig/garden?slowly=true']);
  expect(headers['x-spade']).toBe('small');
  expect(JSON.parse(body)).toEqual({ depth: 30 });
});

test('The playground and the explorer allow only their own scripts and load nothing from other hosts', async ({
  page,
}) => {
  for (const address of ['_trellis/playground/', '_trellis/explorer/openapi/']) {
    await page.goto(addressOf('schemes', address));
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    const rules = new Map((policy ?? '').split(';').map((rule) => rule.trim().split(/\s+(.*)/, 2) as [string, string]));
    expect(Object.fromEntries(rules)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    for (const place of ['img-src', 'font-src', 'media-src', 'style-src'])
      expect(rules.get(place)).not.toContain('http');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'document.title = "ran"';
      document.body.append(script);
      return document.title === 'ran';
    });
    expect(ran).toBe(false);
  }
});
