/** Output stream for progress: standard output, or a substitute in tests. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: typeof process.stdout.write;
}

/** Milliseconds between two lines where they cannot be rewritten, and between two updates of a line that can. */
const pauses = { lines: 10_000, rewriting: 100 };

const clear = '\r\u001B[2K';

/**
 * Shows the progress of a long command: on one line that is rewritten in a terminal, elsewhere with a line every ten seconds. It uses no timer,
 * because the work may block the event loop.
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #write: (text: string) => boolean;
  readonly #now: () => number;
  readonly #isRewritten: boolean;
  #phase = '';
  #start: number;
  #last: number;
  #isShown = false;

  constructor(terminal: Terminal = process.stdout, now: () => number = () => performance.now()) {
    this.#terminal = terminal;
    this.#write = terminal.write.bind(terminal);
    this.#now = now;
    this.#isRewritten = terminal.isTTY === true && process.env['TERM'] !== 'dumb';
    this.#start = this.#last = now();
  }

  /** Starts the next phase, such as `Rendering pages`. */
  begin(phase: string): void {
    this.#phase = phase;
    this.#start = this.#now();
    this.#tell(`${phase} ...`, this.#isRewritten);
  }

  /** Shows how much of the phase is done. */
  at(done: number, total: number): void {
    const seconds = (this.#now() - this.#start) / 1000;
    const rate = seconds > 0 ? `, ${(done / seconds).toFixed(done < 10 * seconds ? 1 : 0)} a second` : '';
    this.#tell(`${this.#phase}: ${done} of ${total}${rate}`);
  }

  /** Clears the line. */
  hide(): void {
    if (this.#isShown) this.#write(clear);
    this.#isShown = false;
  }

  /**
   * Clears the line before anything else is written.
   *
   * @param streams streams that others write to.
   * @returns a function that clears the line and stops watching the streams.
   */
  giveWay(streams: readonly Pick<Terminal, 'write'>[] = [process.stdout, process.stderr]): () => void {
    const writes = streams.map((stream) => stream.write);
    for (const stream of this.#isRewritten ? streams : []) {
      const write = stream.write.bind(stream) as (...words: unknown[]) => boolean;
      stream.write = (...words: unknown[]) => {
        this.hide();
        return write(...words);
      };
    }
    return () => {
      this.hide();
      streams.forEach((stream, index) => (stream.write = writes[index] ?? stream.write));
    };
  }

  #tell(text: string, isAtOnce = false): void {
    const now = this.#now();
    if (!isAtOnce && now - this.#last < (this.#isRewritten ? pauses.rewriting : pauses.lines)) return;
    this.#last = now;
    this.#write(this.#isRewritten ? `${clear}${text.slice(0, (this.#terminal.columns || 80) - 1)}` : `${text}\n`);
    this.#isShown = this.#isRewritten;
  }
}
