import { amount } from '../shared/amount.js';
import type { Severity } from './catalogue.js';
import type { Diagnostic } from './diagnostic.js';

function count(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number; notes: number } {
  const of = (level: Severity): number => diagnostics.filter(({ severity }) => severity === level).length;
  return { errors: of('error'), warnings: of('warning'), notes: of('note') };
}

/** One short line: `2 errors and 1 warning in 2 files`, `1 warning in 1 file`, `No problems found`. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, notes } = count(diagnostics);
  const parts = [amount(errors, 'error'), amount(warnings, 'warning'), amount(notes, 'note')];
  const conjunction = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });
  const counts = conjunction.format(parts.filter((part) => !part.startsWith('0 ')));
  if (counts === '') return 'No problems found';
  const files = new Set(diagnostics.flatMap((diagnostic) => diagnostic.file ?? [])).size;
  return files === 0 ? counts : `${counts} in ${amount(files, 'file')}`;
}
