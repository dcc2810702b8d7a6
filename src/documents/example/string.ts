import { textOf, type JsonObject } from '../json.js';
import { fitsPattern } from './patternMatch.js';
import { textForPattern } from './pattern.js';

/** A valid value for each format in JSON Schema and OpenAPI's registry (spec 6.3 for the usual ones). */
const byFormat: Readonly<Record<string, string>> = {
  date: '2023-11-07',
  'date-time': '2023-11-07T05:31:56Z',
  time: '05:31:56Z',
  duration: 'P3D',
  uuid: '3c90c3cc-0d44-4b50-8888-8dd25736052a',
  email: 'fern@example.com',
  'idn-email': 'fern@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/plants/fern',
  'iri-reference': '/plants/fern',
  'uri-template': '/plants/{id}',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  'json-pointer': '/plants/0',
  'relative-json-pointer': '1/name',
  regex: '^[a-z]+$',
  byte: 'cGxhbnQ=',
  base64: 'cGxhbnQ=',
  base64url: 'cGxhbnQ',
};

/** A string for a schema: by pattern, by format, else `<string>`, always of an allowed length. Undefined if none is found. */
export function exampleString(schema: JsonObject): string | undefined {
  const min = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const max = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : Number.POSITIVE_INFINITY;
  const fits = (text: string): boolean => {
    const length = Array.from(text).length;
    return length >= min && length <= max;
  };
  const format = textOf(schema['format']) ?? textOf(schema['contentEncoding']);
  const formatted = format !== undefined && Object.hasOwn(byFormat, format) ? byFormat[format] : undefined;
  const pattern = textOf(schema['pattern']);
  if (pattern !== undefined) {
    if (formatted !== undefined && fits(formatted) && fitsPattern(pattern, formatted)) return formatted;
    return textForPattern(pattern, fits, Math.min(min, 10_000));
  }
  const plain = formatted ?? `<${format ?? 'string'}>`;
  return fits(plain) ? plain : ofLength(formatted === undefined ? 'string' : plain, min, max);
}

/** Cuts or repeats a text to an allowed length. */
function ofLength(text: string, min: number, max: number): string | undefined {
  if (min > max || min > 10_000) return undefined;
  const long = text.repeat(Math.ceil(Math.max(min, 1) / text.length));
  return long.slice(0, Math.max(min, Math.min(max, text.length)));
}
