import { languageTag } from '../languageTag.js';

/** A language's name for itself, as a select of languages shows it; the code where it has none. */
export function languageName(code: string): string {
  const tag = languageTag(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Not the form of a language tag.
    return code;
  }
}
