import type { WrittenObject } from './written.js';

/**
 * The text of a file, indented as another one is, and with the ends of its lines.
 *
 * @param like text that its author has written; without one, two spaces.
 */
export function laidOut(docs: WrittenObject, like = ''): string {
  const [, indent = '  '] = /^([\t ]+)["[{]/m.exec(like) ?? [];
  const text = `${JSON.stringify(docs, undefined, indent)}\n`;
  return like.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
