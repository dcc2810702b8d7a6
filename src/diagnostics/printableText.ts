/** Makes text safe for a terminal: control characters in an author's file must not act as terminal commands. */
export function printable(text: string): string {
  return text.replaceAll('\t', '  ').replace(/\p{Cc}/gu, '\uFFFD');
}

/** Like `printable`, on one line: messages of packages may have line breaks. */
export function printableLine(text: string): string {
  return printable(text.replace(/\s+/g, ' '));
}
