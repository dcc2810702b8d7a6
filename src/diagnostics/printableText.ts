/** Makes text safe for a terminal: control characters in an author's file must not act as terminal commands. */
export function printable(text: string): string {
  return text.replaceAll('\t', '  ').replace(/\p{Cc}/gu, '\uFFFD');
}
