/** Limits how many tasks run at once, in total and of each kind. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #mostOfKind: number;
  readonly #running = new Map<string, number>();
  #total = 0;
  #waiting: { kind: string; start: () => void }[] = [];

  constructor(most: number, mostOfKind: number) {
    this.#most = most;
    this.#mostOfKind = mostOfKind;
  }

  /** Runs a task when there is room: first come, first served, except that a task whose kind is at its limit lets others pass. */
  async of<T>(kind: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push({ kind, start });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#total -= 1;
      this.#running.set(kind, (this.#running.get(kind) ?? 1) - 1);
      this.#next();
    }
  }

  #next(): void {
    this.#waiting = this.#waiting.filter(({ kind, start }) => {
      const ofKind = this.#running.get(kind) ?? 0;
      if (this.#total >= this.#most || ofKind >= this.#mostOfKind) return true;
      this.#total += 1;
      this.#running.set(kind, ofKind + 1);
      start();
      return false;
    });
  }
}
