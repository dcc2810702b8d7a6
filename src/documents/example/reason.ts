import type { OutputUnit } from '@cfworker/json-schema';
import { nearest } from '../../diagnostics/nearest.js';
import type { Json } from '../json.js';

/** More values than these are counted instead of listed. */
const mostListed = 6;

const nouns: Readonly<Record<string, string>> = {
  array: 'an array',
  boolean: 'a boolean',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a string',
};
const nounOf = (type = ''): string => nouns[type] ?? type;

/** Which side of a bound a number must be on. */
const bounds: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

/** How many parts a value must have. */
const counts: Readonly<Record<string, string>> = {
  minLength: 'at least $2 characters, not $1',
  maxLength: 'at most $2 characters, not $1',
  minItems: 'at least $2 items, not $1',
  maxItems: 'at most $2 items, not $1',
};

const printed = (value: Json): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function oneOf(allowed: readonly Json[], value: Json | undefined): string {
  const [first = null] = allowed;
  if (allowed.length === 1) return `be ${printed(first)}`;
  if (allowed.length <= mostListed) return `be one of ${allowed.map(printed).join(', ')}`;
  const names = allowed.filter((each) => typeof each === 'string');
  const near = typeof value === 'string' ? nearest(value, names) : undefined;
  const example = near === undefined ? `such as ${printed(first)}` : `of which \`${near}\` is the nearest`;
  return `be one of ${allowed.length} values, ${example}`;
}

/** What the schema demands of a value, after "must". */
function demand({ keyword, error }: OutputUnit, value: Json | undefined): string {
  const listed = /match (?:any of )?(.+)\.$/s.exec(error)?.[1] ?? '[]';
  const names = Array.from(error.matchAll(/"([^"]*)"/g), ([, name = '']) => name);
  const numbers = /(\d+) [<>] (\d+)/.exec(error) ?? [];
  const number = /(\S+)\.$/.exec(error)?.[1] ?? '';
  const [first = '', ...others] = names;
  switch (keyword) {
    case 'type':
      return `be ${others.map(nounOf).join(' or ')}, not ${nounOf(first)}`;
    case 'enum':
      return oneOf(JSON.parse(listed) as Json[], value);
    case 'const':
      return oneOf([JSON.parse(listed) as Json], value);
    case 'required':
      return `have \`${first}\``;
    case 'format':
      return `have the format \`${first}\``;
    case 'pattern':
      return 'match the pattern';
    case 'multipleOf':
      return `be a multiple of ${number}`;
    case 'uniqueItems':
      return 'have no item twice';
    case 'anyOf':
      return 'fit one of the alternatives';
    case 'oneOf':
      return 'fit exactly one of the alternatives';
    case 'false':
      return 'not be there';
  }
  const bound = bounds[keyword];
  if (bound !== undefined) return `be ${bound} ${number}`;
  const count = counts[keyword];
  if (count !== undefined)
    return `have ${count.replace(/\$(\d)/g, (_, group: string) => numbers[Number(group)] ?? '')}`;
  return `follow the keyword \`${keyword}\``;
}

/**
 * What a value must be to fit its schema, as a sentence without subject and full stop: "must be an integer, not a string".
 *
 * @param value that the error is about.
 */
export const reasonOf = (error: OutputUnit, value: Json | undefined): string => `must ${demand(error, value)}`;
