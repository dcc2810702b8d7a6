import { expect, it } from 'vitest';
import { describeErrors } from '../../../../src/documents/example/describeErrors.js';
import { createValidity } from '../../../../src/documents/example/validity.js';
import type { Json, JsonObject } from '../../../../src/documents/json.js';

const languages = ['ar', 'bg', 'de', 'el', 'en', 'es', 'et'];

it.each<[JsonObject, Json, string]>([
  [{ type: 'integer' }, 'tall', 'must be an integer, not a string'],
  [{ type: ['array', 'null'] }, {}, 'must be an array or null, not an object'],
  [{ enum: ['a', 'b', 3] }, 'c', 'must be one of `a`, `b`, `3`'],
  [{ enum: languages }, 'EN', 'must be one of 7 values, of which `en` is the nearest'],
  [{ enum: languages }, 'xyz', 'must be one of 7 values, such as `ar`'],
  [{ enum: ['0'] }, '1', 'must be `0`'],
  [{ const: { a: [1] } }, 2, 'must be `{"a":[1]}`'],
  [{ required: ['name'] }, {}, 'must have `name`'],
  [{ format: 'uuid' }, 'x', 'must have the format `uuid`'],
  [{ pattern: '^a$' }, 'b', 'must match the pattern'],
  [{ minLength: 3 }, 'ab', 'must have at least 3 characters, not 2'],
  [{ maxItems: 1 }, [1, 2, 3], 'must have at most 1 item, not 3'],
  [{ minimum: 2.5 }, 1, 'must be at least 2.5'],
  [{ exclusiveMaximum: 3 }, 3, 'must be less than 3'],
  [{ multipleOf: 5 }, 7, 'must be a multiple of 5'],
  [{ uniqueItems: true }, [1, 1], 'must have no item twice'],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, 'must fit exactly one of the alternatives, not 2'],
  [{ oneOf: [{ type: 'string' }, { type: 'array' }] }, 3, 'must fit one of the alternatives'],
  [{ not: { type: 'string' } }, 'a', 'must follow the keyword `not`'],
])('The schema %j demands of %j: %s', (schema, value, demand) => {
  const errors = createValidity({}).errors(value, schema, 'request');
  expect(describeErrors(errors, value)).toEqual({ at: '', demand, reason: `it ${demand}` });
});

it('A fault inside a value is about the innermost place', () => {
  const schema = { properties: { sizes: { items: { type: 'number' } } }, additionalProperties: false };
  const describe = (value: Json): object => describeErrors(createValidity({}).errors(value, schema, 'request'), value);
  const type = 'must be a number, not a string';
  expect(describe({ sizes: [1, '2'] })).toEqual({ at: '/sizes/1', demand: type, reason: `\`/sizes/1\` ${type}` });
  const absent = 'must not be there';
  expect(describe({ colour: 1 })).toEqual({ at: '/colour', demand: absent, reason: `\`/colour\` ${absent}` });
});

it.each<[JsonObject[], Json, string, string]>([
  [[{ type: 'object', required: ['name'] }, { type: 'null' }], {}, '', 'must have `name`'],
  [
    [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
    ['a', 1],
    '/1',
    'must be a string, not a number',
  ],
  [
    [
      { properties: { kind: { const: 'tree' }, height: { type: 'number' } } },
      { properties: { kind: { enum: ['herb', 'grass'] } }, required: ['scent'] },
    ],
    { kind: 'herb', height: 'tall' },
    '',
    'must have `scent`',
  ],
  [
    [{ anyOf: [{ type: 'integer', minimum: 5 }, { type: 'boolean' }] }, { type: 'string' }],
    3,
    '',
    'must be at least 5',
  ],
  // Both may be meant.
  [[{ required: ['a'] }, { required: ['b'] }], {}, '', 'must fit one of the alternatives'],
])('Of the alternatives %j, the one that %j is meant to fit makes its demand', (alternatives, value, at, demand) => {
  for (const keyword of ['anyOf', 'oneOf'])
    expect(
      describeErrors(createValidity({}).errors(value, { [keyword]: alternatives }, 'request'), value),
    ).toMatchObject({ at, demand });
});
