/** Control characters for private use. */
const [start, end] = ['\u0091', '\u0092'];
const marked = new RegExp(`${start}(\\w+):([^${end}]*)${end}`, 'g');

/** The texts that Markdown adds to a page: the labels of a link to a heading, of a link back from a footnote and of a table, and a heading. */
export type PhraseName = 'linkTo' | 'backToReference' | 'table' | 'footnotes';

/**
 * Marks a text that Markdown adds to a page. A page is compiled before its language is known, so the phrase is inserted when it is printed.
 *
 * @param subject what the phrase is about. A page's plain text has it in place of the phrase.
 */
export function markPhrase(name: PhraseName, subject: string): string {
  return `${start}${name}:${subject}${end}`;
}

/** Inserts phrases in place of their marks. */
export function insertPhrases(text: string, phraseOf: (name: PhraseName, subject: string) => string): string {
  return text.replace(marked, (_, name: PhraseName, subject: string) => phraseOf(name, subject));
}
