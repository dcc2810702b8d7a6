/** The languages that the interface speaks; each has a file of this name beside this one. */
export const languages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'tr',
  'uk',
  'vi',
  'zh',
  'zh-Hant',
] as const;

export type Language = (typeof languages)[number];

/** The language of the interface for a language tag (BCP 47): the nearest that it speaks, else English. */
export function tableOf(tag: string): Language {
  const { language, script } = localeOf(tag);
  if (language === 'zh' && script === 'Hant') return 'zh-Hant';
  return languages.find((each) => each === language) ?? 'en';
}

function localeOf(tag: string): Pick<Intl.Locale, 'language' | 'script'> {
  try {
    // Tells the script by the region (`zh-TW`), and old codes by their new ones (`iw` is `he`).
    return new Intl.Locale(tag).maximize();
  } catch {
    return { language: 'en', script: 'Latn' };
  }
}
