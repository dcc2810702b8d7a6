import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type FrameLocator, type Page } from 'playwright/test';
import { testSites, urlOf } from '../sites.js';

/** A request as it arrived at the API. */
export interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Where the site `playground` says that its API is. */
export const apiPort = 4481;

/** An API that answers every request, and remembers it. */
class Api {
  readonly arrived: Arrived[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.arrived.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ answer: this.arrived.length }));
      });
    });
  }

  /** Only one test file at a time can have the port that the sites name. */
  start(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Fixtures {
  /** Addresses of all requests of the page and its frames; none may go to another host. */
  requests: string[];
}

/** A test whose page must not ask for anything beyond this machine's own address, and must not offend its own policy. */
export const test = base.extend<Fixtures>({
  requests: [
    async ({ page }, use) => {
      const requests: string[] = [];
      const faults: string[] = [];
      const refused = new Set<string>();
      page.on('request', (request) => requests.push(request.url()));
      // What a page's own policy stops never leaves the browser.
      page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && refused.add(request.url()));
      page.on('pageerror', ({ message }) => faults.push(message));
      await use(requests);
      const sent = requests.filter((url) => /^(https?|wss?):/.test(url) && !refused.has(url));
      expect(sent.filter((url) => new URL(url).hostname !== '127.0.0.1')).toEqual([]);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** An API for the tests of one file. */
export function withApi(port: number): Pick<Api, 'arrived' | 'origin'> {
  const api = new Api();
  test.beforeAll(() => api.start(port));
  test.afterAll(() => api.stop());
  return api;
}

export const addressOf = (site: keyof typeof testSites, page: string): string => `${urlOf(testSites[site])}${page}`;

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="API playground"]');

/** Opens a page of an operation and its playground. */
export async function openPlayground(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Try it' }).click();
  const frame = frameOf(page);
  await expect(sendButton(frame)).toBeVisible();
  return frame;
}

/** There is one for wide and one for narrow windows. */
export const sendButton = (frame: FrameLocator) => frame.locator('[data-addressbar-action="send"]:visible');

export const credentials = (frame: FrameLocator) => frame.getByRole('region', { name: /Authentication/ });

/** Sends, and returns what arrived. */
export async function send(frame: FrameLocator, api: Pick<Api, 'arrived'>): Promise<Arrived> {
  const before = api.arrived.length;
  await sendButton(frame).click();
  await expect.poll(() => api.arrived.length).toBe(before + 1);
  return api.arrived[before] as Arrived;
}
