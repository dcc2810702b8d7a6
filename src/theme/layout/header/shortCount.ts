/**
 * Abbreviates `1234` to `1.2k`.
 *
 * @param language tag (BCP 47).
 */
export function shortCount(count: number, language: string): string {
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(count).replace(/K$/, 'k');
}
