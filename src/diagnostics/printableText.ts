/** Text fit for a terminal: control characters from an author's file must not reach it as commands. */
export function printable(text: string): string {
  return text.replaceAll('\t', '  ').replace(/\p{Cc}/gu, '\uFFFD');
}
