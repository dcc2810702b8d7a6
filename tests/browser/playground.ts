import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { portOf } from '../ports.js';
import { testSites, urlOf } from '../sites.js';
import { redirected } from './addresses.js';
import type { Arrived } from './arrived.js';

/** Addresses of the API that sites name. */
const apiAddresses = ['http://127.0.0.1:4481', 'http://127.0.0.1:4484', 'http://127.0.0.1:4485'];

/** Address that the site `playground` names and nobody answers. */
const deadAddress = 'http://127.0.0.1:4482';

/** Address of the pages that the site `schemes` names. */
export const ownAddress = 'http://127.0.0.1:4479';

/** Token that the API gives to clients that request one. */
export const givenToken = 'leaf-9b1f';

/** Address that the API redirects to after the reader has signed in. */
function signedIn(url: URL): string {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  back.searchParams.set('code', 'bud-27aa');
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  return back.href;
}

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
        const url = new URL(request.url ?? '', 'http://x');
        if (url.pathname === '/authorize') {
          response.writeHead(302, { location: signedIn(url) }).end();
          return;
        }
        const answer = url.pathname === '/token' ? { access_token: givenToken } : { answer: this.arrived.length };
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** The API of the tests that run one after another in this process. */
export const api = new Api();

interface Fixtures {
  /** Addresses of all requests of the page and its frames; none may go to another host. */
  requests: string[];
}

/** A test whose browser finds the API where sites say that it is. */
export const testWithApi = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await api.start();
      const answered = apiAddresses.map((address) => [address, api.port] as const);
      await use(redirected(launchOptions, [...answered, [deadAddress], [ownAddress, portOf(testSites.schemes.name)]]));
      api.stop();
    },
    { scope: 'worker' },
  ],
});

/** A test whose page must not ask for anything beyond this machine's own address, and must not offend its own policy. */
export const test = testWithApi.extend<Fixtures>({
  requests: [
    async ({ page }, use) => {
      const requests: string[] = [];
      const faults: string[] = [];
      const refused = new Set<string>();
      page.on('request', (request) => requests.push(request.url()));
      // Requests that a page's own policy refuses never leave the browser.
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

/** Requests of a page and its frames that were sent since there were so many, without the parts of the playground itself. */
export const sentSince = (before: number, requests: readonly string[]): string[] =>
  requests.slice(before).filter((url) => !url.includes('/_trellis/playground/assets/'));

/** There is one for wide and one for narrow windows. */
export const sendButton = (frame: FrameLocator) => frame.locator('[data-addressbar-action="send"]:visible');

export const credentials = (frame: FrameLocator | Locator) => frame.locator('section', { hasText: /^Authentication/ });

/** Sends, and returns what arrived at the API. */
export async function send(frame: FrameLocator): Promise<Arrived> {
  const before = api.arrived.length;
  await sendButton(frame).click();
  await expect.poll(() => api.arrived.length).toBe(before + 1);
  return api.arrived[before] as Arrived;
}
