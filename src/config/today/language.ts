import { languageTag } from '../languageTag.js';

/** A language's name for itself, for the language select; the code if it has no name. */
export function languageName(code: string): string {
  const tag = languageTag(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Not a valid language tag.
    return code;
  }
}
