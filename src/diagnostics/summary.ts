import type { Diagnostic } from './diagnostic.js';

/** How many diagnostics there are of each severity. */
export function count(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

function amount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One short line: `2 errors and 1 warning in 2 files`, `1 warning in 1 file`, `No problems found`. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = count(diagnostics);
  const parts = [errors > 0 ? amount(errors, 'error') : '', warnings > 0 ? amount(warnings, 'warning') : ''];
  const found = parts.filter((part) => part !== '').join(' and ');
  if (found === '') return 'No problems found';
  const files = new Set(diagnostics.flatMap((diagnostic) => diagnostic.file ?? [])).size;
  return files === 0 ? found : `${found} in ${amount(files, 'file')}`;
}
