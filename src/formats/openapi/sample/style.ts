import { fieldText } from '../../../documents/example/write.js';
import { entriesOf, isArray, isObject, type Json } from '../../../documents/json.js';
import { isExploded } from '../parameters.js';
import type { Pair } from './sampleRequest.js';

/** Serialises a value in a style (OpenAPI 3.1, Style Values). Lists within `deepObject`, which the standard leaves open, get empty brackets. */
export function styledPairs(name: string, value: Json, style: string, explode: Json | undefined): Pair[] {
  const isForm = isExploded(style) && (explode ?? true) !== false;
  if (isArray(value)) {
    if (isForm || style === 'deepObject') return value.map((item) => ({ name, value: fieldText(item) }));
    return [{ name, value: value.map(fieldText).join(separators[style] ?? ',') }];
  }
  if (!isObject(value)) return [{ name, value: fieldText(value) }];
  if (style === 'deepObject') return entriesOf(value).flatMap(([key, each]) => deepPairs(`${name}[${key}]`, each));
  const entries = entriesOf(value).map(([key, each]) => ({ name: key, value: fieldText(each) }));
  if (isForm) return entries;
  const separator = separators[style] ?? ',';
  return [{ name, value: entries.map((entry) => entry.name + separator + entry.value).join(separator) }];
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function deepPairs(name: string, value: Json): Pair[] {
  if (isArray(value)) return value.flatMap((item) => deepPairs(`${name}[]`, item));
  if (isObject(value)) return entriesOf(value).flatMap(([key, each]) => deepPairs(`${name}[${key}]`, each));
  return [{ name, value: fieldText(value) }];
}

/** How values in the path begin, and what stands between their parts. */
const pathMarks: Readonly<Record<string, readonly [string, string]>> = { label: ['.', '.'], matrix: [';', ';'] };

/**
 * Serialises a value in a path or a header (OpenAPI 3.1, Style Values).
 *
 * @param encode escapes a part.
 */
export function styledText(
  { name, style, explode }: { name: string; style: string; explode: boolean },
  value: Json,
  encode: (text: string) => string = String,
): string {
  const [start, between] = pathMarks[style] ?? ['', ','];
  const write = (part: Json): string => encode(fieldText(part));
  const label = style === 'matrix' ? `${name}=` : '';
  if (explode && isObject(value))
    return (
      start +
      entriesOf(value)
        .map(([key, each]) => `${encode(key)}=${write(each)}`)
        .join(between)
    );
  if (explode && isArray(value)) return start + value.map((each) => label + write(each)).join(between);
  const parts = isObject(value) ? entriesOf(value).flat() : [value].flat();
  return start + label + parts.map(write).join(',');
}
