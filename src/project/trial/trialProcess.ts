import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { CompiledBody, ContentModule } from '../../mdx/compiled.js';
import { maxMemory, maxTime } from '../../render/exhaustion.js';
import { library } from '../../shared/packageRoot.js';

/** A page to be rendered. */
export interface Question {
  /** Modules that this page and later ones import; undefined if they have already been sent. */
  modules: ReadonlyMap<string, ContentModule> | undefined;
  body: CompiledBody;
}

/** Message that the process sends once it has started. */
export const started = 'started';

export interface TrialResult {
  /** Why the page exceeded a limit. */
  reason: string | undefined;
}

const megabytes = Math.round(maxMemory / 1_000_000);
/** Milliseconds between checks. Time during which the whole machine is suspended does not count against a page. */
const interval = 500;
/** Number of checks for a page. The process normally stops by itself before that. */
const patience = (maxTime * 1.5) / interval;
/** Number of checks for a process that is starting, which takes long on a busy machine. */
const starting = 60_000 / interval;

/** Renders pages in a separate process, which is terminated if they never finish. */
export class TrialProcess {
  readonly #modules: ReadonlyMap<string, ContentModule>;
  #child: ChildProcess | undefined;
  #isFresh = true;

  constructor(modules: ReadonlyMap<string, ContentModule>) {
    this.#modules = modules;
  }

  /** Why a page exceeds a limit; undefined if it does not. */
  async reasonOf(body: CompiledBody): Promise<string | undefined> {
    const wasFresh = this.#isFresh;
    const reason = await this.#ask(body);
    if (reason === undefined) return undefined;
    this.end();
    // An earlier page may have left something in the process.
    return wasFresh ? reason : this.reasonOf(body);
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    this.#isFresh = true;
  }

  #start(): ChildProcess {
    const file = path.join(library, 'node/trial.js');
    return spawn(process.execPath, [`--max-old-space-size=${megabytes}`, file], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
  }

  #ask(body: CompiledBody): Promise<string | undefined> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const finish = (reason: string | undefined): void => {
        clearInterval(timer);
        child.removeAllListeners();
        // A terminated process may emit an error about its closed channel.
        child.on('error', () => undefined);
        resolve(reason);
      };
      let left = this.#isFresh ? starting : patience;
      const timer = setInterval(() => {
        left -= 1;
        if (left === 0) finish(`it takes longer than ${maxTime / 1000} s`);
      }, interval);
      child.on('message', (message: TrialResult | typeof started) => {
        if (message === started) left = patience;
        else finish(message.reason);
      });
      child.once('error', (error) => finish(`it cannot be tried: ${error.message}`));
      child.once('exit', (code, signal) => finish(endedBy(code, signal)));
      child.send({ modules: this.#isFresh ? this.#modules : undefined, body } satisfies Question);
      this.#isFresh = false;
    });
  }
}

function endedBy(code: number | null, signal: string | null): string {
  // Some systems report a signal as an exit code above 128.
  const isStopped = signal !== null || (code ?? 0) > 128;
  return isStopped ? `it takes more than ${megabytes / 1000} GB of memory` : 'it ends the process';
}
