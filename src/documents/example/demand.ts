import type { OutputUnit } from '@cfworker/json-schema';
import { nearest } from '../../diagnostics/nearest.js';
import { amount } from '../../shared/amount.js';
import type { Json } from '../json.js';

/** More values than these are counted instead of listed. */
const mostListed = 6;

const nounOf = (type: string): string => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`);
const printed = (value: Json): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The names in quotes in a sentence of the validator. */
const namesIn = (error: string): string[] => Array.from(error.matchAll(/"([^"]*)"/g), ([, name = '']) => name);
/** The value at the end of a sentence of the validator. */
const lastIn = (error: string): string => /(\S+)\.$/.exec(error)?.[1] ?? '';

function beOneOf(allowed: readonly Json[], value: Json | undefined): string {
  const [first = null] = allowed;
  if (allowed.length === 1) return `be ${printed(first)}`;
  if (allowed.length <= mostListed) return `be one of ${allowed.map(printed).join(', ')}`;
  const names = allowed.filter((each) => typeof each === 'string');
  const near = typeof value === 'string' ? nearest(value, names) : undefined;
  const example = near === undefined ? `such as ${printed(first)}` : `of which \`${near}\` is the nearest`;
  return `be one of ${allowed.length} values, ${example}`;
}

type Demand = (error: string, value: Json | undefined) => string;

const always =
  (demand: string): Demand =>
  () =>
    demand;
const bound =
  (side: string): Demand =>
  (error) =>
    `be ${side} ${lastIn(error)}`;
const count =
  (side: string, noun: string): Demand =>
  (error) => {
    const [, is = '', limit = ''] = /(\d+) [<>] (\d+)/.exec(error) ?? [];
    return `have ${side} ${amount(Number(limit), noun)}, not ${is}`;
  };

/** What each keyword demands of a value, after "must", read from the validator's sentence about it. */
const demands: Readonly<Record<string, Demand>> = {
  type: (error) => {
    const [type = '', ...types] = namesIn(error);
    return `be ${types.map(nounOf).join(' or ')}, not ${nounOf(type)}`;
  },
  enum: (error, value) => beOneOf(JSON.parse(/any of (.+)\.$/s.exec(error)?.[1] ?? '[]') as Json[], value),
  const: (error) => `be ${printed(JSON.parse(/match (.+)\.$/s.exec(error)?.[1] ?? 'null') as Json)}`,
  required: (error) => `have \`${namesIn(error)[0]}\``,
  format: (error) => `have the format \`${namesIn(error)[0]}\``,
  pattern: always('match the pattern'),
  multipleOf: bound('a multiple of'),
  minimum: bound('at least'),
  maximum: bound('at most'),
  exclusiveMinimum: bound('more than'),
  exclusiveMaximum: bound('less than'),
  minLength: count('at least', 'character'),
  maxLength: count('at most', 'character'),
  minItems: count('at least', 'item'),
  maxItems: count('at most', 'item'),
  uniqueItems: always('have no item twice'),
  anyOf: always('fit one of the alternatives'),
  oneOf: (error) => {
    const [, fitting = '0'] = /\((\d+) match/.exec(error) ?? [];
    return fitting === '0' ? 'fit one of the alternatives' : `fit exactly one of the alternatives, not ${fitting}`;
  },
  false: always('not be there'),
};

/** What a value must be to fit its schema, without a subject and a full stop: "must be an integer, not a string". */
export function demandOf({ keyword, error }: OutputUnit, value: Json | undefined): string {
  return `must ${demands[keyword]?.(error, value) ?? `follow the keyword \`${keyword}\``}`;
}
