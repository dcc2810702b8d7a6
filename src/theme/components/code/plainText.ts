import { Parser } from 'htmlparser2';

/** The text of HTML: without tags, with character references resolved. */
export function plainText(html: string): string {
  const texts: string[] = [];
  new Parser({ ontext: (text) => texts.push(text) }).end(html);
  return texts.join('').replace(/^\n+|\s+$/g, '');
}
