import { describe, expect, it } from 'vitest';
import type { ApiChange } from '../../../../../src/formats/openapi/changes/change.js';
import { compareSpecifications } from '../../../../../src/formats/openapi/changes/compare.js';
import { rules } from '../../../../../src/formats/openapi/changes/rules.js';
import type { JsonObject } from '../../../../../src/documents/json.js';
import { valueAt } from '../../../../../src/documents/pointer.js';
import { cases } from './cases.js';
import { plant, post, response, state } from './documents.js';

const compare = (from: JsonObject, to: JsonObject): ApiChange[] =>
  compareSpecifications(state(from), state(to), { today: '2026-06-01' });

const inShort = ({ impact, rule, direction }: ApiChange): string => `${impact} ${rule} ${direction}`;

describe('the rules', () => {
  it.each(cases)('know that %s', (_title, from, to, changes) => {
    expect(compare(from, to).map(inShort)).toEqual(changes);
  });

  it.each(cases)('see no difference between a state and itself where %s', (_title, from, to) => {
    for (const same of [state(from), state(to)]) {
      // Operations with the same digest are not compared.
      const renew = <Entry extends object>(entries: readonly Entry[]): Entry[] =>
        entries.map((entry) => ({ ...entry, digest: 'new' }));
      const other = { ...same, operations: renew(same.operations), webhooks: renew(same.webhooks) };
      expect(compareSpecifications(same, other)).toEqual([]);
    }
  });

  it('say why clients break, and nothing where they do not', () => {
    for (const { impact, why } of Object.values(rules).flatMap(({ request, response: answer }) => [request, answer]))
      expect(why === undefined).toBe(impact === 'safe');
  });

  it('lead to a place in both states', () => {
    for (const [title, from, to] of cases)
      for (const change of compare(from, to)) {
        const optional = /^\/(?:paths|webhooks|servers|security)$/;
        expect(optional.test(change.from) || valueAt(from, change.from) !== undefined, `${title}: ${change.from}`).toBe(
          true,
        );
        expect(optional.test(change.to) || valueAt(to, change.to) !== undefined, `${title}: ${change.to}`).toBe(true);
      }
  });
});

describe('a change', () => {
  const reference = { $ref: '#/components/schemas/Pot' };
  const answer = { responses: { 200: { content: { 'application/json': { schema: reference } } } } };
  const pots = (properties: JsonObject): JsonObject => ({
    paths: { '/a': { get: answer }, '/b/{id}': { get: answer }, '/c': { get: {} } },
    components: { schemas: { Pot: { type: 'object', properties } } },
  });

  it('is listed once with all operations that it concerns', () => {
    const [change, ...others] = compare(pots({ size: { type: 'integer' } }), pots({}));
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      message: 'The field `size` of `Pot` was removed.',
      operations: ['GET /a', 'GET /b/{id}'],
      from: '/components/schemas/Pot/properties/size',
      to: '/components/schemas/Pot',
    });
  });

  it('in a base of several schemas is listed once', () => {
    const base = (properties: JsonObject): JsonObject =>
      post(
        { responses: { 200: { content: { 'application/json': { schema: { oneOf: [one('Fern'), one('Moss')] } } } } } },
        {
          components: {
            schemas: {
              Base: { type: 'object', properties },
              Fern: { allOf: [one('Base'), { properties: { fronds: {} } }] },
              Moss: { allOf: [one('Base'), { properties: { colour: {} } }] },
            },
          },
        },
      );
    const one = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
    expect(compare(base({ name: {} }), base({})).map(({ message }) => message)).toEqual([
      'The field `name` of `Base` was removed.',
    ]);
  });

  it('inside says which field it is', () => {
    const address = (type: string): JsonObject => ({
      type: 'object',
      properties: { gardens: { type: 'array', items: { type: 'object', properties: { size: { type } } } } },
    });
    expect(compare(response(address('integer')), response(address('string')))[0]?.message).toBe(
      'The field `gardens[].size` of the response 200 changed its type from integer to string.',
    );
  });

  it('names the values that come and go', () => {
    expect(compare(response({ enum: ['a', 'b'] }), response({ enum: ['b', 'c'] }))[0]?.message).toBe(
      'The response 200 no longer has the allowed values `a` and has the new allowed values `c`.',
    );
  });
});

describe('schemas in circles', () => {
  it('through several documents of alternatives end', () => {
    const tree = (type: string): JsonObject => {
      const node = { oneOf: [{ $ref: '#/components/schemas/Plant' }, { $ref: '#/components/schemas/Leaf' }] };
      return plant(
        {
          type: 'object',
          properties: { children: { type: 'array', items: node } },
          allOf: [{ $ref: '#/components/schemas/Plant' }],
        },
        { Leaf: { type: 'object', properties: { up: { $ref: '#/components/schemas/Plant' }, size: { type } } } },
      );
    };
    expect(compare(tree('integer'), tree('number')).map(inShort)).toEqual([
      'breaking type-widened response',
      'safe type-widened request',
    ]);
  });
});
