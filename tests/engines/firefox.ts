import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clickActions, keyActions, middleOf, type Engine } from './engine.js';

/** A browser that asks nobody but this machine, and greets with nothing. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // Nobody listens there; what is on this machine is asked without it.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
};

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  params?: { level: string; text: string };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Messages about scripts that were still loading when a page was left, and about Zod, in Scalar, that tries to write functions. */
const isMeant = /^TypeError: error loading dynamically imported module|blocked a JavaScript eval/;

/** A Firefox of the system, driven by WebDriver BiDi: Playwright drives none but its own. */
export class Firefox implements Engine {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #count = 0;
  #tab = '';
  readonly #faults: string[] = [];

  private constructor(child: ChildProcess, socket: WebSocket) {
    this.#process = child;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id = 0, type, result, message, params } = JSON.parse(String(data)) as Answer;
      if (params?.level === 'error' && !isMeant.test(params.text)) this.#faults.push(params.text);
      const { resolve, reject } = this.#waiting.get(id) ?? {};
      this.#waiting.delete(id);
      if (type === 'success') resolve?.(result);
      else reject?.(new Error(message));
    });
  }

  static async start(executable: string): Promise<Firefox> {
    const profile = mkdtempSync(path.join(tmpdir(), 'trellis-firefox-'));
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
    const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const child = spawn(executable, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
      child.once('error', reject);
      child.once('exit', () => {
        clearTimeout(late);
        rmSync(profile, { recursive: true, force: true });
        reject(new Error(`Firefox has ended:\n${said}`));
      });
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
        if (found === undefined) return;
        clearTimeout(late);
        resolve(found);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const firefox = new Firefox(child, socket);
    await firefox.#send('session.new', { capabilities: {} });
    await firefox.#send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await firefox.#send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    firefox.#tab = contexts[0]?.context ?? '';
    await firefox.resize(1280);
    return firefox;
  }

  async resize(width: number): Promise<void> {
    await this.#send('browsingContext.setViewport', { context: this.#tab, viewport: { width, height: 900 } });
  }

  #send<Result>(method: string, params: object): Promise<Result> {
    const id = (this.#count += 1);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
    });
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#tab, url, wait: 'complete' });
  }

  async evaluate<Result>(expression: string): Promise<Result> {
    const { type, result, exceptionDetails } = await this.#send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context: this.#tab },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Result;
  }

  async click(selector: string): Promise<void> {
    await this.#act(clickActions(await this.evaluate(middleOf(selector))));
  }

  async press(...pressed: readonly string[]): Promise<void> {
    await this.#act(keyActions(pressed));
  }

  faults(): Promise<readonly string[]> {
    return Promise.resolve(this.#faults);
  }

  async #act(action: object): Promise<void> {
    await this.#send('input.performActions', { context: this.#tab, actions: [action] });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#send('browser.close', {}).catch(() => this.#process.kill());
    await ended;
  }
}
