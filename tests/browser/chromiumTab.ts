import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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
 * A tab of a Chromium that may prerender pages. Playwright attaches to pages, and such a browser prerenders none
 * (`PrerenderingDisabledByDevTools`); this class attaches to the tab, of which a prerendered page is a part.
 */
export class Tab {
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (result: Record<string, unknown>) => void>();
  readonly #pages = new Map<string, Target>();
  #count = 0;

  private constructor(browser: ChildProcess, profile: string, socket: WebSocket) {
    this.#browser = browser;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
  }

  /** Starts a browser, whose tab has 1440 by 900 pixels and reaches no other machine. */
  static async open(executable: string, args: readonly string[]): Promise<Tab> {
    const profile = mkdtempSync(path.join(tmpdir(), 'trellis-tab-'));
    const own = [
      '--headless',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      'about:blank',
    ];
    const browser = spawn(executable, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(await addressOf(browser));
    await once(socket, 'open');
    const tab = new Tab(browser, profile, socket);
    await tab.#send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
    const { targetInfos } = await tab.#send('Target.getTargets', { filter: [{}] });
    const { targetId } = (targetInfos as Target[]).find(({ type }) => type === 'tab') ?? {};
    const { sessionId } = await tab.#send('Target.attachToTarget', { targetId, flatten: true });
    const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
    await tab.#send('Target.setAutoAttach', all, sessionId as string);
    return tab;
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    const exit = once(this.#browser, 'exit');
    // The started program may be a script, which the browser would outlive.
    void this.#send('Browser.close', {});
    await exit;
    this.#socket.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url }, this.#page(false));
    const there = `complete ${url}`;
    for (const end = Date.now() + 20_000; Date.now() < end; await wait(20)) {
      if ((await this.evaluate(() => `${document.readyState} ${location.href}`)) === there) return;
    }
    throw new Error(`${url} did not come.`);
  }

  /** Runs a function that closes over nothing in the page that is shown. */
  evaluate<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
    return this.#evaluate(run, this.#page(false));
  }

  /** Runs a function without outer variables in the prerendered page; undefined as long as there is none. */
  async evaluateAhead<Value>(run: () => Value): Promise<Awaited<Value> | undefined> {
    const session = this.#page(true);
    return session === undefined ? undefined : this.#evaluate(run, session);
  }

  /** Puts the pointer on what a selector finds. */
  async hover(selector: string): Promise<void> {
    await this.#mouse('mouseMoved', await this.#centre(selector));
  }

  /** @param hold milliseconds between press and release. */
  async click(selector: string, hold = 0): Promise<void> {
    const at = { ...(await this.#centre(selector)), button: 'left', clickCount: 1 };
    await this.#mouse('mousePressed', at);
    await wait(hold);
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
