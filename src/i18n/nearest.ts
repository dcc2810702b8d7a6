/** Language tags whose translation is stored under another tag: Norwegian Bokmål (`nb`) is stored under `no`. */
const written: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Expands a tag (BCP 47) with its likely script and region (`zh-TW` becomes `zh-Hant-TW`), and replaces outdated codes (`iw`). */
function wholeTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** Returns the language nearest to a language tag (BCP 47); English if none is near. */
export function nearestLanguage(tag: string, languages: readonly string[]): string {
  const { language = 'en', script = '' } = wholeTag(tag) ?? {};
  const names = [`${language}-${script}`, language, written[language] ?? ''];
  return names.find((each) => languages.includes(each)) ?? 'en';
}

/** True if two tags have the same language, script and region, as `zh-CN` and `zh-Hans` do. */
export function isSameLanguage(tag: string, other: string): boolean {
  const whole = wholeTag(tag);
  return whole !== undefined && whole.toString() === wholeTag(other)?.toString();
}
