import { languageTag } from '../config/languageTag.js';
import { languages } from '../i18n/tables.js';
import { remember } from '../shared/remember.js';
import type { Page } from '../content/page.js';
import type { Entry } from './entry.js';

/** The default language for a script, and the scripts (ISO 15924) in which it is written. */
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
/** Most texts need not be searched for other letters. */
const ascii = /^[\0-\x7f]*$/;
/** Any letter that is not Latin. Most texts have none, and need not be counted. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Above this share of kana, text with Chinese characters counts as Japanese. */
const japanese = 0.1;
/** Minimum share of letters for a script to count. Texts in any language contain many English names. */
const least = 0.15;
/** Minimum share on a site in Latin letters, because an English page may mention words of another language. */
const decisive = 0.4;
/** Minimum number of letters for a text to be more than a title or a name. */
const telling = 24;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const lettersIn = (text: string): number => countOf(text, /\p{L}/gu);

interface Finding {
  language: string;
  codes: readonly string[];
  share: number;
}

/** The most frequent script in a text, apart from Latin. */
function findScript(text: string): Finding | undefined {
  if (ascii.test(text) || !otherScript.test(text)) return undefined;
  const letters = lettersIn(text);
  const inKana = countOf(text, kana);
  const findings = scripts.map(([pattern, language, codes]): Finding => {
    const count = countOf(text, pattern);
    if (language !== 'zh' || inKana <= (inKana + count) * japanese) return { language, codes, share: count / letters };
    return { language: 'ja', codes: ['Jpan', 'Hrkt'], share: (inKana + count) / letters };
  });
  return findings.filter(({ share }) => share > least).sort((one, other) => other.share - one.share)[0];
}

/** Samples of pages, which stay the same while their text does. */
const samples = new WeakMap<Page, string>();

/** Text of a page that is available without rendering, for language detection. */
export function sampleOf({ title, description, source }: Pick<Entry, 'title' | 'description' | 'source'>): string {
  const textOf = (...texts: readonly (string | undefined)[]): string =>
    [title, description, ...texts].filter((text) => text !== undefined).join('\n');
  if (source.kind !== 'content') return textOf();
  const { page } = source;
  return remember(samples, page, () => textOf(page.opening, ...page.headings.map(({ text }) => text)));
}

/** Changes with everything in a sample that the detection of languages depends on. */
export function scriptDigest(sample: string): string {
  return findScript(sample) === undefined ? String(lettersIn(sample) >= telling) : sample;
}

/** The script of pages; undefined for Latin letters. If most pages lack the script, the others are translations. */
function findCommonScript(samples: readonly string[]): Finding | undefined {
  const having = samples.filter((sample) => findScript(sample) !== undefined);
  return having.length * 2 >= samples.length ? findScript(having.join('\n')) : undefined;
}

/** Detects the language of pages from their script; undefined for Latin letters. */
export function languageByScript(samples: readonly string[]): string | undefined {
  return findCommonScript(samples)?.language;
}

/**
 * Detects the languages of folders that are named after one, such as `/zh`, if most of their pages are in its script. Latin letters tell
 * only where the site has others.
 *
 * @param ofSite language tag (BCP 47) of the site.
 * @returns the language of the innermost such folder that contains a path.
 */
export function createFolderLanguages(entries: Iterable<Entry>, ofSite: string): (path: string) => string | undefined {
  const samplesIn = new Map<string, string[]>();
  for (const entry of entries)
    for (const { folder } of languageFolders(entry.path)) remember(samplesIn, folder, () => []).push(sampleOf(entry));
  const isWritten = ({ folder, tag }: LanguageFolder): boolean => {
    const finding = findCommonScript(samplesIn.get(folder) ?? []);
    return finding ? finding.codes.includes(scriptOf(tag)) : scriptOf(tag) === 'Latn' && scriptOf(ofSite) !== 'Latn';
  };
  const found = new Map<string, boolean>();
  return (path) => languageFolders(path).findLast((each) => remember(found, each.folder, () => isWritten(each)))?.tag;
}

interface LanguageFolder {
  folder: string;
  /** Language tag (BCP 47) that the folder is named after. */
  tag: string;
}

/** The folders on a path that are named after a language, the outermost first. */
function languageFolders(path: string): LanguageFolder[] {
  const names = path.split('/');
  return names.flatMap((name, index) => {
    const tag = languageTag(name);
    if (scriptOf(tag) === 'Latn' && !languages.includes(tag.split('-', 1)[0] ?? '')) return [];
    return [{ folder: names.slice(0, index + 1).join('/'), tag }];
  });
}

/**
 * Detects the language of one page: that of the surrounding pages, unless its text is clearly in another script. If a script other than
 * Latin is expected, Latin letters count as English, because such pages await translation.
 */
export function languageOfPage(sample: string, around: string): string {
  const script = scriptOf(around);
  const finding = findScript(sample);
  if (!finding && script === 'Latn') return around;
  const isLong = lettersIn(sample) >= telling;
  if (!finding) return isLong ? 'en' : around;
  if (finding.codes.includes(script)) return around;
  // Chinese characters alone may be a Japanese title.
  if (script === 'Jpan' && finding.language === 'zh' && !isLong) return around;
  return script === 'Latn' && finding.share < decisive ? around : finding.language;
}

const scriptsOfTags = new Map<string, string>();

function scriptOf(tag: string): string {
  return remember(scriptsOfTags, tag, () => readScript(tag));
}

function readScript(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    // Not a valid language tag.
    return 'Latn';
  }
}
