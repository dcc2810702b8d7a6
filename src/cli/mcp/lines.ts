import type { Readable } from 'node:stream';

/** Stands for a line that exceeds the limit. */
export const tooLong = Symbol('too long');

const newline = 10;

/** The lines of a stream. The text of a line longer than `limit` bytes is discarded. Text after the last line break is a line too. */
export async function* boundedLines(input: Readable, limit: number): AsyncGenerator<string | typeof tooLong> {
  let parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer): void => {
    size += part.length;
    if (size > limit) parts = [];
    else parts.push(part);
  };
  const line = (): string | typeof tooLong => {
    const whole = size > limit ? tooLong : Buffer.concat(parts).toString();
    parts = [];
    size = 0;
    return whole;
  };
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end));
      from = end + 1;
      yield line();
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield line();
}
