import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import { typeTextOf } from '../../../../src/formats/typedoc/nodes.js';
import { TypeWriter } from '../../../../src/formats/typedoc/reflections/type.js';
import { intrinsic, referenceTo, reflection, signature } from './support.js';

const plain = new TypeWriter(() => undefined);
const write = (type: JsonObject): string => typeTextOf(plain.write(type));

const string = intrinsic('string');
const number = intrinsic('number');
const parameter = (name: string, own: JsonObject = {}): JsonObject => reflection(32768, name, { type: string, ...own });
const object = (declaration: JsonObject): JsonObject => ({
  type: 'reflection',
  declaration: reflection(65536, '__type', declaration),
});
const callback = object({ signatures: [signature('__type', { parameters: [parameter('at')] })] });
const union = { type: 'union', types: [string, number] };
const keyof = { type: 'typeOperator', operator: 'keyof', target: referenceTo(-1, 'T') };

describe('Types are written as TypeScript writes them', () => {
  it.each<[string, JsonObject]>([
    ['string[]', { type: 'array', elementType: string }],
    ['(string | number)[]', { type: 'array', elementType: union }],
    [
      'abstract new () => string',
      object({ signatures: [signature('__type', { kind: 16384, flags: { isAbstract: true }, type: string })] }),
    ],
    ['(keyof T)[]', { type: 'array', elementType: keyof }],
    ['((at: string) => void)[]', { type: 'array', elementType: callback }],
    ['((at: string) => void) | number', { type: 'union', types: [callback, number] }],
    ['A & (string | number)', { type: 'intersection', types: [referenceTo(-1, 'A'), union] }],
    [
      'T extends string ? number : never',
      {
        ...{ type: 'conditional', checkType: referenceTo(-1, 'T'), extendsType: string },
        ...{ trueType: number, falseType: intrinsic('never') },
      },
    ],
    [
      'T["name"]',
      { type: 'indexedAccess', objectType: referenceTo(-1, 'T'), indexType: { type: 'literal', value: 'name' } },
    ],
    ['infer U extends string', { type: 'inferred', name: 'U', constraint: string }],
    [
      '"a" | 1 | null | true',
      { type: 'union', types: ['a', 1, null, true].map((value) => ({ type: 'literal', value })) },
    ],
    ['-12n', { type: 'literal', value: { negative: true, value: '12' } }],
    [
      '{ readonly [K in keyof T as `on${K}`]?: T[K] }',
      {
        ...{ type: 'mapped', parameter: 'K', parameterType: keyof, readonlyModifier: '+', optionalModifier: '+' },
        nameType: { type: 'templateLiteral', head: 'on', tail: [[referenceTo(-1, 'K'), '']] },
        templateType: { type: 'indexedAccess', objectType: referenceTo(-1, 'T'), indexType: referenceTo(-1, 'K') },
      },
    ],
    [
      '{ -readonly [K in string]-?: number }',
      {
        type: 'mapped',
        parameter: 'K',
        parameterType: string,
        templateType: number,
        readonlyModifier: '-',
        optionalModifier: '-',
      },
    ],
    ['asserts value is string', { type: 'predicate', name: 'value', asserts: true, targetType: string }],
    ['this is string', { type: 'predicate', name: 'this', asserts: false, targetType: string }],
    ['typeof kinds', { type: 'query', queryType: referenceTo(-1, 'kinds') }],
    [
      'Map<string, string[]>',
      referenceTo(-1, 'Map', { typeArguments: [string, { type: 'array', elementType: string }] }),
    ],
    [
      '[string, first: number, last?: string, string?, ...string[]]',
      {
        type: 'tuple',
        elements: [
          string,
          { type: 'namedTupleMember', name: 'first', element: number },
          { type: 'namedTupleMember', name: 'last', isOptional: true, element: string },
          { type: 'optional', elementType: string },
          { type: 'rest', elementType: { type: 'array', elementType: string } },
        ],
      },
    ],
    [
      'readonly string[]',
      { type: 'typeOperator', operator: 'readonly', target: { type: 'array', elementType: string } },
    ],
    ['`${number}px`', { type: 'templateLiteral', head: '', tail: [[number, 'px']] }],
    ['{}', object({})],
    [
      'new (at?: string, ...rest: string) => A',
      object({
        signatures: [
          signature('__type', {
            kind: 16384,
            type: referenceTo(-1, 'A'),
            parameters: [
              parameter('at', { flags: { isOptional: true } }),
              parameter('rest', { flags: { isRest: true } }),
            ],
          }),
        ],
      }),
    ],
    [
      '<const T extends string = "a">(options: T) => T',
      object({
        signatures: [
          signature('__type', {
            type: referenceTo(-1, 'T'),
            typeParameters: [
              reflection(131072, 'T', {
                flags: { isConst: true },
                type: string,
                default: { type: 'literal', value: 'a' },
              }),
            ],
            parameters: [parameter('__namedParameters', { type: referenceTo(-1, 'T') })],
          }),
        ],
      }),
    ],
    [
      '{ (): void; [key: string]: number; readonly a?: string; "b-c": number; d(): void; e: string }',
      object({
        signatures: [signature('__type')],
        indexSignatures: [reflection(8192, '__index', { parameters: [parameter('key')], type: number })],
        children: [
          reflection(1024, 'a', { flags: { isOptional: true, isReadonly: true }, type: string }),
          reflection(1024, 'b-c', { type: number }),
          reflection(2048, 'd', { signatures: [signature('d')] }),
          reflection(262144, 'e', { getSignature: signature('e', { type: string }) }),
        ],
      }),
    ],
    ['Odd', { type: 'unknown', name: 'Odd' }],
    ['unknown', { type: 'of tomorrow' }],
  ])('%s', (expected, type) => expect(write(type)).toBe(expected));

  it('Names lead to their symbols, and to addresses outside of the library', () => {
    const types = new TypeWriter((id) => (id === 3 ? { page: 'class A' } : undefined));
    const written = types.write(
      referenceTo(3, 'A', {
        typeArguments: [
          referenceTo(-1, 'B', { externalUrl: 'https://example.com/b' }),
          referenceTo(-1, 'C', { externalUrl: 'javascript:alert(1)' }),
        ],
      }),
    );
    expect(written).toEqual([
      { text: 'A', page: 'class A' },
      { text: '<' },
      { text: 'B', url: 'https://example.com/b' },
      { text: ', C>' },
    ]);
  });

  it('Types that have no end end', () => {
    const deep = Array.from({ length: 500 }).reduce<JsonObject>(
      (elementType) => ({ type: 'array', elementType }),
      string,
    );
    expect(write(deep)).toBe(`…${'[]'.repeat(30)}`);
    const broad = {
      type: 'union',
      types: Array.from({ length: 2000 }, () => referenceTo(-1, 'A', { externalUrl: 'https://a.example' })),
    };
    const parts = plain.write(broad);
    expect(parts.length).toBeLessThan(310);
    expect(parts.at(-1)?.text).toContain('…');
  });
});
