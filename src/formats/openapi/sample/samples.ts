import type { ApiSettings, RequestSamples, Sample } from '../details.js';
import { listOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import { resolveObject } from '../../../documents/resolve.js';
import { DEFAULT_LANGUAGES, languageNamed, type Language } from './languages.js';
import type { SampleParts } from './request.js';
import type { SampleRequest } from './sampleRequest.js';
import { encodePart, placeholdersIn } from '../../../shared/url.js';

/** Code samples that the author wrote for an operation (`x-codeSamples`, `x-code-samples`). */
export function writtenSamples(document: JsonObject, extensions: Readonly<Record<string, Json>>): Sample[] {
  return listOf(extensions['x-codeSamples'] ?? extensions['x-code-samples']).flatMap((node): Sample[] => {
    const sample = resolveObject(document, node);
    const source = typeof sample['source'] === 'string' ? sample['source'] : undefined;
    const name = textOf(sample['lang']) ?? 'text';
    const match = languageNamed(name);
    if (source === undefined) return [];
    const label = textOf(sample['label']) ?? match?.label ?? name;
    return [{ language: match?.id ?? name.toLowerCase(), label, source: source.trimEnd(), isOwn: true }];
  });
}

/** The author's samples, followed by generated ones in the other languages. */
export function samplesOf(
  own: readonly Sample[],
  parts: SampleParts,
  { languages }: Pick<ApiSettings, 'languages'>,
): Sample[] {
  const generated = generatedSamples(parts, languages);
  return [...own, ...generated.filter(({ language }) => !own.some((sample) => sample.language === language))];
}

/** The samples of a page that shows a single request. */
export function oneRequest(samples: readonly Sample[]): RequestSamples[] {
  return samples.length > 0 ? [{ example: 'default', samples }] : [];
}

/** Generates code that sends a request, in the given languages and order. Unknown languages are skipped. */
export function generatedSamples(parts: SampleParts, names: readonly string[] = DEFAULT_LANGUAGES): Sample[] {
  const languages = new Set(names.flatMap((name) => languageNamed(name) ?? []));
  return [...languages].flatMap((language) => {
    const source = language.print(requestFor(language, parts));
    return source === undefined
      ? []
      : [{ language: language.id, label: language.label, source: withPlaceholders(source, parts.url) }];
  });
}

function requestFor({ separatesQuery }: Language, { url, query, ...parts }: SampleParts): SampleRequest {
  const inAddress = query.filter(({ kind }) => !separatesQuery || kind !== undefined);
  const search = inAddress.map(queryText).join('&');
  return {
    ...parts,
    url: search === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${search}`,
    query: query.filter((each) => !inAddress.includes(each)),
  };
}

function queryText({ name, value, kind }: SampleParts['query'][number]): string {
  if (kind === 'whole') return value;
  const text = encode(value);
  // Characters that end a value or a string stay escaped.
  const readable = text.replace(/%(3F|40|21|24|28|29|2A|3B|3D)/g, (code) => decodeURIComponent(code));
  return `${encode(name)}=${kind === 'reserved' ? readable : text}`;
}

/** Encodes a value so that placeholders such as `<api-key>` stay readable. Characters that end a URL or a string are escaped. */
function encode(text: string): string {
  return encodePart(text)
    .replaceAll("'", '%27')
    .replace(/%(3C|3E|2C|3A|2F|5B|5D)/g, (code) => decodeURIComponent(code));
}

/** Generators that parse URLs escape the braces of placeholders, which readers must recognise. */
function withPlaceholders(source: string, url: string): string {
  return placeholdersIn(url).reduce((text, name) => text.replaceAll(`%7B${encodePart(name)}%7D`, `{${name}}`), source);
}
