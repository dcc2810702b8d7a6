import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import { expect, test, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';
import { expectAccessible, expectGoodPages } from './everyLook.js';

test.use({ baseURL: urlOf(testSites.graphql) });

const schema = buildSchema('type Query { plants(first: Int): [Plant!]! } type Plant { id: ID! name: String! }');
const rootValue = { plants: ({ first = 1 }) => [{ id: '1', name: `Rose of ${String(first)}` }] };

interface Posted {
  query: string;
  variables?: Record<string, unknown>;
}

let server: Server;
let asked: { authorization: string | undefined; posted: Posted }[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const posted = JSON.parse(body) as Posted;
      asked.push({ authorization: request.headers.authorization, posted });
      const { query: source, variables: variableValues = {} } = posted;
      const answer = await graphql({ schema, rootValue, source, variableValues });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => server.close());

test('The GraphQL pages pass axe and do not scroll horizontally', async ({ page }) => {
  const pages = ['graphql-reference/queries/plants', 'graphql-reference/types/Plant'];
  await expectGoodPages(page, pages, { folds: 'main details' });
});

test('The form of an operation sends it to the API and shows the answer', async ({ page }) => {
  asked = [];
  const { port } = server.address() as AddressInfo;
  await page.route('https://garden.example.com/graphql', async (route) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/` });
    return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
  });
  await page.goto('graphql-reference/queries/plants');
  await page.getByText('Try it', { exact: true }).click();
  const operation = page.getByRole('textbox', { name: 'Operation' });
  await expect(operation).toHaveValue(/^query Plants\(\$first: Int\) \{/);
  await operation.fill('query Plants($first: Int) { plants(first: $first) { name } }');
  await page.getByRole('textbox', { name: 'Headers' }).fill('Authorization: Bearer abc');
  const variables = page.getByRole('textbox', { name: 'Variables' });
  const send = page.getByRole('button', { name: 'Send' });
  await variables.fill('[1]');
  await send.click();
  expect(asked).toEqual([]);
  await variables.fill('{ "first": 7 }');
  await send.click();
  await expect(page.locator('trellis-graphql pre')).toContainText('"name": "Rose of 7"');
  await expect(page.locator('trellis-graphql output')).toContainText(/^200 OK · \d+ ms$/);
  expect(asked).toMatchObject([{ authorization: 'Bearer abc', posted: { variables: { first: 7 } } }]);
  // Nothing of it is kept.
  await page.reload();
  await page.getByText('Try it', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Headers' })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('abc');
});

test('The form says so when the API does not answer', async ({ page }) => {
  await page.route('https://garden.example.com/graphql', (route) => route.abort());
  await page.goto('graphql-reference/queries/version');
  await page.getByText('Try it', { exact: true }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('trellis-graphql output')).toHaveText('No answer from garden.example.com');
});

test.describe('The form of a subscription', () => {
  const open = async (page: Page): Promise<void> => {
    await page.goto('graphql-reference/subscriptions/watered');
    await page.getByText('Try it', { exact: true }).click();
  };
  const status = 'trellis-subscription output';

  test('Connects when asked, lists what comes, and stops', async ({ page }) => {
    const received: { type: string; id?: string; payload?: Record<string, unknown> }[] = [];
    let connections = 0;
    await page.routeWebSocket('wss://garden.example.com/graphql', (socket) => {
      connections += 1;
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as (typeof received)[number];
        received.push(message);
        if (message.type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
        if (message.type !== 'subscribe') return;
        socket.send(JSON.stringify({ type: 'ping' }));
        socket.send(JSON.stringify({ id: message.id, type: 'next', payload: { data: { watered: { litres: 2 } } } }));
      });
    });
    await open(page);
    await page.getByRole('textbox', { name: 'Headers' }).fill('Authorization: Bearer abc');
    expect(connections).toBe(0);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.locator('.graphql-log pre')).toContainText('"litres": 2');
    await expect(page.locator(status)).toHaveText('Connected');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.locator(status)).toHaveText('Not connected');
    await expect
      .poll(() => received.map(({ type }) => type))
      .toEqual(['connection_init', 'subscribe', 'pong', 'complete']);
    expect(received[0]?.payload).toEqual({ Authorization: 'Bearer abc' });
    expect(String(received[1]?.payload?.['query'])).toMatch(/^subscription Watered/);
  });

  test('Says why the server has closed the connection', async ({ page }) => {
    await page.routeWebSocket('wss://garden.example.com/graphql', (socket) => {
      socket.onMessage(() => void socket.close({ code: 4401 }));
    });
    await open(page);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.locator(status)).toHaveText('The server closed the connection (4401: Unauthorized).');
  });
});
