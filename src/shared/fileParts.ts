import { closeSync, openSync, writeFileSync } from 'node:fs';

/** Number of bytes written at a time. */
const portion = 1 << 20;

/** Writes a file part by part, without joining the parts first, which would take their size in memory once more. */
export function writeParts(file: string, parts: Iterable<string | Uint8Array>): void {
  const buffer = Buffer.allocUnsafe(portion);
  let length = 0;
  const descriptor = openSync(file, 'w');
  const flush = (): void => {
    writeFileSync(descriptor, buffer.subarray(0, length));
    length = 0;
  };
  try {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      if (length + bytes.length > portion) flush();
      if (bytes.length > portion) writeFileSync(descriptor, bytes);
      else {
        buffer.set(bytes, length);
        length += bytes.length;
      }
    }
    flush();
  } finally {
    closeSync(descriptor);
  }
}
