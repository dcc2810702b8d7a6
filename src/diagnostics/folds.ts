import type { Diagnostic } from './diagnostic.js';

/** A diagnostic that is shown, and those behind it that say the same of other places of the file. */
export interface Fold {
  diagnostic: Diagnostic;
  alike: readonly Diagnostic[];
}

/** So many that say the same are all shown; of more, the first few. */
const atMost = 5;
const shownOfMore = 3;

/** A message without its names, which stand between backticks. */
const sayingOf = ({ code, message }: Diagnostic): string =>
  `${code} ${message.replace(/`[^`]*`(?: → `[^`]*`)*/g, '`').replace(/\d+/g, '0')}`;

/**
 * Folds diagnostics of one code in one file that say the same, where there are many.
 *
 * @param diagnostics of one file, in order.
 */
export function fold(diagnostics: readonly Diagnostic[]): Fold[] {
  const alike = new Map<Diagnostic, readonly Diagnostic[]>();
  for (const group of Map.groupBy(diagnostics, sayingOf).values()) {
    const shown = group.length > atMost ? group.slice(0, shownOfMore) : group;
    for (const diagnostic of shown) alike.set(diagnostic, diagnostic === shown.at(-1) ? group.slice(shown.length) : []);
  }
  return diagnostics.flatMap((diagnostic) => {
    const others = alike.get(diagnostic);
    return others ? [{ diagnostic, alike: others }] : [];
  });
}
