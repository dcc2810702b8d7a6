import type { Entry } from './entry.js';

/** The language that a script stands for where nothing else is known, and the scripts (ISO 15924) of languages that are written in it. */
const scripts: readonly [pattern: RegExp, language: string, codes: readonly string[]][] = [
  [/\p{Script=Hangul}/gu, 'ko', ['Kore', 'Hang']],
  [/\p{Script=Han}/gu, 'zh', ['Hans', 'Hant', 'Hani']],
  [/\p{Script=Thai}/gu, 'th', ['Thai']],
  [/\p{Script=Cyrillic}/gu, 'ru', ['Cyrl']],
  [/\p{Script=Greek}/gu, 'el', ['Grek']],
  [/\p{Script=Arabic}/gu, 'ar', ['Arab']],
  [/\p{Script=Hebrew}/gu, 'he', ['Hebr']],
  [/\p{Script=Devanagari}/gu, 'hi', ['Deva']],
];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Share of kana among them from which on Chinese characters are Japanese. */
const japanese = 0.1;
/** Share of all letters from which on a script counts: texts are full of English names whatever the language. */
const least = 0.15;
/** Share from which on it counts on a site in Latin letters: an English page may name words of another language. */
const decisive = 0.4;
/** Letters from which on a text is more than a title or a name. */
const telling = 24;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const lettersIn = (text: string): number => countOf(text, /\p{L}/gu);

interface Finding {
  language: string;
  codes: readonly string[];
  share: number;
}

/** The script that most letters of a text are in, Latin letters aside. */
function findScript(text: string): Finding | undefined {
  const letters = lettersIn(text);
  const inKana = countOf(text, kana);
  const found = scripts.map(([pattern, language, codes]): Finding => {
    const count = countOf(text, pattern);
    if (language !== 'zh' || inKana <= (inKana + count) * japanese) return { language, codes, share: count / letters };
    return { language: 'ja', codes: ['Jpan', 'Hrkt'], share: (inKana + count) / letters };
  });
  return found.filter(({ share }) => share > least).sort((one, other) => other.share - one.share)[0];
}

/** Text of a page that is available without rendering, to detect its language. */
export function sampleOf({ title, description, source }: Pick<Entry, 'title' | 'description' | 'source'>): string {
  const page = source.kind === 'content' ? source.page : undefined;
  const headings = page?.headings.map(({ text }) => text) ?? [];
  return [title, description, page?.opening, ...headings].filter((text) => text !== undefined).join('\n');
}

/**
 * The language that the script of pages tells; undefined for Latin letters, which tell nothing. Where most pages have none of the script,
 * the others are translations beside them.
 */
export function languageByScript(samples: readonly string[]): string | undefined {
  const having = samples.filter((sample) => findScript(sample) !== undefined);
  return having.length * 2 >= samples.length ? findScript(having.join('\n'))?.language : undefined;
}

/**
 * The language of one page: that of the pages around it, unless its text is plainly in another script. Latin letters in place of
 * another script count as English, as pages are that wait for their translation.
 */
export function languageOfPage(sample: string, around: string): string {
  const script = scriptOf(around);
  const isLong = lettersIn(sample) >= telling;
  const found = findScript(sample);
  if (!found) return script !== 'Latn' && isLong ? 'en' : around;
  if (found.codes.includes(script)) return around;
  // Chinese characters alone may be a Japanese title.
  if (script === 'Jpan' && found.language === 'zh' && !isLong) return around;
  return script === 'Latn' && found.share < decisive ? around : found.language;
}

function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    // Not the form of a language tag.
    return 'Latn';
  }
}
