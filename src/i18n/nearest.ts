/** Which of some languages is the nearest to a language tag (BCP 47); English when none is. */
export function nearestLanguage(tag: string, languages: readonly string[]): string {
  const { language, script } = localeOf(tag);
  const found = [`${language}-${script}`, language].find((each) => languages.includes(each));
  return found ?? 'en';
}

function localeOf(tag: string): Pick<Intl.Locale, 'language' | 'script'> {
  try {
    // Tells the script by the region (`zh-TW`), and old codes by their new ones (`iw` is `he`).
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: 'en', script: 'Latn' };
  }
}
