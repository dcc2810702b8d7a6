import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { library } from '../../shared/packageRoot.js';
import type { TypeAnswer, TypeQuestion, TypeThreadInput } from './messages.js';

/** Milliseconds for one fence; the first one waits for TypeScript to be loaded, on a busy machine for long. */
const limits = { first: 90_000, further: 30_000 };
const megabytes = 1024;

/** A thread that finds types. It is ended where it takes too long or too much. */
export class TypeThread {
  readonly #input: TypeThreadInput;
  readonly #limits: typeof limits;
  #worker: Worker | undefined;

  constructor(input: TypeThreadInput, time = limits) {
    this.#input = input;
    this.#limits = time;
  }

  /** The types of a fence, or why there are none. */
  async ask(question: TypeQuestion): Promise<TypeAnswer | { reason: string }> {
    const isFresh = this.#worker === undefined;
    const answer = await this.#asked(question, isFresh ? this.#limits.first : this.#limits.further);
    if ('reading' in answer) return answer;
    this.end();
    // The fences before it may have left little room.
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
