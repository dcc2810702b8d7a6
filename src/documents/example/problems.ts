import type { OutputUnit } from '@cfworker/json-schema';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { partsOf, type InnerNoun, type Kind } from '../grammar.js';
import { entriesOf, isObject, listOf, type Json, type JsonObject } from '../json.js';
import type { DocumentPlace } from '../documentPlace.js';
import { joinPointer, splitPointer, valueAt } from '../pointer.js';
import { mergeSchema } from '../schema/merge.js';
import { typesOf } from '../schema/types.js';
import { fromText, writtenExamples } from './examples.js';
import { bodyNotationOf } from './mediaType.js';
import { applicators, describeErrors } from './describeErrors.js';
import { addSentSchemas } from './sentSchemas.js';
import { createValidity, type Direction, type Validity } from './validity.js';

interface ExampleHolder {
  document: JsonObject;
  /** Location of the value at a JSON pointer. */
  locate(pointer: string): DocumentPlace;
}

/** An author's value that should match a schema. */
interface Claim {
  value: Json;
  schema: Json;
  /** JSON pointer of the value. */
  pointer: string;
  what: 'example' | 'default';
  /** The part of a request that has this value as a whole; absent if no request does. */
  sentAs?: 'body' | 'parameter';
  /** The schema that contains the example. */
  holder?: JsonObject;
}

/** Reports examples and defaults that do not match their schema. Each is checked once, where it is written. */
export function exampleProblems({ document, locate }: ExampleHolder): Diagnostic[] {
  const validity = createValidity(document);
  const sent = new Set<JsonObject>();
  const claims = [...claimsIn(document, document, { kind: 'document', pointer: '', sent })];
  return claims.flatMap((claim) => {
    const { value, schema, pointer, what, sentAs, holder } = claim;
    const json = fromText(value, schema, document);
    const problem = fault(validity, { value, json, schema, ...(sentAs && { direction: 'request' }) });
    if (!problem) return [];
    // A mock, or an API that validates requests, refuses the request even for a detail that does not mislead readers.
    const isPart = holder !== undefined && sent.has(holder);
    const isRefused = sentAs === 'body' || ((sentAs === 'parameter' || isPart) && !problem.isOfType);
    const outcome = `, so the mock refuses ${isPart ? 'requests with it' : 'it'}`;
    return diagnostic(problem.isDetail && !isRefused ? 'openapi/example-value' : 'openapi/example', {
      message: `This ${what} does not fit its schema${isRefused ? outcome : ''}: ${problem.reason}.`,
      help: 'Correct the value, or the schema.',
      ...locate(pointer + problem.at),
    });
  });
}

/** Why a value does not match its schema. */
export interface Fault {
  reason: string;
  /** Pointer in the value. */
  at: string;
  /** True if the value still illustrates what it should. */
  isDetail: boolean;
  /** True if only its type is wrong. The text of a parameter may still be right. */
  isOfType: boolean;
}

/**
 * The fault of a value that must match a schema, in at least one direction if none is given; undefined if there is none.
 *
 * @param claim `shown` is the value as `fromText` parses it. If it equals the written value, positions within it exist in the file.
 */
export function fault(
  validity: Validity,
  { value, json, schema, direction }: Pick<Claim, 'value' | 'schema'> & { json: Json; direction?: Direction },
): Fault | undefined {
  // Read-only and write-only properties may be missing from a value that is shown in both directions.
  const directions: Direction[] = direction ? [direction] : ['request', 'response'];
  if (json === null || directions.some((each) => validity.accepts(json, schema, each))) return undefined;
  const errors = validity.errors(json, schema, direction ?? 'response');
  const { at, reason } = describeErrors(errors, json);
  return {
    reason,
    at: json === value ? at : '',
    isDetail: errors.every((unit) => isDetail(unit, json)),
    isOfType: errors.every(
      ({ keyword }) => keyword === 'type' || applicators.has(keyword) || /^(?:any|one)Of$/.test(keyword),
    ),
  };
}

interface Position {
  kind: Kind;
  pointer: string;
  /** Where the claim is: in the body of a request, or in a message that the API sends. */
  within?: 'request' | 'webhook' | undefined;
  /** The schemas of requests. The function adds those that it finds. */
  sent: Set<JsonObject>;
}

function* claimsIn(document: JsonObject, value: JsonObject, position: Position): Generator<Claim> {
  const { kind, pointer, within, sent } = position;
  const { schema } = value;
  const notation = kind === 'mediaType' ? bodyNotationOf(splitPointer(pointer).at(-1) ?? '') : 'json';
  if ((kind === 'mediaType' || kind === 'parameter' || kind === 'header') && schema !== undefined) {
    const isBody = kind === 'mediaType' && within === 'request' && notation === 'json';
    const sentAs = isBody ? 'body' : kind === 'parameter' && within !== 'webhook' ? 'parameter' : undefined;
    if (sentAs) addSentSchemas(document, schema, sent);
    for (const { value: example, keys } of writtenExamples(document, value)) {
      // XML, forms and other text may be written in the notation in which they are sent.
      const isText = notation !== 'json' && typeof example === 'string';
      const place = joinPointer(pointer, ...keys);
      if (example !== undefined && !isText)
        yield { value: example, schema, pointer: place, what: 'example', ...(sentAs && { sentAs }) };
    }
  }
  if (kind === 'schema') {
    const { example, examples, default: standard } = value;
    const at = (...keys: (string | number)[]): string => joinPointer(pointer, ...keys);
    const pairs = listOf(examples).map((each, index) => [each, at('examples', index)] as const);
    for (const [each, place] of [[example, at('example')] as const, ...pairs])
      if (each !== undefined && !isMarkup(each, value, document))
        yield { value: each, schema: value, pointer: place, what: 'example', holder: value };
    for (const [name, each] of entriesOf(examples)) {
      const inner = isObject(each) && each['value'] !== undefined ? each['value'] : each;
      yield { value: inner, schema: value, pointer: at('examples', name), what: 'example' };
    }
    if (standard !== undefined) yield { value: standard, schema: value, pointer: at('default'), what: 'default' };
  }
  for (const part of partsOf(value, kind))
    yield* claimsIn(document, part.value, {
      kind: part.kind,
      pointer: joinPointer(pointer, ...part.keys),
      within: within ?? surroundingOf(part),
      sent,
    });
}

function surroundingOf({ kind, keys }: InnerNoun): Position['within'] {
  if (kind === 'callback' || keys[0] === 'webhooks') return 'webhook';
  return kind === 'requestBody' ? 'request' : undefined;
}

/** True for an object or list written as XML. "A string value can be used to contain the example" (OpenAPI 3.0, Schema Object). */
function isMarkup(example: Json, schema: JsonObject, document: JsonObject): boolean {
  if (typeof example !== 'string' || !/^\s*<.*(?:<\/[^<>]+|\/)>\s*$/s.test(example)) return false;
  return typesOf(mergeSchema(document, schema).schema).some((type) => type === 'object' || type === 'array');
}

/** Rules that a useful example may break, because its shape is still that of the schema. */
const details = new Set([
  ...applicators,
  'anyOf',
  'oneOf',
  'additionalItems',
  'unevaluatedProperties',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

// The text `5` for a number, or null for a missing value.
function readsAs(value: Json | undefined, { error }: OutputUnit): boolean {
  const expects = (type: RegExp): boolean => type.test(error.replace(/^.*?Expected/, ''));
  if (value === null) return true;
  if (typeof value === 'number' || typeof value === 'boolean') return expects(/string|number|integer/);
  if (typeof value !== 'string') return false;
  return (/^(?:true|false)$/.test(value) && expects(/boolean/)) || (isNumber.test(value) && expects(/number|integer/));
}

const isNumber = /^-?\d+(?:\.\d+)?$/;

function isDetail(unit: OutputUnit, example: Json): boolean {
  const { keyword, instanceLocation } = unit;
  return details.has(keyword) || (keyword === 'type' && readsAs(valueAt(example, instanceLocation.slice(1)), unit));
}
