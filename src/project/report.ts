import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import { kindAt } from '../shared/kindAt.js';
import { textAt } from '../shared/textAt.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatGithub } from '../diagnostics/github.js';
import { formatTerminal } from '../diagnostics/terminal.js';

/** Reads a file of a documentation folder for an excerpt; undefined if it cannot be read. */
export function sourceReader(folder: string): (file: string) => string | undefined {
  let boundary: Boundary | undefined;
  return (file) => {
    const absolute = path.join(folder, file);
    if (kindAt(absolute) !== 'file') return undefined;
    boundary ??= new Boundary(folder);
    return boundary.isLeftBy(absolute) ? undefined : textAt(absolute);
  };
}

// Annotations need paths from the repository's root, where GitHub runs workflows.
function fromRepository(folder: string): string {
  const relative = path
    .relative(process.env['GITHUB_WORKSPACE'] ?? process.cwd(), folder)
    .split(path.sep)
    .join('/');
  return relative.startsWith('..') ? '' : relative;
}

/** Selects the diagnostics to show: all with `--verbose`, else all but notes. */
export function selectShown(diagnostics: readonly Diagnostic[], isVerbose = false): readonly Diagnostic[] {
  return isVerbose ? diagnostics : diagnostics.filter(({ severity }) => severity !== 'note');
}

/** True if a stream is a terminal whose user wants colours. */
export const isColored = (stream: NodeJS.WriteStream): boolean => Boolean(stream.isTTY && !process.env['NO_COLOR']);

/** Prints diagnostics for people on standard error, and as annotations if requested or in a GitHub workflow. */
export function printReport(
  folder: string,
  all: readonly Diagnostic[],
  isVerbose = false,
  isAnnotated = process.env['GITHUB_ACTIONS'] === 'true',
): void {
  const diagnostics = selectShown(all, isVerbose);
  if (diagnostics.length === 0) return;
  if (isAnnotated) process.stdout.write(`${formatGithub(diagnostics, fromRepository(folder))}\n`);
  const options = { readText: sourceReader(folder), color: isColored(process.stderr), isFolded: !isVerbose };
  process.stderr.write(`${formatTerminal(diagnostics, options)}\n`);
}

/** An error whose message is complete; a stack would only obscure it. */
export function withoutStack(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}
