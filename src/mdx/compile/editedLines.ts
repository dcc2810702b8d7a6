import type { Repair } from './fault.js';

/** The mark of a fence, at the beginning of a line. */
export const fence = /^\s*(`{3,}|~{3,})/;

/** The fence that opens a code block. */
interface Fence {
  mark: string;
  line: number;
}

/** Lines of a text that are edited one at a time, with their original line numbers. */
export class Lines {
  readonly #lines: string[];
  readonly #added: number[] = [];

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  get count(): number {
    return this.#lines.length;
  }

  /** @param line from 1. */
  at(line: number): string {
    return this.#lines[line - 1] ?? '';
  }

  replace(line: number, text: string): void {
    this.#lines[line - 1] = text;
  }

  break(line: number, at: number, indent: number): void {
    const text = this.at(line);
    this.#lines.splice(line - 1, 1, text.slice(0, at).trimEnd(), ' '.repeat(indent) + text.slice(at).trimStart());
    this.#added.push(line);
  }

  /** Inserts a line before another one, or replaces an empty line. */
  insert(line: number, text: string): void {
    let empty = line - 1;
    while (empty > 1 && this.at(empty - 1).trim() === '') empty -= 1;
    if (empty >= 1 && this.at(empty).trim() === '') {
      this.replace(empty, text);
      return;
    }
    this.#lines.splice(line - 1, 0, text);
    this.#added.push(line - 1);
  }

  /** Finds the lines of code blocks, including fences, and the fence that is never closed. */
  codeBlocks(from: number): { isCode: (line: number) => boolean; open: Fence | undefined } {
    const inside = new Set<number>();
    let open: Fence | undefined;
    for (let line = from; line <= this.count; line += 1) {
      const mark = fence.exec(this.at(line))?.[1];
      if (open !== undefined || mark !== undefined) inside.add(line);
      if (open === undefined) open = mark === undefined ? undefined : { mark, line };
      else if (mark?.startsWith(open.mark) && this.at(line).trim() === mark) open = undefined;
    }
    return { isCode: (line) => inside.has(line), open };
  }

  repaired(report?: Repair['report']): Repair {
    return { text: this.#lines.join('\n'), added: this.#added, ...(report ? { report } : {}) };
  }
}
