import type { Context } from '../context.js';
import type { Example } from '../details.js';
import { entriesOf, isObject, textOf, type Json, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { mergeSchema } from '../schema/merge.js';
import { typesOf } from '../schema/types.js';
import { bodyNotationOf } from './mediaType.js';
import type { Direction } from './validity.js';
import { writeValue } from './write.js';

/** An example as its author wrote it. */
export interface WrittenExample {
  name: string;
  value?: Json;
  summary?: string;
  description?: string;
  externalValue?: string;
  /** Keys that lead to the value from the holder. */
  keys: readonly string[];
}

/** The examples that a Media Type, Parameter or Header Object holds: `example` first, then `examples` in file order. */
export function writtenExamples(document: JsonObject, holder: JsonObject): WrittenExample[] {
  const single = holder['example'];
  const own: WrittenExample[] = single === undefined ? [] : [{ name: 'default', value: single, keys: ['example'] }];
  const named = entriesOf(holder['examples']).flatMap(([name, written]): WrittenExample[] => {
    const resolved = resolve(document, written);
    if (!resolved) return isObject(written) ? [] : [{ name, value: written, keys: ['examples', name] }];
    const example = resolved.value;
    const [summary, description] = [textOf(example['summary']), textOf(example['description'])];
    const externalValue = textOf(example['externalValue']);
    // 3.2 splits `value` in two; a bare value in place of an Example Object is a frequent slip.
    const value = example['value'] ?? example['dataValue'] ?? example['serializedValue'];
    const bare =
      value === undefined && externalValue === undefined && Object.keys(example).length > 0 && summary === undefined;
    return [
      {
        name,
        ...(bare ? { value: example } : value !== undefined && { value }),
        ...(summary !== undefined && { summary }),
        ...(description !== undefined && { description }),
        ...(externalValue !== undefined && { externalValue }),
        keys: ['examples', name, ...(bare ? [] : ['value'])],
      },
    ];
  });
  return [...own, ...named];
}

/** The examples of a body in one content type: the author's, else one made from the schema (FORMAT.md 6.3). */
export function examplesOf(
  context: Context,
  mediaType: JsonObject,
  contentType: string,
  direction: Direction,
): Example[] {
  const { document } = context;
  const schema = mediaType['schema'] ?? mediaType['itemSchema'];
  const written = writtenExamples(document, mediaType).flatMap(
    ({ value, name, summary, description, externalValue }): Example[] => {
      const text =
        value === undefined ? undefined : writeValue(document, fromText(value, schema, document), contentType, schema);
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
  const text = value === undefined ? undefined : writeValue(document, value, contentType, schema);
  return text === undefined ? [] : [{ name: 'default', text, language: languageOf(contentType), generated: true }];
}

/** Authors often give the JSON text of an object instead of the object. */
export function fromText(value: Json, schema: Json | undefined, document: JsonObject): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  if (typesOf(mergeSchema(document, schema).schema).includes('string')) return value;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return value;
  }
}

/** The body of a request to send, as a value: the author's first example, else one made; undefined when there is none. */
export function bodyValue(context: Context, mediaType: JsonObject): Json | undefined {
  const { document, recall } = context;
  const { schema } = mediaType;
  const first = writtenExamples(document, mediaType).find(({ value }) => value !== undefined)?.value;
  if (first !== undefined) return fromText(first, schema, document);
  return schema === undefined ? undefined : recall.example(schema, 'request');
}

function languageOf(contentType: string): Example['language'] {
  const notation = bodyNotationOf(contentType);
  if (notation === 'multipart') return 'json';
  return notation === 'json' || notation === 'xml' ? notation : 'text';
}
