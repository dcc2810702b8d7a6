import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as playwright } from 'playwright/test';

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
}

/**
 * A tab of a Chromium that may draw pages ahead. Playwright speaks to pages, and a browser that is spoken to in that way draws none
 * (`PrerenderingDisabledByDevTools`); this one is spoken to through the tab, of which a page drawn ahead is a part.
 */
export class Tab {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (result: Record<string, unknown>) => void>();
  readonly #pages = new Map<string, Target>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
  }

  /** @param address of the browser: `ws://127.0.0.1:…`. */
  static async open(address: string): Promise<Tab> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const tab = new Tab(socket);
    await tab.#send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
    const { targetInfos } = await tab.#send('Target.getTargets', { filter: [{}] });
    const { targetId } = (targetInfos as Target[]).find(({ type }) => type === 'tab') ?? {};
    const { sessionId } = await tab.#send('Target.attachToTarget', { targetId, flatten: true });
    const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
    await tab.#send('Target.setAutoAttach', all, sessionId as string);
    return tab;
  }

  close(): void {
    this.#socket.close();
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#page(false));
    await playwright.expect
      .poll(() => this.evaluate(() => `${document.readyState} ${location.href}`))
      .toBe(`complete ${url}`);
  }

  /** Runs a function that closes over nothing in the page that is shown. */
  evaluate<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
    return this.#evaluate(run, this.#page(false));
  }

  /** Runs a function that closes over nothing in the page that is drawn ahead; undefined as long as there is none. */
  async evaluateAhead<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
    const session = this.#page(true);
    return session === undefined ? undefined : this.#evaluate(run, session);
  }

  /** Puts the pointer on what a selector finds. */
  async hover(selector: string): Promise<void> {
    await this.#mouse('mouseMoved', await this.#centre(selector));
  }

  async click(selector: string): Promise<void> {
    const at = { ...(await this.#centre(selector)), button: 'left', clickCount: 1 };
    await this.#mouse('mousePressed', at);
    // The page may be gone by the time it would answer.
    void this.#mouse('mouseReleased', at);
  }

  async #centre(selector: string): Promise<{ x: number; y: number }> {
    const find = `(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`;
    const { result } = await this.#send(
      'Runtime.evaluate',
      { expression: find, returnByValue: true },
      this.#page(false),
    );
    return (result as { value: { x: number; y: number } }).value;
  }

  #mouse(type: string, at: object): Promise<unknown> {
    return this.#send('Input.dispatchMouseEvent', { type, ...at }, this.#page(false));
  }

  async #evaluate<Value>(run: () => Value, session: string | undefined): Promise<Awaited<Value> | undefined> {
    const question = { expression: `(${run.toString()})()`, returnByValue: true, awaitPromise: true };
    const { result } = await this.#send('Runtime.evaluate', question, session);
    return (result as { value?: Awaited<Value> } | undefined)?.value;
  }

  #page(isAhead: boolean): string | undefined {
    return [...this.#pages].findLast(([, { subtype }]) => (subtype === 'prerender') === isAhead)?.[0];
  }

  #send(method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> {
    const id = ++this.#count;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  #take({ id, method, params = {}, result = {} }: Message): void {
    if (id !== undefined) this.#answers.get(id)?.(result);
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo?: Target };
    if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page') this.#pages.set(sessionId, targetInfo);
    if (method === 'Target.detachedFromTarget') this.#pages.delete(sessionId);
    if (method !== 'Target.targetInfoChanged' || !targetInfo) return;
    for (const [session, { targetId }] of this.#pages) {
      if (targetId === targetInfo.targetId) this.#pages.set(session, targetInfo);
    }
  }
}

async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of browser.stderr ?? []) {
    said += String(part);
    const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`Chromium did not start: ${said}`);
}

/** Tests that get a tab, 1440 by 900 pixels, of a browser of their own that reaches no other machine. */
export const test = playwright.extend<{ tab: Tab }>({
  // eslint-disable-next-line no-empty-pattern
  tab: async ({}, use, { project }) => {
    const { executablePath = '', args = [] } = project.use.launchOptions ?? {};
    const profile = mkdtempSync(path.join(tmpdir(), 'trellis-tab-'));
    const own = [
      ...args.filter((arg) => !arg.startsWith('--proxy-server')),
      '--headless',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      'about:blank',
    ];
    const browser = spawn(executablePath, own, { stdio: ['ignore', 'ignore', 'pipe'] });
    const tab = await Tab.open(await addressOf(browser));
    await use(tab);
    tab.close();
    browser.kill();
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

export { expect } from 'playwright/test';
