import { compareNames } from '../shared/compareNames.js';
import type { Severity } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';

const severities: readonly Severity[] = ['error', 'warning', 'note'];

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareNames(a.file ?? '', b.file ?? '') ||
    (a.span?.start.line ?? 0) - (b.span?.start.line ?? 0) ||
    (a.span?.start.column ?? 0) - (b.span?.start.column ?? 0) ||
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    compareNames(a.code, b.code) ||
    compareNames(a.message, b.message)
  );
}

/** Sorts diagnostics by file, position and severity, and removes duplicates. */
export function arrange(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const firsts = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, file, span, message } = diagnostic;
    const key = JSON.stringify([code, file, span?.start, message]);
    if (!firsts.has(key)) firsts.set(key, diagnostic);
  }
  return [...firsts.values()].sort(compare);
}
