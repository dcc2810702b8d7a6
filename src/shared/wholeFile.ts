import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindAt } from './kindAt.js';
import { textAt } from './textAt.js';

/** Writes a file in one step: who reads it at that moment, or after the process was killed, sees the old one or the new one. */
export function writeWhole(file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** Writes a file in one step unless it has the text already. A folder in its place is taken away. */
export function keepText(file: string, text: string): void {
  if (textAt(file) === text) return;
  if (kindAt(file) === 'folder') rmSync(file, { recursive: true });
  writeWhole(file, text);
}
