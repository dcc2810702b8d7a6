import type { Diagnostic } from './diagnostic.js';

/** A diagnostic to show, and the similar ones that are only counted. */
export interface Fold {
  diagnostic: Diagnostic;
  /** In the same file. */
  alike: readonly Diagnostic[];
  /** In further files. */
  elsewhere: readonly Diagnostic[];
}

/** Up to this many similar diagnostics are all shown; beyond it, only the first few. */
const atMost = 5;
const shownOfMore = 3;
/** Similar diagnostics are shown in this many files, or in a few more if those are all. */
const mostFiles = 20;

/** A message without the names in backticks, so that similar messages compare as equal. */
const sayingOf = ({ code, message }: Diagnostic): string =>
  `${code} ${message.replace(/`[^`]*`(?: → `[^`]*`)*/g, '`').replace(/\d+/g, '0')}`;

/**
 * Folds similar diagnostics: those with the same code and message apart from the names in backticks.
 *
 * @param diagnostics diagnostics in the order of files and lines.
 */
export function fold(diagnostics: readonly Diagnostic[]): Fold[] {
  const folds = new Map<Diagnostic, Fold>();
  for (const group of Map.groupBy(diagnostics, sayingOf).values()) {
    const files = [...Map.groupBy(group, ({ file }) => file).values()];
    const shown = files.length > mostFiles + atMost ? files.slice(0, mostFiles) : files;
    const further = files.slice(shown.length).flat();
    for (const own of shown) {
      const first = own.length > atMost ? own.slice(0, shownOfMore) : own;
      for (const diagnostic of first) {
        const isLast = diagnostic === first.at(-1);
        const elsewhere = isLast && own === shown.at(-1) ? further : [];
        folds.set(diagnostic, { diagnostic, alike: isLast ? own.slice(first.length) : [], elsewhere });
      }
    }
  }
  return diagnostics.flatMap((diagnostic) => folds.get(diagnostic) ?? []);
}

/** Sentences about the diagnostics that are only counted, with the first places of those in the same file. */
export function countAlike({ alike, elsewhere }: Fold): string[] {
  const lines = [...new Set(alike.flatMap(({ span }) => span?.start.line ?? []))];
  const list = lines.slice(0, 5).join(', ');
  const places =
    list === '' ? '' : ` at line${lines.length === 1 ? '' : 's'} ${list}${lines.length > 5 ? ' and others' : ''}`;
  const files = new Set(elsewhere.map(({ file }) => file)).size;
  const groups = [
    { count: alike.length, where: places },
    { count: elsewhere.length, where: ` in ${files} other files` },
  ];
  return groups
    .filter(({ count }) => count > 0)
    .map(({ count, where }) => `… and ${count} more like it${where}; check --verbose shows them.`);
}
