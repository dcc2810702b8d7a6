import type { Diagnostic } from './diagnostic.js';

/** A diagnostic that is shown, and those behind it that say the same of other places of the file. */
export interface Fold {
  diagnostic: Diagnostic;
  alike: readonly Diagnostic[];
}

/** So many that say the same are all shown; of more, the first few. */
const atMost = 5;
const shownOfMore = 3;

/** What a message says, whatever it says it of: names stand between backticks. */
const sayingOf = ({ code, message }: Diagnostic): string =>
  `${code} ${message.replace(/`[^`]*`(?: → `[^`]*`)*/g, '`').replace(/\d+/g, '0')}`;

/**
 * Folds diagnostics of one code in one file that say the same, where there are many.
 *
 * @param diagnostics of one file, in order.
 */
export function fold(diagnostics: readonly Diagnostic[]): Fold[] {
  const groups = Map.groupBy(diagnostics, sayingOf);
  return diagnostics.flatMap((diagnostic) => {
    const group = groups.get(sayingOf(diagnostic)) ?? [];
    const index = group.indexOf(diagnostic);
    if (group.length <= atMost || index < shownOfMore - 1) return [{ diagnostic, alike: [] }];
    return index === shownOfMore - 1 ? [{ diagnostic, alike: group.slice(shownOfMore) }] : [];
  });
}
