import type { ApiSettings, Sample } from '../details.js';
import { listOf, objectOf, textOf, type Json } from '../json.js';
import { DEFAULT_LANGUAGES, languageNamed, type Language, type SampleRequest } from './languages.js';
import type { SampleParts } from './request.js';

/** Code samples of an operation: the author's (`x-codeSamples`, `x-code-samples`), else generated ones if enabled. */
export function samplesOf(
  extensions: Readonly<Record<string, Json>>,
  settings: Pick<ApiSettings, 'languages' | 'makesSamples'>,
  parts: () => SampleParts,
): Sample[] {
  const written = writtenSamples(extensions['x-codeSamples'] ?? extensions['x-code-samples']);
  return written.length > 0 || !settings.makesSamples ? written : generatedSamples(parts(), settings.languages);
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

function writtenSamples(samples: Json | undefined): Sample[] {
  return listOf(samples).flatMap((written) => {
    const sample = objectOf(written);
    const source = typeof sample['source'] === 'string' ? sample['source'] : undefined;
    const name = textOf(sample['lang']) ?? 'text';
    const known = languageNamed(name);
    return source === undefined
      ? []
      : [
          {
            language: known?.id ?? name.toLowerCase(),
            label: textOf(sample['label']) ?? known?.label ?? name,
            source: source.trimEnd(),
            isOwn: true as const,
          },
        ];
  });
}

function requestFor({ separatesQuery }: Language, { url, query, postData, ...parts }: SampleParts): SampleRequest {
  const inAddress = query.filter(({ kind }) => !separatesQuery || kind !== undefined);
  const search = inAddress.map(queryText).join('&');
  return {
    ...parts,
    url: search === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${search}`,
    queryString: query.filter((each) => !inAddress.includes(each)),
    ...(postData && { postData }),
  };
}

function queryText({ name, value, kind }: SampleParts['query'][number]): string {
  if (kind === 'whole') return value;
  const text = encode(value);
  // Characters that end a value or a string stay escaped.
  const kept = text.replace(/%(3F|40|21|24|28|29|2A|3B|3D)/g, (code) => decodeURIComponent(code));
  return `${encode(name)}=${kind === 'reserved' ? kept : text}`;
}

/** Encodes a value so that placeholders such as `<api-key>` stay readable. Characters that end a URL or a string are escaped. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("'", '%27')
    .replace(/%(3C|3E|2C|3A|2F|5B|5D)/g, (code) => decodeURIComponent(code));
}

/** Generators that parse URLs escape the braces of placeholders, which readers must recognise. */
function withPlaceholders(source: string, url: string): string {
  const names = Array.from(url.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
  return names.reduce((text, name) => text.replaceAll(`%7B${encodeURIComponent(name)}%7D`, `{${name}}`), source);
}
