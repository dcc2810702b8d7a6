/** The format's own codes for two languages, and the tags (BCP 47) that the rest of the world has for them (FORMAT.md 1.8). */
const tags: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
]);

/** The tag (BCP 47) that a code of the format stands for; `zh_CN` is read as `zh-CN`. */
export function languageTag(code: string): string {
  return tags.get(code) ?? code.replaceAll('_', '-');
}

/** The codes that stand for a tag (BCP 47), itself first: folders of languages are called by them. */
export function codesOf(tag: string): string[] {
  const short = [...tags].flatMap(([code, each]) => (each === tag ? code : []));
  return [...new Set([tag, tag.replaceAll('-', '_'), ...short])];
}

/** True if a code of the format has the form of a language tag. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(languageTag(code)).length === 1;
  } catch {
    return false;
  }
}
