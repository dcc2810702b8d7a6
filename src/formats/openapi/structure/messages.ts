import { inShort } from '../../../diagnostics/inShort.js';
import { helpFor, nearest } from '../../../diagnostics/nearest.js';
import { METHODS } from '../../../documents/grammar.js';
import { objectOf, textOf, type Json } from '../../../documents/json.js';
import type { Failure } from './failure.js';

/** What is wrong, and what to do. */
export interface Fault {
  message: string;
  help: string;
}

/** Says what a failure means to the author. */
export function faultOf(failure: Failure, version: string): Fault {
  const say = Object.hasOwn(sayings, failure.keyword) ? sayings[failure.keyword] : undefined;
  return (say ?? conflict)(failure, version);
}

type Saying = (failure: Failure, version: string) => Fault;

const sayings: Readonly<Record<string, Saying>> = {
  type: ({ keys, value, names }) => {
    if (keys.at(-1) === '$ref' && typeof value === 'string') return referenceForAll(keys.at(-2));
    const expected = either(names.flatMap((name) => typeNames[String(name)] ?? String(name)));
    if (value === null)
      return { message: `${subjectOf(keys)} is empty.`, help: `Write ${expected}, or remove the key.` };
    return { message: `${subjectOf(keys)} is not ${expected}.`, help: typeHelp(value, names, expected) };
  },
  enum: ({ keys, value, names }) => {
    if (names.includes('null') && [value].flat().includes(null))
      return {
        message: `\`null\` in ${subjectOf(keys)} needs quotes: without them it means no value.`,
        help: 'Write `"null"`.',
      };
    const allowed = names.map((name) => `\`${String(name)}\``);
    const suggestion = typeof value === 'object' ? undefined : nearest(String(value), names.map(String));
    return {
      message: `${subjectOf(keys)} cannot be ${printValue(value)}.`,
      help: helpFor(suggestion, `Write ${either(allowed)}.`),
    };
  },
  required: ({ keys, names }) => {
    if (keys.at(-1) === 'responses' && names[0] === 'default')
      return { message: '`responses` lists no response.', help: 'Add one, such as `200` or `default`.' };
    const missing = either(names.map((name) => `\`${String(name)}\``));
    const isFlag = names[0] === 'required';
    return {
      message: `${subjectOf(keys)} has no ${missing}.`,
      help: isFlag ? 'Parameters of the path are always required: write `required: true`.' : `Add ${missing}.`,
    };
  },
  additionalProperties: ({ keys, schema, names, knownKeys }, version) => {
    const name = String(names[0]);
    if (name === '$ref' && keys.length === 1) return referenceForAll(keys[0]);
    if (knownKeys.includes(name))
      return { message: `\`${name}\` does not belong here.`, help: 'The keys beside it exclude it: remove it.' };
    const suggestion = nearest(name, knownKeys);
    const patterns = Object.keys(objectOf(schema['patternProperties']));
    const help = helpFor(suggestion, nameHelp(name, patterns));
    return { message: `${version === '2.0' ? 'Swagger' : 'OpenAPI'} ${version} has no key \`${name}\` here.`, help };
  },
  propertyNames: ({ keys, names }) => {
    const name = String(names[0]);
    const isMethod = METHODS.has(name.toLowerCase());
    return {
      message: `\`${name}\` cannot be a key of \`${keys.at(-1)}\`.`,
      help: isMethod
        ? `Write it as \`${name.toLowerCase()}\` beside \`${keys.at(-1)}\`.`
        : 'Use letters, digits, `.`, `-` and `_`.',
    };
  },
  pattern: ({ keys, value, schema }) => ({
    message: `${subjectOf(keys)} cannot be ${printValue(value)}.`,
    help: patternHelp[keys.at(-1) ?? ''] ?? `It has to match \`${textOf(schema['pattern'])}\`.`,
  }),
  format: ({ keys, value, schema }) => ({
    message: `${subjectOf(keys)} is not ${formatNames[String(schema['format'])] ?? 'of the right form'}: ${printValue(value)}.`,
    help: schema['format'] === 'uri' ? 'Begin it with `https://`.' : 'Correct it.',
  }),
  minimum: ({ keys, value }) => ({
    message: `${subjectOf(keys)} cannot be ${printValue(value)}.`,
    help: 'Write a larger number.',
  }),
  minItems: ({ keys }) => ({ message: `${subjectOf(keys)} is empty.`, help: 'Add an entry, or remove the key.' }),
  minProperties: ({ keys }) => ({ message: `${subjectOf(keys)} is empty.`, help: 'Add an entry.' }),
  maxProperties: ({ keys }) => ({ message: `${subjectOf(keys)} has several entries.`, help: 'Keep one of them.' }),
  uniqueItems: ({ keys }) => ({ message: `${subjectOf(keys)} has an entry twice.`, help: 'Remove one of them.' }),
};

function referenceForAll(key: string | undefined): Fault {
  return {
    message: `A \`$ref\` cannot stand for all of \`${key}\`.`,
    help: 'Refer to the object around it, or to each of its entries.',
  };
}

/** Describes a key that another key excludes. */
function conflict({ keys, names, keyword }: Failure): Fault {
  const both = [...new Set([...(keyword === 'false' ? keys.slice(-1) : []), ...names.map(String)])];
  const [first, second] = both;
  if (first === undefined)
    return {
      message: 'The whole query is described beside parts of it.',
      help: 'Keep one `querystring`, and no parameter with `in: query`.',
    };
  return second === undefined
    ? { message: `\`${first}\` does not belong here.`, help: 'Remove it.' }
    : {
        message: `\`${first}\` cannot stand beside \`${second}\`.`,
        help: /Encoding$/.test(first)
          ? 'Parts are told apart by their names or by their places: keep one of them.'
          : 'Keep one of them.',
      };
}

function nameHelp(name: string, patterns: readonly string[]): string {
  if (patterns.some((pattern) => /^\^\\?\/$/.test(pattern))) return `Begin the path with a slash: \`/${name}\`.`;
  if (patterns.some((pattern) => /[1-5]|\[0-9\]/.test(pattern)))
    return 'Write a status code, such as `200` or `4XX` in quotes, or `default`.';
  return `Remove it, or begin its name with \`x-\`.`;
}

const patternHelp: Readonly<Record<string, string>> = {
  host: 'Write the host alone, such as `api.example.com`.',
  basePath: 'Begin it with a slash.',
  name: 'Use letters, digits, `-` and `_`.',
  openapi: 'Write the whole version, such as `3.1.0`.',
  $self: 'Give the address of the document without a fragment, such as `https://example.com/openapi.yaml`.',
};

const typeNames: Readonly<Record<string, string | string[]>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: ['`true`', '`false`'],
  integer: 'a whole number',
  number: 'a number',
};

function typeHelp(value: Json, names: readonly Json[], expected: string): string {
  const isLiteral = (text: string): boolean => names.some((name) => literals[String(name)]?.test(text));
  if (typeof value === 'string' && isLiteral(value)) return 'Remove the quotes.';
  // YAML 1.1 had numbers such as 100_000.
  const digits = typeof value === 'string' && /^-?\d{1,3}(?:[_,]\d{3})+$/.test(value) ? value.replace(/[_,]/g, '') : '';
  if (isLiteral(digits)) return `Write \`${digits}\`.`;
  return typeof value !== 'object' && names.includes('string') ? 'Put it in quotes.' : `Write ${expected}.`;
}

/** How values of a type are written without quotes. */
const literals: Readonly<Record<string, RegExp>> = {
  boolean: /^(?:true|false)$/,
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?$/,
};

const formatNames: Readonly<Record<string, string>> = {
  uri: 'an address',
  'uri-reference': 'an address',
  email: 'an email address',
  regex: 'a regular expression',
};

function subjectOf(keys: readonly string[]): string {
  const [holder, key] = [keys.at(-2), keys.at(-1)];
  if (key === undefined) return 'The document';
  // Status codes have three digits.
  return /^\d{1,2}$/.test(key) && holder !== undefined ? `An entry of \`${holder}\`` : `\`${key}\``;
}

function printValue(value: Json): string {
  return `\`${inShort(typeof value === 'string' ? value : JSON.stringify(value))}\``;
}

function either(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}
