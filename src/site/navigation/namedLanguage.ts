import { isLanguage, languageTag } from '../../config/languageTag.js';

/** Languages whose names are recognised as names of versions. */
const tags =
  'ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt pt-BR ro ru sk sl sr sv ta th tr uk ur uz vi zh zh-Hans zh-Hant'.split(
    ' ',
  );

const plain = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}()\s-]/gu, '')
    .trim()
    .toLowerCase();

function nameIn(language: string, tag: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag);
}

let names: ReadonlyMap<string, string> | undefined;

/** Maps the names of languages, in the language itself and in English, to tags. */
function namesOfLanguages(): ReadonlyMap<string, string> {
  names ??= new Map(
    tags.flatMap((tag) => [nameIn(tag, tag), nameIn('en', tag)].map((name) => [plain(name ?? tag), tag] as const)),
  );
  return names;
}

/** The tag (BCP 47) of a language given by its code, by its own name for itself, or by its English name. */
export function namedLanguage(text: string): string | undefined {
  const tag = languageTag(text.trim().toLowerCase());
  const isCode = isLanguage(tag) && tags.includes(tag.split('-')[0]?.toLowerCase() ?? '');
  return isCode ? Intl.getCanonicalLocales(tag)[0] : namesOfLanguages().get(plain(text));
}
