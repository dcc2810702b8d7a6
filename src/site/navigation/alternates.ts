import { languageTag } from '../../config/languageTag.js';
import type { Editions } from './edition.js';
import type { Alternate, Version } from './view.js';
import type { FindCounterpart } from './versionSwitch.js';

/** Input of finding a page in other languages. */
export interface AlternateSources {
  versions: readonly Version[];
  editions: Editions;
  counterpartOf: FindCounterpart;
}

/** The version's name without its language: `v2` of `Deutsch · v2`; empty if the site has languages only. */
function branchOf(name: string): string {
  return name.split(' · ').slice(1).join(' · ');
}

/**
 * A page in every language that has it, its own included; none when there is no other.
 *
 * @param from the version that the page is shown in.
 * @param own versions that the page belongs to; undefined when it is part of all of them, and then has no language of its own.
 */
export function alternatesOf(
  path: string,
  from: string | undefined,
  own: readonly string[] | undefined,
  { versions, editions, counterpartOf }: AlternateSources,
): Alternate[] {
  if (from === undefined || own === undefined) return [];
  const found = new Map<string, Alternate>();
  for (const { name, locale, url, isDefault } of versions) {
    if (locale === undefined || url !== undefined || branchOf(name) !== branchOf(from)) continue;
    const target = own.includes(name) ? path : counterpartOf(path, from, editions.of(name));
    const language = languageTag(locale);
    if (target !== undefined && !found.has(language)) found.set(language, { language, path: target, isDefault });
  }
  return found.size > 1 ? [...found.values()] : [];
}
