import { closeSync, openSync, writeSync } from 'node:fs';

/** Number of characters written at a time. */
const portion = 1_000_000;

/** Writes a file part by part. */
export function writeParts(file: string, parts: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    let text = '';
    for (const part of parts) {
      text += part;
      if (text.length < portion) continue;
      writeSync(descriptor, text);
      text = '';
    }
    writeSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
