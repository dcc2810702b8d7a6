/** Code with uniform line ends and without empty lines at its end. */
export function normalizedCode(source: string): string {
  return source.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}
