import { closeSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Writes a file in one step, so that readers see the old or the new text even if this process is killed. */
export function writeWhole(file: string, contents: string | Uint8Array): void {
  place(file, (draft) => writeFileSync(draft, contents));
}

/** Does the same with the parts of a file. */
export function writeWholeOf(file: string, parts: Iterable<Uint8Array>): void {
  place(file, (draft) => writeParts(draft, 'w', parts));
}

function place(file: string, write: (draft: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  write(draft);
  renameSync(draft, file);
}

/**
 * Writes the parts of a file without joining them first, which would take their size in memory once more.
 *
 * @param flag `w` for a new file, `a` for the end of one.
 */
export function writeParts(file: string, flag: 'w' | 'a', parts: Iterable<Uint8Array>): void {
  const buffer = Buffer.allocUnsafe(1 << 20);
  let length = 0;
  const descriptor = openSync(file, flag);
  try {
    for (const part of parts) {
      for (let start = 0; start < part.length;) {
        const copied = part.subarray(start, start + buffer.length - length);
        buffer.set(copied, length);
        length += copied.length;
        start += copied.length;
        if (length === buffer.length) flush();
      }
    }
    flush();
  } finally {
    closeSync(descriptor);
  }

  function flush(): void {
    // The system may write less than it is given.
    for (let start = 0; start < length;) start += writeSync(descriptor, buffer, start, length - start);
    length = 0;
  }
}
