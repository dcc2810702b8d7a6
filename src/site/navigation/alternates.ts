import { languageTag } from '../../config/languageTag.js';
import type { Editions } from './edition.js';
import type { Alternate, Version } from './view.js';
import type { FindCounterpart } from './versionSwitch.js';
import { branchOf } from '../translations/sources.js';

/** Input of finding a page in other languages. */
export interface AlternateSources {
  versions: readonly Version[];
  editions: Editions;
  counterpartOf: FindCounterpart;
  /** True for the address of an untranslated page that is shown in place of a translation. */
  isFallback: (path: string) => boolean;
}

/**
 * Lists a page in every language that has it, itself included; empty if it exists in one language only, or is the same page in all.
 *
 * @param from version in which the page is shown.
 * @param own versions that the page belongs to; undefined if it belongs to all of them and so has no language of its own.
 */
export function alternatesOf(
  path: string,
  from: string | undefined,
  own: readonly string[] | undefined,
  { versions, editions, counterpartOf, isFallback }: AlternateSources,
): Alternate[] {
  const current = versions.find(({ name }) => name === from);
  if (!current || from === undefined || own === undefined || isFallback(path)) return [];
  const alternates = new Map<string, Alternate>();
  for (const version of versions) {
    const { name, locale, url, isDefault } = version;
    if (locale === undefined || url !== undefined || branchOf(version) !== branchOf(current)) continue;
    const target = own.includes(name) ? path : counterpartOf(path, from, editions.of(name));
    const language = languageTag(locale);
    if (target !== undefined && !isFallback(target) && !alternates.has(language))
      alternates.set(language, { language, path: target, isDefault });
  }
  const all = [...alternates.values()];
  return new Set(all.map((each) => each.path)).size > 1 ? all : [];
}
