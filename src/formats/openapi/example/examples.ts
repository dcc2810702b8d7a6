import type { Context } from '../context.js';
import type { Example } from '../details.js';
import { entriesOf, isObject, textOf, type Json, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { mergeSchema } from '../schema/merge.js';
import { typesOf } from '../schema/types.js';
import { bodyNotationOf } from './mediaType.js';
import { streamText } from './stream.js';
import type { Direction } from './validity.js';
import { writeValue } from './write.js';

/** An example as its author wrote it. */
export interface WrittenExample {
  name: string;
  value?: Json;
  /** The serialised value, if the author wrote it (OpenAPI 3.2, `serializedValue`). */
  text?: string;
  summary?: string;
  description?: string;
  externalValue?: string;
  /** Keys that lead to the value from the holder. */
  keys: readonly string[];
}

/** Examples of a Media Type, Parameter or Header Object: `example` first, then `examples` in file order. */
export function writtenExamples(document: JsonObject, holder: JsonObject): WrittenExample[] {
  const single = holder['example'];
  const own: WrittenExample[] = single === undefined ? [] : [{ name: 'default', value: single, keys: ['example'] }];
  const named = entriesOf(holder['examples']).flatMap(([name, written]): WrittenExample[] => {
    const resolved = resolve(document, written);
    if (!resolved) return isObject(written) ? [] : [{ name, value: written, keys: ['examples', name] }];
    const example = resolved.value;
    const [summary, description] = [textOf(example['summary']), textOf(example['description'])];
    const externalValue = textOf(example['externalValue']);
    // 3.2 replaces `value` with two keys.
    const key = example['dataValue'] === undefined ? 'value' : 'dataValue';
    const value = example[key];
    const text = typeof example['serializedValue'] === 'string' ? example['serializedValue'] : undefined;
    const others = [value, text, externalValue, summary];
    // Authors often write a bare value instead of an Example Object.
    const bare = others.every((each) => each === undefined) && Object.keys(example).length > 0;
    return [
      {
        name,
        ...(bare ? { value: example } : value !== undefined && { value }),
        ...(text !== undefined && { text }),
        ...(summary !== undefined && { summary }),
        ...(description !== undefined && { description }),
        ...(externalValue !== undefined && { externalValue }),
        keys: ['examples', name, ...(bare ? [] : [key])],
      },
    ];
  });
  return [...own, ...named];
}

/** Examples of a body in one content type: the author's, else one generated from the schema (FORMAT.md 6.3). */
export function examplesOf(
  context: Pick<Context, 'document' | 'recall'>,
  mediaType: JsonObject,
  contentType: string,
  direction: Direction,
): Example[] {
  const { document } = context;
  const schema = mediaType['schema'] ?? mediaType['itemSchema'];
  const isStream = mediaType['schema'] === undefined && mediaType['itemSchema'] !== undefined;
  const write = (value: Json): string | undefined =>
    (isStream ? streamText(value, contentType) : undefined) ?? writeValue(document, value, contentType, schema);
  const written = writtenExamples(document, mediaType).flatMap(
    ({ value, text: sent, name, summary, description, externalValue }): Example[] => {
      const text = sent ?? (value === undefined ? undefined : write(fromText(value, schema, document)));
      if (text === undefined && externalValue === undefined) return [];
      return [
        {
          name,
          ...(summary !== undefined && { summary }),
          ...(description !== undefined && { description }),
          ...(externalValue !== undefined && { externalValue }),
          text: text ?? '',
          language: languageOf(contentType),
          generated: false,
        },
      ];
    },
  );
  if (written.length > 0 || schema === undefined || bodyNotationOf(contentType) === 'binary') return written;
  const value = context.recall.example(schema, direction);
  const text = value === undefined ? undefined : write(value);
  return text === undefined ? [] : [{ name: 'default', text, language: languageOf(contentType), generated: true }];
}

/** Authors often write an object as JSON text. */
export function fromText(value: Json, schema: Json | undefined, document: JsonObject): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  if (typesOf(mergeSchema(document, schema).schema).includes('string')) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** The value of a request body: the author's first example, else a generated one; undefined if there is none. */
export function bodyValue(context: Context, mediaType: JsonObject): Json | undefined {
  const { document, recall } = context;
  const schema = mediaType['schema'] ?? mediaType['itemSchema'];
  const first = writtenExamples(document, mediaType).find(({ value, text }) => (value ?? text) !== undefined);
  const written = first?.value ?? first?.text;
  if (written !== undefined) return fromText(written, schema, document);
  return schema === undefined ? undefined : recall.example(schema, 'request');
}

function languageOf(contentType: string): Example['language'] {
  const notation = bodyNotationOf(contentType);
  if (notation === 'multipart') return 'json';
  return notation === 'json' || notation === 'xml' ? notation : 'text';
}
