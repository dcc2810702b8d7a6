/** Maximum number of lines, so that a mistake such as `1-99999999` does not fill the memory. */
const mostLines = 100_000;

/**
 * Parses a list of lines such as `1,3-5` or `[1, 3]`.
 *
 * @returns the numbers in ascending order without repetition; parts that are not numbers are left out.
 */
export function lineNumbers(text: string): number[] {
  const numbers = new Set<number>();
  for (const item of text.replace(/[[\]{}\s]/g, '').split(',')) {
    const match = /^(\d+)(?:-(\d+))?$/.exec(item);
    if (!match) continue;
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? from), mostLines);
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}
