import { defined } from '../../shared/object.js';
import type { Context } from '../context.js';
import { entriesOf, isObject, parseJsonText, textOf, type Json, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { removeHidden } from './author.js';
import { mergeSchema } from '../schema/merge.js';
import { typesOf } from '../schema/types.js';
import { bodyNotationOf } from './mediaType.js';
import { streamText } from './stream.js';
import type { Direction } from './validity.js';
import { writeValue } from './write.js';

/** A value to show, serialised in its content type. */
export interface Example {
  /** Key under `examples`; `default` for a single example. */
  name: string;
  summary?: string;
  description?: string;
  /** Text of the request or response body. */
  text: string;
  /** Highlighting language of `text`. */
  language: 'json' | 'xml' | 'text';
  /** Address of the value, used in place of a text. */
  externalValue?: string;
  /** True if generated from the schema rather than written by the author. */
  generated: boolean;
}

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
  const namedExamples = entriesOf(holder['examples']).flatMap(([name, node]): WrittenExample[] => {
    const target = resolve(document, node);
    if (!target) return isObject(node) ? [] : [{ name, value: node, keys: ['examples', name] }];
    const example = target.value;
    const [summary, externalValue] = [textOf(example['summary']), textOf(example['externalValue'])];
    // 3.2 replaces `value` with two keys.
    const key = example['dataValue'] === undefined ? 'value' : 'dataValue';
    const value = example[key];
    const text = typeof example['serializedValue'] === 'string' ? example['serializedValue'] : undefined;
    const others = [value, text, externalValue, summary];
    // Authors often write a bare value instead of an Example Object.
    const bare = others.every((each) => each === undefined) && Object.keys(example).length > 0;
    return [
      defined({
        name,
        value: bare ? example : value,
        text,
        summary,
        description: textOf(example['description']),
        externalValue,
        keys: ['examples', name, ...(bare ? [] : [key])],
      }),
    ];
  });
  return [...own, ...namedExamples];
}

/** An example of a body: the author's, or one generated from the schema. */
export interface BodyExample extends Omit<WrittenExample, 'keys'> {
  generated: boolean;
}

/**
 * The values that a body can have in one content type: the author's examples without the properties hidden in this direction, else one
 * generated from the schema (FORMAT.md 6.3).
 */
export function bodyExamples(
  { document, recall }: Pick<Context, 'document' | 'recall'>,
  mediaType: JsonObject,
  contentType: string,
  direction: Direction,
): BodyExample[] {
  const schema = mediaType['schema'] ?? mediaType['itemSchema'];
  const examples = writtenExamples(document, mediaType).map(({ keys: _, value, ...example }): BodyExample => {
    const read = value === undefined ? undefined : fromText(value, schema, document);
    const sent = read === undefined || schema === undefined ? read : removeHidden(document, read, schema, direction);
    return { ...example, ...defined({ value: sent }), generated: false };
  });
  // A key without a value in YAML is null too.
  const isMeant = (value: Json | undefined): boolean =>
    value === null && (schema === undefined || recall.accepts(null, schema, direction));
  const usable = examples.filter(
    ({ value, text, externalValue }) => (value ?? text ?? externalValue) !== undefined || isMeant(value),
  );
  if (usable.length > 0 || schema === undefined || bodyNotationOf(contentType) === 'binary') return usable;
  const value = recall.example(schema, direction);
  return value === undefined ? [] : [{ name: 'default', value, generated: true }];
}

/**
 * The label that distinguishes an example from the others: its summary or name. A generic name is left out if the content type
 * distinguishes them.
 */
export function labelOf({ name, summary }: BodyExample, isOneOfSeveral: boolean): string | undefined {
  return summary ?? (name === 'default' && isOneOfSeveral ? undefined : name);
}

/** Examples of a body in one content type, serialised. */
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
  return bodyExamples(context, mediaType, contentType, direction).flatMap(({ value, text: sent, ...example }) => {
    const text = sent ?? (value === undefined ? undefined : write(value));
    if (text === undefined && example.externalValue === undefined) return [];
    return [{ ...example, text: text ?? '', language: languageOf(contentType) }];
  });
}

/** Authors often write an object as JSON text. */
export function fromText(value: Json, schema: Json | undefined, document: JsonObject): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  if (typesOf(mergeSchema(document, schema).schema).includes('string')) return value;
  return parseJsonText(value) ?? value;
}

function languageOf(contentType: string): Example['language'] {
  const notation = bodyNotationOf(contentType);
  if (notation === 'multipart') return 'json';
  return notation === 'json' || notation === 'xml' ? notation : 'text';
}
