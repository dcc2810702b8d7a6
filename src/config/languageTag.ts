/** Language codes that only this format uses, with the standard tags (BCP 47) for them (FORMAT.md 1.8). */
const tags: ReadonlyMap<string, string> = new Map([
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
]);

/** The tag (BCP 47) for a language code of the format; `zh_CN` is read as `zh-CN`. */
export function languageTag(code: string): string {
  return tags.get(code) ?? code.replaceAll('_', '-');
}

/** The codes for a tag (BCP 47), the tag itself first. Language folders are named after them. */
export function codesOf(tag: string): string[] {
  const short = [...tags].flatMap(([code, each]) => (each === tag ? code : []));
  return [...new Set([tag, tag.replaceAll('-', '_'), ...short])];
}

/** True for a tag whose language has two or three letters, as all have that exist: `english` is only well-formed. */
export function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}(?![a-z])/i.test(code) && Intl.getCanonicalLocales(languageTag(code)).length === 1;
  } catch {
    return false;
  }
}
