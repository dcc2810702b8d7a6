import { nearest } from '../../diagnostics/nearest.js';
import { withoutStack } from '../../project/report.js';
import type { TranslationRecord } from '../../site/translations/record.js';
import type { Translation } from '../../site/translations/translations.js';
import type { FolderTranslations } from './readTranslations.js';

/** Translations that a name means: a page, those in a folder, or those in a language. */
function findNamed(name: string, translations: readonly Translation[]): Translation[] {
  const id = name.replace(/^\.?\/+|\/+$/g, '').replace(/\.mdx?$/i, '');
  const inPlace = translations.filter(({ page }) => page && (page.id === id || page.id.startsWith(`${id}/`)));
  return inPlace.length > 0
    ? inPlace
    : translations.filter(({ version }) => version.name === name || version.locale === name);
}

function refusal(name: string, translations: readonly Translation[]): string {
  if (translations.length === 0) return 'The site has one language, so there are no translations to accept.';
  const [match] = findNamed(name, translations);
  if (match) return `${name} has no original in the default language.`;
  const names = translations.flatMap(({ page, version }) => [
    ...(page ? [page.id] : []),
    version.locale ?? version.name,
  ]);
  const suggestion = nearest(name, [...new Set(names)]);
  return `There is no translation ${name}.${suggestion === undefined ? '' : ` Did you mean ${suggestion}?`}`;
}

/**
 * Records that translations are up to date. Pages that no longer exist leave the record.
 *
 * @param name as the user typed it.
 * @throws with a message for the user if it names no translation.
 */
export function acceptNamed(
  name: string,
  { translations, record, ids }: FolderTranslations,
): { accepted: TranslationRecord['accepted']; pages: readonly string[] } {
  const matches = findNamed(name, translations).flatMap(({ page, original }) =>
    page && original ? [[page.id, record.digestOf(original.page)] as const] : [],
  );
  if (matches.length === 0) throw withoutStack(refusal(name, translations));
  const others = [...record.accepted].filter(([id]) => ids.has(id));
  return {
    accepted: new Map([...others, ...matches.map(([id, state]) => [id, new Set([state])] as const)]),
    pages: matches.map(([id]) => id),
  };
}
