import path from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { OwnGrammars } from '../../highlight/highlighting.js';
import type { OwnLanguage } from '../../highlight/ownLanguage.js';
import type { TokenColor } from '../../highlight/theme.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { library } from '../../shared/packageRoot.js';
import type { Answer, CodeQuestion, WorkerInput } from './messages.js';
import { escapeText } from '../../shared/html.js';

/** Time limit for one code block in milliseconds; on a busy machine the first one takes a few seconds. */
const patience = 10_000;
const starting = 60_000;

const flag = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

/**
 * Highlights code with the author's grammars in a separate thread. If a regular expression does not end, the thread is terminated, and code in the
 * language has no colours from then on.
 */
export class OwnLanguages implements OwnGrammars {
  readonly #languages: readonly OwnLanguage[];
  readonly #theme: TokenColor | undefined;
  readonly #faults = new Map<string, Diagnostic>();
  readonly #patience: number;
  #worker: { worker: Worker; ready: Int32Array<SharedArrayBuffer> } | undefined;

  /** @param theme names of the code themes; undefined for the site's default. */
  constructor(languages: readonly OwnLanguage[], theme: TokenColor | undefined, time = patience) {
    this.#languages = languages;
    this.#theme = theme;
    this.#patience = time;
  }

  /** Changes when a grammar changes. */
  get digest(): string {
    return this.#languages.map(({ id }) => id).join();
  }

  /** Names of the languages, in lower case. */
  get names(): ReadonlySet<string> {
    return new Set(this.#languages.flatMap(({ names }) => names));
  }

  /** Faults of grammars found so far. */
  get faults(): readonly Diagnostic[] {
    return [...this.#faults.values()];
  }

  /** Tests all patterns of all grammars. */
  check(): void {
    for (const { id } of this.#languages) this.#ask(id, undefined);
  }

  idOf(name: string): string | undefined {
    const plain = name.trim().toLowerCase();
    return this.#languages.find(({ names }) => names.includes(plain))?.id;
  }

  html(code: string, id: string): string {
    return this.#ask(id, code) ?? escapeText(code);
  }

  end(): void {
    void this.#worker?.worker.terminate();
    this.#worker = undefined;
  }

  #ask(id: string, code: string | undefined): string | undefined {
    const language = this.#languages.find((each) => each.id === id);
    if (!language || this.#faults.has(id)) return undefined;
    const answer = this.#answered(id, code);
    if ('html' in answer) return answer.html;
    this.#faults.set(
      id,
      diagnostic('content/grammar', {
        message: `The grammar cannot be used: ${answer.fault}.`,
        help: 'Code in its language is shown without colours.',
        file: language.file,
      }),
    );
    return undefined;
  }

  #answered(id: string, code: string | undefined): Answer {
    const { worker, ready } = (this.#worker ??= this.#start());
    if (Atomics.wait(ready, 0, 0, starting) === 'timed-out')
      return { fault: 'the thread that reads it does not start' };
    const { port1, port2 } = new MessageChannel();
    const done = flag();
    worker.postMessage({ id, code, port: port2, done } satisfies CodeQuestion, [port2]);
    const isLate = Atomics.wait(done, 0, 0, this.#patience) === 'timed-out';
    const message: unknown = isLate ? undefined : receiveMessageOnPort(port1)?.message;
    port1.close();
    if (message !== undefined) return message as Answer;
    this.end();
    return { fault: `a pattern of it takes longer than ${this.#patience / 1000} s` };
  }

  #start(): { worker: Worker; ready: Int32Array<SharedArrayBuffer> } {
    const ready = flag();
    const input: WorkerInput = { languages: this.#languages, theme: this.#theme, ready };
    const worker = new Worker(path.join(library, 'node/languages.js'), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.on('error', () => undefined);
    worker.unref();
    return { worker, ready };
  }
}
