/** `1234` -> `1.2k`. */
export function shortCount(count: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact' }).format(count).toLowerCase();
}
