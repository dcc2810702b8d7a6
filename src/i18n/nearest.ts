/** Languages that are written in one that has a tag of its own: the two forms of Norwegian. */
const written: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Which of some languages is the nearest to a language tag (BCP 47); English when none is. */
export function nearestLanguage(tag: string, languages: readonly string[]): string {
  const { language, script } = localeOf(tag);
  const names = [`${language}-${script}`, language, written[language] ?? ''];
  return names.find((each) => languages.includes(each)) ?? 'en';
}

function localeOf(tag: string): Pick<Intl.Locale, 'language' | 'script'> {
  try {
    // Tells the script by the region (`zh-TW`), and old codes by their new ones (`iw` is `he`).
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: 'en', script: 'Latn' };
  }
}
