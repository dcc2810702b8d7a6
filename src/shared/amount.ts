/**
 * A number with the noun that it counts: `1 file`, `2 files`.
 *
 * @param number the number as it is shown.
 */
export function amount(count: number, noun: string, number = String(count)): string {
  return `${number} ${noun}${count === 1 ? '' : 's'}`;
}
