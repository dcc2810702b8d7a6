import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kindAt } from './kindAt.js';
import { textAt } from './textAt.js';

/** Writes a file in one step. A reader sees the old or the new text, even if this process is killed. */
export function writeWhole(file: string, contents: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** Writes a file in one step unless it already has this text. A folder at the same path is removed. */
export function keepText(file: string, text: string): void {
  if (textAt(file) === text) return;
  if (kindAt(file) === 'folder') rmSync(file, { recursive: true });
  writeWhole(file, text);
}
