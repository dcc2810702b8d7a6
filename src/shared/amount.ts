/**
 * A number with the noun that it counts: `1 file`, `2 files`.
 *
 * @param written the number as it is shown.
 */
export function amount(count: number, noun: string, written = String(count)): string {
  return `${written} ${noun}${count === 1 ? '' : 's'}`;
}
