import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import type { SchemaNode } from '../../../../src/documents/schema/node.js';
import { schemaTree, type TreeOptions } from '../../../../src/documents/schema/tree.js';
import { fixture, present, withSchemas } from '../../formats/openapi/support.js';

/** A tree in one line a row. */
function outline(node: SchemaNode, indent = ''): string[] {
  const cut = node.cut ? ` ✂ ${node.cut.reason} ${node.cut.name}` : '';
  return [
    `${indent}${node.name ?? '·'}: ${node.type}${node.required ? ' *' : ''}${cut}`,
    ...node.children.flatMap((child) => outline(child, `${indent}  `)),
    ...node.variants.flatMap(({ kind, options }) =>
      options.flatMap(({ label, discriminatorValues, node: option }) => [
        `${indent}  ${kind} ${label}${discriminatorValues === undefined ? '' : ` = ${discriminatorValues.join(' or ')}`}`,
        ...outline(option, `${indent}    `),
      ]),
    ),
  ];
}

async function tree(file: string, name: string, options: Partial<TreeOptions> = {}): Promise<SchemaNode> {
  const { document } = await fixture(file);
  return schemaTree(document, { $ref: `#/components/schemas/${name}` }, { maintainOrder: true, ...options });
}

async function treeOf(schema: JsonObject | boolean, others: object = {}): Promise<SchemaNode> {
  const { document } = await withSchemas({ ...others, It: schema });
  return schemaTree(document, schema, { maintainOrder: true });
}

const row = (node: SchemaNode, name: string): SchemaNode => present(node.children.find((child) => child.name === name));

describe('Plant store', () => {
  test('NewPlant merges its parts in the order of the file', async () => {
    expect(outline(await tree('plant-store.yaml', 'NewPlant'))).toEqual([
      '·: NewPlant · object',
      '  name: string *',
      '  tag: string',
      '  id: integer<int64> *',
    ]);
  });

  test('The fields have their descriptions', async () => {
    expect(row(await tree('plant-store.yaml', 'NewPlant'), 'id').description).toBe(
      'Identification number of the plant',
    );
  });

  test('Required fields come first, then names, when the order of the file is not kept', async () => {
    const shown = await tree('plant-store.yaml', 'NewPlant', { maintainOrder: false });
    expect(shown.children.map(({ name }) => name)).toEqual(['id', 'name', 'tag']);
  });
});

describe('Recursion', () => {
  test('A schema inside itself is cut', async () => {
    const shown = await tree('recursive.yaml', 'Tree');
    expect(outline(shown)).toEqual([
      '·: Tree · object',
      '  label: string *',
      '  children: Tree · object[] ✂ recursive Tree',
      '  byName: object',
      '    {key}: Tree · object ✂ recursive Tree',
    ]);
  });

  test('Two schemas that contain each other are cut', async () => {
    expect(outline(await tree('recursive.yaml', 'Person'))).toEqual([
      '·: Person · object',
      '  name: string *',
      '  employer: Company · object *',
      '    title: string *',
      '    owner: Person · object ✂ recursive Person',
      '    staff: Person · object[] ✂ recursive Person',
    ]);
  });

  test('Recursion through a choice with null is cut', async () => {
    expect(outline(await tree('recursive.yaml', 'List'))).toEqual([
      '·: List · object',
      '  value: integer *',
      '  next: List · object | null * ✂ recursive List',
    ]);
  });

  test('Schemas that consist only of themselves come to an end', async () => {
    expect(outline(await tree('recursive.yaml', 'Itself'))).toEqual(['·: any']);
    expect(outline(await tree('recursive.yaml', 'Ouroboros'))).toContain('  head: string');
    expect(outline(await tree('recursive.yaml', 'Nest'))[0]).toMatch(/^·: .*\[\]/);
  });

  test('A list of schemas without names is named when it contains itself', async () => {
    const rules = {
      type: 'array',
      items: { type: 'object', properties: { not: { $ref: '#/components/schemas/Rules' } } },
    };
    const shown = await treeOf({ $ref: '#/components/schemas/Rules' }, { Rules: rules });
    expect(shown.children[0]?.cut).toEqual({ reason: 'recursive', name: 'Rules' });
  });
});

describe('Schema constructs', () => {
  test('Every level of nested arrays has its limits and description', async () => {
    const items = { type: 'number', description: 'A length.', maximum: 9 };
    const rows = { type: 'array', description: 'A row.', minItems: 2, items };
    const shown = await treeOf({ type: 'array', description: 'A table.', maxItems: 3, items: rows });
    expect(shown.description).toBe('A table.\n\nA row.\n\nA length.');
    expect(shown.constraints.map(({ kind, ofItems = false }) => [kind, ofItems])).toEqual([
      ['items', false],
      ['items', true],
      ['range', true],
    ]);
  });

  test('A list has the conditions that stand beside its items', async () => {
    const shown = await treeOf({
      type: 'array',
      items: { type: 'string' },
      if: { minItems: 2 },
      then: { maxItems: 4 },
    });
    expect(shown.clauses?.map(({ kind }) => kind)).toEqual(['if', 'then']);
  });

  test.each([
    ['anything', 'any'],
    ['yes', 'any'],
    ['no', 'never'],
    ['constant', 'integer'],
    ['choice', 'string | null'],
    ['tuple', 'array'],
    ['unique', 'integer[]'],
    ['map', 'object'],
    ['nullable', 'string | null'],
    ['file', 'file'],
    ['encoded', 'string<base64>'],
    ['größe', 'integer'],
    ['sibling', 'HerbBed · object'],
    ['mixed', 'string | integer'],
    ['either', 'object'],
    ['id', 'string<uuid>'],
  ])('The type of the property %s is %s', async (name, type) => {
    expect(row(await tree('constructs.yaml', 'Everything'), name).type).toBe(type);
  });

  test('Properties have flags, values and constraints', async () => {
    const shown = await tree('constructs.yaml', 'Everything');
    expect(row(shown, 'id')).toMatchObject({ readOnly: true, writeOnly: false, required: true });
    expect(row(shown, 'secret')).toMatchObject({
      writeOnly: true,
      constraints: [{ kind: 'length', least: 12 }],
    });
    expect(row(shown, 'old').deprecated).toBe(true);
    expect(row(shown, 'constant').const).toBe('42');
    expect(row(shown, 'choice').enum).toEqual(['a', 'b', 'null']);
    expect(row(shown, 'nullable').default).toBe('null');
    expect(row(shown, 'code').constraints).toEqual([{ kind: 'pattern', text: '^[A-Z]{2}-\\d{3}$' }]);
    expect(row(shown, 'ratio').constraints).toEqual([{ kind: 'range', text: '0 < x < 0.05' }]);
    expect(row(shown, 'even').constraints).toEqual([
      { kind: 'range', text: '7 ≤ x ≤ 9' },
      { kind: 'multipleOf', text: '2' },
    ]);
    expect(row(shown, 'unique').constraints).toEqual([{ kind: 'items', least: 3, most: 3 }, { kind: 'unique' }]);
    expect(row(shown, 'notEmpty').clauses).toMatchObject([{ kind: 'not', node: { const: '<string>' } }]);
    expect(row(shown, 'größe').description).toBe('Größe in cm');
    expect(shown.constraints).toEqual([{ kind: 'properties', least: 1 }]);
  });

  test.each([
    [
      '{"minimum": -9223372036854775808, "maximum": 9223372036854775807}',
      '-9223372036854775808 ≤ x ≤ 9223372036854775807',
    ],
    ['{"maximum": 18446744073709551615}', 'x ≤ 18446744073709551615'],
    ['{"exclusiveMaximum": 9223372036854775808}', 'x < 9223372036854775808'],
    ['{"maximum": 1.7976931348623157e+308}', 'x ≤ 1.7976931348623157e+308'],
  ])('The limits %s are not rounded', async (schema, text) => {
    expect((await treeOf(JSON.parse(schema) as JsonObject)).constraints).toEqual([{ kind: 'range', text }]);
  });

  test('Conditions are clauses or constraints', async () => {
    const shown = await treeOf({
      properties: {
        list: { prefixItems: [true, true], items: false },
        some: { contains: { const: 'a' }, minContains: 2 },
      },
      if: { required: ['a'] },
      then: { required: ['b'] },
      dependentRequired: { c: ['d', 'e'] },
      allOf: [{ dependentSchemas: { f: { properties: { g: {} } } } }, { then: {} }],
    });
    expect(shown.constraints).toEqual([{ kind: 'requires', text: 'd, e', given: 'c' }]);
    expect(shown.clauses).toMatchObject([
      { kind: 'if', node: { constraints: [{ text: 'a' }] } },
      { kind: 'then', node: { constraints: [{ text: 'b' }] } },
      { kind: 'present', name: 'f', node: { children: [{ name: 'g' }] } },
    ]);
    expect(row(shown, 'list').constraints).toEqual([{ kind: 'items', most: 2 }]);
    expect(row(shown, 'some')).toMatchObject({
      constraints: [{ kind: 'contains', least: 2 }],
      clauses: [{ kind: 'contains', node: { const: 'a' } }],
    });
  });

  test('The type of a property that must be absent is never, and it is no choice among others', async () => {
    const absent = { not: {} };
    const shown = await treeOf({
      properties: {
        sold: absent,
        bed: { anyOf: [{ type: 'string' }, absent] },
        pot: { oneOf: [{ type: 'string' }, false, { type: 'integer' }, { type: 'null' }] },
        roof: { anyOf: [absent, absent] },
      },
    });
    expect(outline(shown)).toEqual([
      '·: object',
      '  sold: never',
      '  bed: string',
      '  pot: string | integer | null',
      '    oneOf string',
      '      ·: string',
      '    oneOf integer',
      '      ·: integer',
      '  roof: never',
    ]);
    expect(row(shown, 'sold').clauses).toBeUndefined();
  });

  test('Keywords beside a reference override those of its target', async () => {
    expect(row(await tree('constructs.yaml', 'Everything'), 'sibling')).toMatchObject({
      description: 'The nearest bed.',
      deprecated: true,
      schemaName: 'HerbBed',
    });
  });

  test('Maps, patterns and tuples become fields', async () => {
    const shown = await tree('constructs.yaml', 'Everything');
    expect(outline(row(shown, 'map'))).toEqual(['map: object', '  {key}: integer']);
    expect(outline(row(shown, 'byPattern'))).toEqual(['byPattern: object', '  /^x-[a-z]+$/: boolean']);
    expect(row(shown, 'byPattern').constraints).toEqual([{ kind: 'closed' }]);
    expect(outline(row(shown, 'tuple'))).toEqual(['tuple: array *', '  [0]: string *', '  [1]: integer *']);
  });

  test('Choices have labels and their discriminator values', async () => {
    const shown = await tree('constructs.yaml', 'Bed');
    expect(shown.variants[0]?.discriminator).toBe('kind');
    expect(outline(shown).filter((line) => line.includes('oneOf'))).toEqual([
      '  oneOf HerbBed = herb',
      '  oneOf Bed of trees = TreeBed',
    ]);
  });

  test('Choices without a name have no label, and equal names are numbered', async () => {
    const object = { type: 'object', properties: { a: {} } };
    const shown = await treeOf({
      anyOf: [object, object, { type: 'string' }, { title: 'X' }, { title: 'X' }, { type: 'null' }],
    });
    expect(shown.variants[0]?.options.map(({ label }) => label)).toEqual([
      undefined,
      undefined,
      'string',
      'X',
      'X (2)',
    ]);
    expect(shown.type).toMatch(/\| null$/);
  });

  test('A choice that only requires a property states it', async () => {
    const shown = await treeOf({ properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] });
    expect(shown.children.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(shown.variants[0]?.options.map(({ node }) => node.constraints)).toEqual([
      [{ kind: 'requires', text: 'a' }],
      [{ kind: 'requires', text: 'b' }],
    ]);
  });

  test('`nullable` of OpenAPI 3.0 becomes null', async () => {
    const shown = await tree('nullable.yaml', 'Plant');
    expect(outline(shown)).toEqual([
      '·: Plant · object',
      '  name: string | null',
      '  owner: Owner · object | null',
      '    id: string',
      '  price: number',
      '  photo: file',
    ]);
    expect(row(shown, 'owner').description).toBe('Who has it.');
    expect(row(shown, 'price').constraints).toEqual([{ kind: 'range', text: 'x > 0' }]);
  });

  test('`nullable` of a referenced schema counts in OpenAPI 3.1 as it does in the place', async () => {
    const shown = await treeOf(
      { properties: { here: { type: 'string', nullable: true }, there: { $ref: '#/components/schemas/Tag' } } },
      { Tag: { type: 'object', nullable: true, properties: { text: {} } } },
    );
    expect(outline(shown)).toEqual([
      '·: object',
      '  here: string | null',
      '  there: Tag · object | null',
      '    text: any',
    ]);
  });

  test('A broken reference has the type any', async () => {
    expect(outline(await treeOf({ properties: { a: { $ref: '#/nowhere' } } }))).toEqual(['·: object', '  a: any']);
  });
});

describe('allOf', () => {
  test('Types, limits and required properties are narrowed', async () => {
    const shown = await treeOf({
      allOf: [
        { type: ['object', 'null'], properties: { a: { type: 'number', minimum: 1 } } },
        { type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 0, maximum: 5 } } },
      ],
    });
    expect(outline(shown)).toEqual(['·: object', '  a: integer *']);
    expect(row(shown, 'a').constraints).toEqual([{ kind: 'range', text: '1 ≤ x ≤ 5' }]);
  });

  test('Own properties keep their position', async () => {
    const base = { type: 'object', properties: { base: {} } };
    const own = { properties: { own: {} } };
    const names = async (schema: JsonObject) => (await treeOf(schema, { Base: base })).children.map(({ name }) => name);
    expect(await names({ ...own, allOf: [{ $ref: '#/components/schemas/Base' }] })).toEqual(['own', 'base']);
    expect(await names({ allOf: [{ $ref: '#/components/schemas/Base' }], ...own })).toEqual(['base', 'own']);
  });

  test('Limits beside a reference keep its text and not its name', async () => {
    const others = { Base: { type: 'object', description: 'The base.', properties: { a: {} } } };
    const reference = { $ref: '#/components/schemas/Base' };
    for (const schema of [{ allOf: [reference], required: ['a'] }, { allOf: [reference, { required: ['a'] }] }]) {
      const shown = await treeOf(schema, others);
      expect(outline(shown)).toEqual(['·: object', '  a: any *']);
      expect(shown.description).toBe('The base.');
      expect(shown.schemaName).toBeUndefined();
    }
  });

  test('A wrapper of one reference keeps its name and text, even with a type, and a mixture does not', async () => {
    const others = { Base: { type: 'object', description: 'The base.', properties: { a: {} } } };
    const reference = { $ref: '#/components/schemas/Base' };
    expect(await treeOf({ allOf: [reference, { description: 'Mine.' }] }, others)).toMatchObject({
      schemaName: 'Base',
      description: 'Mine.',
    });
    expect(await treeOf({ allOf: [reference] }, others)).toMatchObject({ description: 'The base.' });
    const typed = { type: ['object', 'null'], allOf: [reference] };
    expect(await treeOf(typed, others)).toMatchObject({ type: 'Base · object | null', description: 'The base.' });
    expect(await treeOf({ ...reference, type: 'object' }, others)).toMatchObject({ schemaName: 'Base' });
    const remark = { type: 'object', description: 'Mine.', deprecated: true, nullable: true };
    expect(await treeOf({ allOf: [reference, remark] }, others)).toMatchObject({
      type: 'Base · object | null',
      description: 'Mine.',
      deprecated: true,
    });
    const mixture = await treeOf({ allOf: [reference, { properties: { b: {} } }] }, others);
    expect(mixture.description).toBeUndefined();
    expect(mixture.type).toBe('object');
  });
});

describe('Size limit', () => {
  test('A wide and deep schema stays small, and loses depth before breadth', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `p${index}`);
    const level = (depth: number): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, depth > 0 ? { $ref: `#/components/schemas/L${depth - 1}` } : {}]),
      ),
    });
    const schemas = Object.fromEntries(Array.from({ length: 8 }, (_, depth) => [`L${depth}`, level(depth)]));
    const { document } = await withSchemas(schemas);
    const shown = schemaTree(document, { $ref: '#/components/schemas/L7' }, { maintainOrder: true });
    expect(outline(shown).length).toBeLessThan(600);
    expect(shown.children).toHaveLength(200);
    expect(shown.children.at(-1)?.cut).toEqual({ reason: 'repeated', name: 'L6' });
  });

  test.each([
    [9, 0],
    [11, 7],
  ])('A schema of about %i00 rows is whole or cut at 500 rows, except for short parts', async (count, cut) => {
    const fields = (length: number, schema: JsonObject): [string, JsonObject][] =>
      Array.from({ length }, (_, index) => [`p${index}`, schema]);
    const object = (entries: [string, JsonObject][]): JsonObject => ({
      type: 'object',
      properties: Object.fromEntries(entries),
    });
    const parts: [string, JsonObject][] = [...fields(count, object(fields(98, {}))), ['last', object(fields(1, {}))]];
    const shown = await treeOf(object(parts));
    expect(outline(shown).filter((line) => line.includes('✂'))).toHaveLength(cut);
    expect(row(shown, 'last').children).toHaveLength(1);
  });

  test('A large tree shows a component once, at its least depth, and short ones everywhere', async () => {
    const fields = (count: number, more: object = {}): JsonObject => ({
      type: 'object',
      properties: { ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, {}])), ...more },
    });
    const of = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
    const { document } = await withSchemas({
      Pair: fields(2),
      User: fields(10, { pair: of('Pair') }),
      Team: fields(5, { lead: of('User') }),
      All: fields(60, { team: of('Team'), owner: of('User'), author: of('User'), pair: of('Pair') }),
    });
    const shown = schemaTree(document, of('All'), { maintainOrder: true });
    expect(row(shown, 'owner')).toMatchObject({ isTarget: true, children: { length: 11 } });
    const again = { reason: 'repeated', name: 'User' };
    expect(row(shown, 'author')).toMatchObject({ cut: again, children: [] });
    expect(row(row(shown, 'team'), 'lead').cut).toEqual(again);
    expect(row(shown, 'pair').children).toHaveLength(2);
    expect(row(row(shown, 'owner'), 'pair').children).toHaveLength(2);
  });

  test.each([
    ['few', ['inner'], 16],
    ['many', ['inner', 'b', 'c', 'd'], 8],
  ])('A schema that nests deeply is cut at a depth, with %s rows', async (_name, names, depth) => {
    const level = (below: number): JsonObject =>
      below > 0
        ? { properties: Object.fromEntries(names.map((name) => [name, name === 'inner' ? level(below - 1) : {}])) }
        : {};
    const path = [await treeOf(level(20))];
    for (const { children } of path) path.push(...children.slice(0, 1));
    expect(path.map(({ cut }) => cut?.reason)).toEqual([...Array.from({ length: depth }, () => undefined), 'budget']);
  });

  test('Long descriptions count as rows', async () => {
    const level = (depth: number): JsonObject => ({
      description: 'A long story. '.repeat(200),
      properties: depth > 0 ? { a: level(depth - 1), b: level(depth - 1), c: level(depth - 1) } : { end: {} },
    });
    const shown = await treeOf(level(5));
    expect(JSON.stringify(shown).length).toBeLessThan(500_000);
    expect(shown.children.map(({ children }) => children.length)).toEqual([3, 3, 3]);
  });

  test('A schema with very many properties states the number of those left out', async () => {
    const properties = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`p${index}`, {}]));
    const shown = await treeOf({ properties });
    expect(shown.children.length).toBeLessThanOrEqual(500);
    expect(shown.cut).toMatchObject({ reason: 'budget', more: 1500 });
  });

  test('Inclusions that double at every step come to an end', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const next = { $ref: `#/components/schemas/A${index + 1}` };
        return [`A${index}`, { allOf: [next, next] }];
      }),
    );
    expect((await treeOf({ $ref: '#/components/schemas/A0' }, schemas)).type).toBe('any');
  });

  test('A very long chain of references comes to an end', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`A${index}`, { $ref: `#/components/schemas/A${index + 1}` }]),
    );
    expect((await treeOf({ $ref: '#/components/schemas/A0' }, schemas)).type).toBe('any');
  });

  test('Long values are cut', async () => {
    const long = 'x'.repeat(100_000);
    const shown = await treeOf({ type: 'string', default: long, enum: [long], examples: [{ long }] });
    expect(JSON.stringify(shown).length).toBeLessThan(2_000);
  });
});

test('A list has the description and the examples of its items too, and links to external documentation', async () => {
  const items = { type: 'string', description: 'A day.', example: '2024-02-29' };
  const externalDocs = { url: 'https://fern.example/days', description: 'Calendar' };
  expect(await treeOf({ type: 'array', description: 'Days.', items, externalDocs })).toMatchObject({
    description: 'Days.\n\n[Calendar](<https://fern.example/days>)\n\nA day.',
    examples: ['2024-02-29'],
  });
  const shown = await treeOf({ type: 'array', items, externalDocs: { url: 'javascript:alert(1)' }, examples: [['x']] });
  expect(shown).toMatchObject({ description: 'A day.', examples: ['["x"]'] });
});

test('A field that contradicts the one that it overrides has its own type and values', async () => {
  const Pet = { type: 'object', properties: { skill: { type: 'integer', enum: [0, 1] } } };
  const own = { skill: { type: 'string', enum: ['lazy', 'bold'] } };
  const shown = await treeOf({ allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: own }] }, { Pet });
  expect(row(shown, 'skill')).toMatchObject({ type: 'string', enum: ['lazy', 'bold'] });
});

test('A type that is `null` without quotes allows null', async () => {
  expect((await treeOf({ type: ['string', null] })).type).toBe('string | null');
  expect(outline(await treeOf({ oneOf: [{ type: 'string' }, { type: null }] }))).toEqual(['·: string | null']);
});

test.each([
  [{ pattern: '^x-' }, '^x-'],
  [{ enum: ['a', 'b'] }, 'a, b'],
  [{ type: 'string', format: 'uuid' }, 'uuid'],
])('Names of properties that have to match %j are described', async (propertyNames, text) => {
  const shown = await treeOf({ type: 'object', propertyNames, additionalProperties: {} });
  expect(shown.constraints).toEqual([{ kind: 'names', text }]);
});

test('A field that a schema describes again keeps what is only said where it is included from', async () => {
  const page = {
    type: 'object',
    properties: {
      data: { type: 'array', items: {}, description: 'The entries', title: 'List' },
      links: { type: 'object', readOnly: true, deprecated: true },
    },
  };
  const own = { data: { items: { type: 'string' }, title: 'Names' }, links: { properties: { self: {} } } };
  const shown = await treeOf({ allOf: [{ $ref: '#/components/schemas/Page' }, { properties: own }] }, { Page: page });
  expect(row(shown, 'data')).toMatchObject({ type: 'string[]', description: 'The entries', title: 'Names' });
  expect(row(shown, 'links')).toMatchObject({ readOnly: true, deprecated: true });
});

describe('Heirs', () => {
  const pet = (discriminator: object): object => ({
    Pet: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' }, friend: { $ref: '#/components/schemas/Pet' } },
      discriminator: { propertyName: 'kind', ...discriminator },
    },
    Cat: {
      allOf: [{ $ref: '#/components/schemas/Pet' }, { type: 'object', properties: { lives: { type: 'integer' } } }],
    },
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }], properties: { kind: { type: 'string', const: 'dog' } } },
  });

  test('A schema with a discriminator has the schemas that include it as choices', async () => {
    expect(outline(await treeOf({ $ref: '#/components/schemas/Pet' }, pet({})))).toEqual([
      '·: Pet · object',
      '  kind: string *',
      '  friend: Pet · object ✂ recursive Pet',
      '  oneOf Cat = Cat',
      '    ·: Cat · object',
      '      lives: integer',
      '  oneOf Dog = dog',
      '    ·: Dog · object',
      '      kind: string *',
    ]);
  });

  test('Choices have the values of the mapping, and come in its order', async () => {
    const mapping = { hound: '#/components/schemas/Dog', tom: 'Cat', puppy: 'Dog' };
    const shown = await treeOf({ type: 'array', items: { $ref: '#/components/schemas/Pet' } }, pet({ mapping }));
    expect(shown.variants[0]?.options.map(({ label, discriminatorValues }) => [label, discriminatorValues])).toEqual([
      ['Dog', ['hound', 'puppy']],
      ['Cat', ['tom']],
    ]);
  });

  test('A schema that includes one with a discriminator has no choices', async () => {
    expect(outline(await treeOf({ $ref: '#/components/schemas/Cat' }, pet({})))).toEqual([
      '·: Cat · object',
      '  kind: string *',
      '  friend: Pet · object ✂ recursive Pet',
      '  lives: integer',
    ]);
  });
});
