import type { WrittenObject } from './written.js';

/**
 * Formats a file with the indentation and line ends of another one.
 *
 * @param like text written by the author; two spaces if left out.
 */
export function laidOut(docs: WrittenObject, like = ''): string {
  const [, indent = '  '] = /^([\t ]+)["[{]/m.exec(like) ?? [];
  const text = `${JSON.stringify(docs, undefined, indent)}\n`;
  return like.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
