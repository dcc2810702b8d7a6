import type { Diagnostic } from './diagnostic.js';

/** A diagnostic to show, and the similar ones that are only counted. */
export interface Fold {
  diagnostic: Diagnostic;
  alike: readonly Diagnostic[];
}

/** Up to this many similar diagnostics are all shown; beyond it, only the first few. */
const atMost = 5;
const shownOfMore = 3;

/** A message without the names in backticks, so that similar messages compare as equal. */
const sayingOf = ({ code, message }: Diagnostic): string =>
  `${code} ${message.replace(/`[^`]*`(?: → `[^`]*`)*/g, '`').replace(/\d+/g, '0')}`;

/**
 * Folds similar diagnostics: those with the same code, file, and message apart from the names in backticks.
 * @param diagnostics diagnostics of one file, in order.
 */
export function fold(diagnostics: readonly Diagnostic[]): Fold[] {
  const alike = new Map<Diagnostic, readonly Diagnostic[]>();
  for (const group of Map.groupBy(diagnostics, sayingOf).values()) {
    const first = group.length > atMost ? group.slice(0, shownOfMore) : group;
    for (const diagnostic of first) alike.set(diagnostic, diagnostic === first.at(-1) ? group.slice(first.length) : []);
  }
  return diagnostics.flatMap((diagnostic) => {
    const others = alike.get(diagnostic);
    return others ? [{ diagnostic, alike: others }] : [];
  });
}
