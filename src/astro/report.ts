import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatTerminal } from '../diagnostics/terminal.js';

/** Reads a file of a documentation folder for an excerpt; undefined when it is not there. */
export function sourceReader(folder: string): (file: string) => string | undefined {
  return (file) => {
    const absolute = path.join(folder, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
}

/** Prints diagnostics for people, on standard error. */
export function printReport(folder: string, diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const color = process.stderr.isTTY && !process.env['NO_COLOR'];
  process.stderr.write(`${formatTerminal(diagnostics, { readText: sourceReader(folder), color: Boolean(color) })}\n`);
}
