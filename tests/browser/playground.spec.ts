import { expect } from 'playwright/test';
import { addressOf, api, credentials, frameOf, openPlayground, send, sendButton, test } from './playground.js';

const at = (name: string): string => addressOf('playground', name);

test('Nothing of the playground is requested before the reader points at its button, and nothing of the API before the click', async ({
  page,
  requests,
}) => {
  const arrived = api.arrived.length;
  await page.goto(at('token'));
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /_trellis\/(playground|operations|explorer)/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Try it' }).hover();
  await expect.poll(() => requests.some((url) => /playground\/assets\/form-.*\.js/.test(url))).toBe(true);
  await expect(page.locator('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(sendButton(frameOf(page))).toBeVisible();
  expect(requests.filter((url) => url.includes('_trellis/operations/'))).toHaveLength(1);
  expect(api.arrived.length).toBe(arrived);
});

test('The playground is loaded when the keyboard reaches its button', async ({ page, requests }) => {
  await page.goto(at('token'));
  await page.getByRole('button', { name: 'Try it' }).focus();
  await expect.poll(() => requests.some((url) => /playground\/assets\/form-.*\.js/.test(url))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(sendButton(frameOf(page))).toBeVisible();
});

test('An address can open the playground', async ({ page }) => {
  await page.goto(`${at('token')}?playground=open`);
  await expect(sendButton(frameOf(page))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
});

test('A token is sent with the author’s prefix once, or with the prefix that the reader types', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  const input = credentials(frame).getByRole('textbox').last();
  await expect(input).toHaveValue('Token ');
  await input.press('End');
  await input.pressSequentially('abc');
  const sent = await send(frame);
  expect(sent).toMatchObject({ method: 'POST', url: '/plants' });
  expect(sent.headers).toMatchObject({ authorization: 'Token abc', 'content-type': 'application/json' });
  expect(JSON.parse(sent.body)).toEqual({ name: 'Fern' });
  for (const [typed, expected] of [
    ['abc', 'Token abc'],
    ['Token abc', 'Token abc'],
    ['Token Token abc', 'Token abc'],
    ['Key abc', 'Key abc'],
  ] as const) {
    await input.fill(typed);
    expect((await send(frame)).headers.authorization).toBe(expected);
  }
});

test('A function in a field is replaced by its value when the request is sent', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  const input = credentials(frame).getByRole('textbox').last();
  await expect
    .poll(async () => {
      await input.fill('{{$randomInt}}');
      return (await send(frame)).headers.authorization;
    })
    .toMatch(/^Token \d+$/);
});

test('The schema of a body is shown in its place', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  await frame.getByRole('button', { name: 'Schema', exact: true }).click();
  await expect(frame.getByText('required', { exact: true })).toBeVisible();
});

test('No header is sent for an empty token', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  expect((await send(frame)).headers.authorization).toBeUndefined();
});

test('The user name and password are sent as Basic authentication in UTF-8', async ({ page }) => {
  const frame = await openPlayground(page, at('basic'));
  const fields = credentials(frame);
  await fields.getByRole('combobox').first().fill('fern');
  await fields.getByRole('textbox', { name: 'Password' }).fill('möss:1');
  const { authorization = '' } = (await send(frame)).headers;
  expect(authorization.startsWith('Basic ')).toBe(true);
  expect(Buffer.from(authorization.slice(6), 'base64').toString()).toBe('fern:möss:1');
});

test('An API key is sent in the author’s header with the author’s prefix once', async ({ page }) => {
  const frame = await openPlayground(page, addressOf('key', 'shown'));
  const input = credentials(frame).getByRole('textbox').last();
  await expect(input).toHaveValue('fm_');
  for (const typed of ['abc', 'fm_abc', 'fm_fm_abc']) {
    await input.fill(typed);
    const { headers } = await send(frame);
    expect(headers['x-api-key']).toBe('fm_abc');
    expect(headers.authorization).toBeUndefined();
  }
});

test('The authentication of a page overrides that of docs.json', async ({ page }) => {
  const frame = await openPlayground(page, at('key'));
  await credentials(frame).getByRole('textbox').last().fill('abc');
  const { headers } = await send(frame);
  expect(headers).toMatchObject({ key: 'abc' });
  expect(headers.authorization).toBeUndefined();
});

test('A page without authentication has no credential fields', async ({ page }) => {
  const frame = await openPlayground(page, at('open'));
  await expect(credentials(frame).getByRole('textbox')).toHaveCount(0);
  expect((await send(frame)).headers.authorization).toBeUndefined();
});

test('The base address that the reader chooses is kept on all pages', async ({ page }) => {
  let frame = await openPlayground(page, at('open'));
  await frame.getByRole('button', { name: /^Server:/ }).click();
  await frame.getByRole('button', { name: 'http://127.0.0.1:4481/second', exact: true }).click();
  expect((await send(frame)).url).toBe('/second/plants');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Server' })).toHaveValue('http://127.0.0.1:4481/second');
  frame = await openPlayground(page, at('basic'));
  expect((await send(frame)).url).toBe('/second/plants');
});

test('An API without an answer is reported with a curl command', async ({ page }) => {
  await page.goto(at('open'));
  await page.getByRole('combobox', { name: 'Server' }).selectOption('http://127.0.0.1:4482');
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = frameOf(page);
  await sendButton(frame).click();
  const failure = frame.locator('[role="alert"]:has(pre)', { hasText: 'No answer from 127.0.0.1:4482' });
  await expect(failure).toContainText('CORS');
  await expect(failure.locator('pre')).toContainText(/^curl http:\/\/127\.0\.0\.1:4482\/plants/);
  await expect(failure.locator('pre')).toContainText('--request POST');
  await failure.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failure).toHaveCount(0);
  await expect(frame.getByText('Request failed')).toBeVisible();
  // Scalar's own message would say the same once more.
  await expect(frame.getByLabel(/^Notifications/)).toHaveCount(0);
});

test('The playground works with the keyboard alone and returns the focus', async ({ page }) => {
  await page.goto(at('token'));
  const button = page.getByRole('button', { name: 'Try it' });
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = frameOf(page);
  const input = credentials(frame).getByRole('textbox').last();
  await expect(input).toBeVisible();
  for (let step = 0; step < 30 && !(await input.evaluate((element) => element === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(input).toBeFocused();
  await page.keyboard.type('abc');
  const before = api.arrived.length;
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => api.arrived.length).toBe(before + 1);
  expect(api.arrived.at(-1)?.headers.authorization).toBe('Token abc');

  await frame.getByRole('button', { name: /^Server:/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test('The editor of a body has a name, and Tab leaves it', async ({ page }) => {
  const frame = await openPlayground(page, at('open'));
  const editor = frame.getByRole('textbox', { name: 'Request Body' });
  await editor.focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Copy JSON code' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveText('{  "name": "Fern"}');
  await page.keyboard.press('Shift+Tab');
  await expect(editor).not.toBeFocused();
});

test('The close button of the playground stands at the end of the address row', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  for (const width of [390, 820, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const server = await frame.getByRole('button', { name: /^Server:/ }).boundingBox();
    const sending = await sendButton(frame).boundingBox();
    const closing = await frame.getByRole('button', { name: 'Close Client' }).boundingBox();
    if (!server || !sending || !closing) throw new Error('They are not shown.');
    const middle = closing.y + closing.height / 2;
    expect([width, Math.abs(middle - server.y - server.height / 2) < 4]).toEqual([width, true]);
    expect([width, closing.x >= sending.x + sending.width]).toEqual([width, true]);
    expect([width, width - closing.x - closing.width < 80]).toEqual([width, true]);
  }
});

test('A token is kept in memory only, until the page is left', async ({ page }) => {
  const frame = await openPlayground(page, at('token'));
  await credentials(frame).getByRole('textbox').last().fill('secret-token');
  await send(frame);
  await frame.getByRole('button', { name: 'Close Client' }).click();
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(credentials(frame).getByRole('textbox').last()).toHaveValue('secret-token');
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect(JSON.stringify([cookies, origins, await page.evaluate(() => ({ ...sessionStorage }))])).not.toContain(
    'secret-token',
  );
  await page.reload();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(credentials(frame).getByRole('textbox').last()).toHaveValue('Token ');
});

test('The playground follows the mode and the colours of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const frame = await openPlayground(page, at('open'));
  const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  const root = frame.locator('html');
  await expect(root).toHaveClass('light');
  await expect(frame.locator('body')).toHaveCSS('background-color', await ground());
  await expect(sendButton(frame)).toHaveCSS('background-color', 'rgb(91, 42, 120)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass('dark');
  await expect(frame.locator('body')).toHaveCSS('background-color', await ground());
});

test('A missing operation is reported, and Escape returns to the page', async ({ page }) => {
  await page.route('**/_trellis/operations/*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(at('open'));
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(frameOf(page).getByRole('alert')).toContainText('cannot be loaded');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await page.unroute('**/_trellis/operations/*');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(sendButton(frameOf(page))).toBeVisible();
  await expect(frameOf(page).getByText('cannot be loaded')).toHaveCount(0);
});

test('The playground fills the window, and the page keeps its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto(at('open'));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const frame = await openPlayground(page, at('open'));
  expect(await frame.locator('html').evaluate(() => [innerWidth, innerHeight])).toEqual([1000, 400]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  expect(await heading.boundingBox()).toEqual(before);
});

test('The playground changes no style of the page', async ({ page }) => {
  await page.goto(at('open'));
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body :not(dialog, dialog *)')].map((element) => {
        const { color, font, padding, margin, border, display } = getComputedStyle(element);
        return [color, font, padding, margin, border, display].join();
      }),
    );
  await page.mouse.move(0, 0);
  // Text that gets its font late changes the room around it.
  await page.evaluate(() => document.fonts.ready);
  // A button may still change its colour when the second style sheet arrives.
  const transitions = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);
  await expect.poll(transitions).toBe(0);
  const before = await styles();
  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  const frame = frameOf(page);
  await expect(sendButton(frame)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
  await expect.poll(styles).toEqual(before);
});

test('The response is scrolled into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const frame = await openPlayground(page, at('open'));
  const width = await frame.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await send(frame);
  await expect(frame.getByRole('region', { name: 'Response' }).getByText(/200/)).toBeInViewport();
});

test('The key that sends is shown beside its button, except on a touch screen', async ({ page, browser }) => {
  const key = { name: 'Send Request' };
  await expect((await openPlayground(page, at('basic'))).getByRole('button', key)).toContainText(/ctrl|⌘/i, {
    useInnerText: true,
  });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await expect((await openPlayground(phone, at('basic'))).getByRole('button', key)).toHaveText('Send Request', {
    useInnerText: true,
    ignoreCase: true,
  });
  await phone.close();
});

test('A long name of a field is shown in full on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const frame = await openPlayground(page, at('open'));
  const name = frame.locator('[aria-label*=Key][contenteditable]').filter({ visible: true }).first();
  await name.fill('x-name-of-the-organization-that-pays');
  await name.blur();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(name).toBeInViewport({ ratio: 1 });
});

test.describe('The playground without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('The playground’s button is hidden without JavaScript', async ({ page }) => {
    await page.goto(at('open'));
    await expect(page.getByText('Try it')).toBeHidden();
  });
});

for (const name of ['simple', 'hidden']) {
  test(`The page ${name} has no playground`, async ({ page }) => {
    await page.goto(at(name));
    await expect(page.locator('[data-playground]')).toHaveCount(0);
    await expect(page.locator('.endpoint')).toHaveCount(name === 'simple' ? 1 : 0);
  });
}

test('The playground ignores messages of other frames', async ({ page }) => {
  const frame = await openPlayground(page, at('open'));
  await expect(frame.locator('html')).toHaveClass('light');
  await frame
    .locator('html')
    .evaluate((html) => addEventListener('message', ({ data }) => (html.dataset['heard'] = JSON.stringify(data))));
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const other = page.frames().find((each) => each.url() === 'about:blank' && each.parentFrame() === page.mainFrame());
  await other?.evaluate(() => {
    const message = { trellis: 'theme', theme: { mode: 'dark', properties: {} } };
    for (const each of parent.document.querySelectorAll<HTMLIFrameElement>('dialog iframe'))
      each.contentWindow?.postMessage(message, '*');
  });
  // The frame's own listener was there before.
  await expect(frame.locator('html')).toHaveAttribute('data-heard', /"mode":"dark"/);
  await expect(frame.locator('html')).toHaveClass('light');
});

test('The explorer sends requests to the address of docs.json with its authentication', async ({ page }) => {
  await page.goto(at('_trellis/explorer/openapi/'));
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
  const client = page.getByRole('dialog', { name: 'API Client' });
  await credentials(client).getByRole('textbox').last().fill('abc');
  const before = api.arrived.length;
  await client.locator('[data-addressbar-action="send"]:visible').click();
  await expect.poll(() => api.arrived.length).toBe(before + 1);
  expect(api.arrived[before]).toMatchObject({
    method: 'POST',
    url: '/plants',
    headers: { authorization: 'Token abc' },
  });
});
