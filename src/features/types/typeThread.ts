import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { library } from '../../shared/packageRoot.js';
import type { TypeAnswer, TypeQuestion, TypeThreadInput } from './messages.js';

/** Time limits for one code block, in milliseconds. The first one includes loading TypeScript, which takes long on a busy machine. */
const limits = { first: 90_000, further: 30_000 };
const megabytes = 1024;

/** A worker thread that finds types. It is terminated if it takes too long or too much memory. */
export class TypeThread {
  readonly #input: TypeThreadInput;
  readonly #limits: typeof limits;
  #worker: Worker | undefined;

  constructor(input: TypeThreadInput, time = limits) {
    this.#input = input;
    this.#limits = time;
  }

  /** The types of a code block, or why there are none. */
  async ask(question: TypeQuestion): Promise<TypeAnswer | { reason: string }> {
    const isFresh = this.#worker === undefined;
    const answer = await this.#asked(question, isFresh ? this.#limits.first : this.#limits.further);
    if ('reading' in answer) return answer;
    this.end();
    // Earlier code blocks may have left little memory.
    return isFresh ? answer : this.ask(question);
  }

  end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #asked(question: TypeQuestion, time: number): Promise<TypeAnswer | { reason: string }> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      const finish = (answer: TypeAnswer | { reason: string }): void => {
        clearTimeout(timer);
        worker.removeAllListeners('message').removeAllListeners('error');
        worker.on('error', () => undefined);
        resolve(answer);
      };
      const timer = setTimeout(() => finish({ reason: `they take longer than ${time / 1000} s` }), time);
      worker.once('message', (answer: TypeAnswer) => finish(answer));
      worker.once('error', ({ message }) => finish({ reason: message.replace(/\.$/, '') }));
      worker.postMessage(question);
    });
  }

  #start(): Worker {
    return new Worker(path.join(library, 'node/types.js'), {
      workerData: this.#input,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      stdout: true,
      stderr: true,
    });
  }
}
