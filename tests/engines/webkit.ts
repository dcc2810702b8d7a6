import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.js';
import { clickActions, keyActions, middleOf, type Engine } from './engine.js';

interface Answer {
  value: { error?: string; message?: string } | null;
}

/** A WebKit of the system, which is the engine of Safari, driven by WebDriver. */
export class WebKit implements Engine {
  readonly #process: ChildProcess;
  readonly #driver: string;
  #session = '';

  private constructor(child: ChildProcess, driver: string) {
    this.#process = child;
    this.#driver = driver;
  }

  static async start(executable: string): Promise<WebKit> {
    const port = await freePort();
    const child = spawn(executable, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore' });
    const webkit = new WebKit(child, `http://127.0.0.1:${port}`);
    await webkit.#begin();
    await webkit.resize(1280);
    return webkit;
  }

  async #begin(): Promise<void> {
    for (let tries = 0; ; tries += 1)
      try {
        const { sessionId } = await this.#send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
        this.#session = `/session/${sessionId}`;
        return;
      } catch (error) {
        if (tries === 50) throw error;
        await wait(200);
      }
  }

  async #send<Result>(method: string, place: string, body?: object): Promise<Result> {
    const response = await fetch(this.#driver + this.#session + place, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
    return value as Result;
  }

  async resize(width: number): Promise<void> {
    await this.#send('POST', '/window/rect', { width, height: 900 });
  }

  async open(url: string): Promise<void> {
    await this.#send('POST', '/url', { url });
  }

  async evaluate<Result>(expression: string): Promise<Result> {
    const script = `const end = arguments[0]; (async () => JSON.stringify(await (${expression})))().then((text) => end({ text }), (error) => end({ error: String(error) }));`;
    const { text, error } = await this.#send<{ text?: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return (text === undefined ? undefined : JSON.parse(text)) as Result;
  }

  async click(selector: string): Promise<void> {
    await this.#act(clickActions(await this.evaluate(middleOf(selector))));
  }

  async press(...pressed: readonly string[]): Promise<void> {
    await this.#act(keyActions(pressed));
  }

  async #act(action: object): Promise<void> {
    await this.#send('POST', '/actions', { actions: [action] });
  }

  /** This driver reports no errors of pages, but a module that has failed cannot be imported. */
  async faults(): Promise<readonly string[]> {
    return this.evaluate(`(async () => {
      const modules = document.querySelectorAll('script[type=module][src]');
      const results = await Promise.allSettled([...modules].map(({ src }) => import(src)));
      return results.flatMap(({ reason }) => (reason === undefined ? [] : [String(reason)]));
    })()`);
  }

  async stop(): Promise<void> {
    await this.#send('DELETE', '').catch(() => undefined);
    this.#process.kill();
  }
}
