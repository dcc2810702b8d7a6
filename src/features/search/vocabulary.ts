import type { SearchRecord } from './record.js';

/** Maximum number of words; rarer ones are left out. */
const most = 12_000;
const word = /\p{L}[\p{L}\p{M}\p{N}_]{3,29}/gu;
/** Scripts without spaces between words, in which a typing error gives another word rather than none. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of some pages in lower case, most frequent first, as corrections for misspelt queries. Words in titles and headings count more. */
export function vocabularyOf(records: Iterable<SearchRecord>): string[] {
  const counts = new Map<string, number>();
  const count = (text: string, weight: number): void => {
    for (const term of text.toLowerCase().match(word) ?? []) counts.set(term, (counts.get(term) ?? 0) + weight);
  };
  for (const { title, description, keywords, sections } of records) {
    count([title, ...keywords].join(' '), 10);
    count(description ?? '', 2);
    for (const section of sections) {
      if (!section.isContinued) count(section.title ?? '', 5);
      count(section.text, 1);
      count(section.code, 1);
    }
  }
  const ordered = [...counts]
    .filter(([term]) => !unspaced.test(term))
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return ordered.slice(0, most).map(([term]) => term);
}
