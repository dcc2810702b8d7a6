import type { SchemaDocument } from '../../../../src/formats/graphql/document.js';
import { describe, expect, it } from 'vitest';
import { isSdl } from '../../../../src/formats/graphql/recognise.js';
import { readText, documentOf } from './support.js';

const idsOf = ({ entries }: { entries: readonly { id: string }[] }): string[] => entries.map(({ id }) => id);

describe('Reading a schema in SDL', () => {
  it('Every field of a root type and every other type becomes a page, in the order of the sidebar', async () => {
    const specification = await documentOf(`
      enum Kind { A }
      type Query { plants: [Plant!]! plant(id: ID!): Plant }
      type Mutation { add(input: New!): Plant }
      scalar Date
      type Plant { id: ID! }
      input New { name: String }
      union Found = Plant
      interface Node { id: ID! }
    `);
    expect(idsOf(specification)).toEqual([
      ...['schema query plants', 'schema query plant', 'schema mutation add', 'schema type Plant', 'schema type Node'],
      ...['schema type Found', 'schema type Kind', 'schema type New', 'schema type Date'],
    ]);
    expect(specification.entries.map(({ slug }) => slug.split('/')[0])).toEqual([
      ...['queries', 'queries', 'mutations', ...Array.from({ length: 6 }, () => 'types')],
    ]);
  });

  it('A schema definition names the root types, and the usual names are types then', async () => {
    const specification = await documentOf('schema { query: Q } type Q { a: Int } type Mutation { b: Int }');
    expect(idsOf(specification)).toEqual(['schema query a', 'schema type Mutation']);
  });

  it('Extensions of types and of the schema are merged', async () => {
    const specification = await documentOf(
      'type Query { a: Int } extend type Query @own { b(x: [Int!]! = [1]): Int @deprecated } extend schema { mutation: M } type M { c: Int }',
    );
    expect(idsOf(specification)).toEqual(['schema query a', 'schema query b', 'schema mutation c']);
    const field = specification.document.types[0]?.fields[1];
    expect(field).toMatchObject({ deprecation: '', arguments: [{ name: 'x', type: '[Int!]!', default: '[1]' }] });
  });

  it('A fault of the syntax has its line and column, and what was expected', async () => {
    const { document, diagnostics } = await readText('type Query {\n  plants: [Plant!\n}\n');
    expect(document).toBeUndefined();
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'graphql/syntax',
        message: 'The GraphQL schema cannot be read: expected "]", found "}".',
        file: 'schema.graphql',
        span: { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } },
      }),
    ]);
  });

  it.each([
    ['type Query { a: Plnt } type Plant { b: Int }', 'has no type `Plnt`', 'Did you mean `Plant`?', 14],
    ['type Query { a: Int } type A { b: Int } type A { c: Int }', 'defines the type `A` twice', 'extend type A', 46],
    ['type Query { a: Int a: Int! }', 'gives `Query` the field `a` twice', 'Remove one of the two', 21],
    ['type Query { a(b: Int, b: Int): Int }', 'gives `Query.a` the argument `b` twice', 'correct its name', 24],
    ['type Query { a: E } enum E { B } extend enum E { B }', 'gives `E` the value `B` twice', 'Remove', 50],
    ['type Query { a: Int } query { a }', 'A GraphQL schema cannot contain an operation', 'files of their own', 23],
    ['type Plant { a: Int }', 'has no type `Query`', 'Define `type Query`', 1],
  ])('A fault of `%s` is reported, and the rest is shown', async (text, message, help, column) => {
    const { document, diagnostics } = await readText(text);
    expect(document?.entries.length).toBeGreaterThan(0);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'graphql/schema', span: { start: { line: 1, column } } });
    expect(diagnostics[0]?.message).toContain(message);
    expect(diagnostics[0]?.help).toContain(help);
  });

  it('An empty file is reported in words', async () => {
    const { diagnostics } = await readText('# Nothing yet.\n');
    expect(diagnostics[0]?.message).toBe('The GraphQL schema cannot be read: unexpected end of file.');
  });

  it('Of two fields, arguments or values of one name the first is shown', async () => {
    const { document } = await documentOf(`
      type Query { a(b: Int = 1, b: Int = 2): Int a: E }
      enum E { "First." B }
      extend enum E { "Second." B }
    `);
    expect(document.types).toMatchObject([
      { fields: [{ name: 'a', type: 'Int', arguments: [{ name: 'b', default: '1' }] }] },
      { values: [{ name: 'B', description: 'First.' }] },
    ]);
  });

  it('A type that nests without end is reported', async () => {
    const { diagnostics } = await readText(`type Query { a: ${'['.repeat(200_000)}`);
    expect(diagnostics[0]?.code).toBe('graphql/syntax');
  });
});

describe('Reading the result of introspection', () => {
  const named = (name: string) => ({ kind: 'SCALAR', name, ofType: null });
  const schema = {
    queryType: { name: 'Query' },
    mutationType: null,
    types: [
      {
        kind: 'OBJECT',
        name: 'Query',
        fields: [
          {
            name: 'tools',
            description: 'All tools.',
            args: [{ name: 'first', type: named('Int'), defaultValue: '3' }],
            type: { kind: 'NON_NULL', name: null, ofType: { kind: 'LIST', name: null, ofType: named('ID') } },
            isDeprecated: true,
            deprecationReason: 'Gone.',
          },
        ],
      },
      { kind: 'ENUM', name: 'Sort', enumValues: [{ name: 'NAME' }] },
      { kind: 'OBJECT', name: '__Type', fields: [] },
      { kind: 'SCALAR', name: 'ID' },
    ],
  };

  it.each([
    ['bare', { __schema: schema }],
    ['as an answer', { data: { __schema: schema } }],
  ])('The result is read %s', async (_, value) => {
    const { document, diagnostics } = await readText(JSON.stringify(value), 'schema.json');
    expect(diagnostics).toEqual([]);
    expect(document && idsOf(document)).toEqual(['schema query tools', 'schema type Sort']);
    expect((document as SchemaDocument | undefined)?.document.types[0]?.fields[0]).toEqual({
      name: 'tools',
      description: 'All tools.',
      type: '[ID]!',
      arguments: [{ name: 'first', type: 'Int', default: '3', arguments: [], directives: [] }],
      deprecation: 'Gone.',
      directives: [],
    });
  });

  it('JSON that is no result of introspection is reported where docs.json names it as a schema', async () => {
    const { diagnostics } = await readText('{ "data": { "tools": [] } }', 'schema.json');
    expect(diagnostics[0]).toMatchObject({ code: 'graphql/schema', message: '`schema.json` is not a GraphQL schema.' });
  });
});

it.each([
  ['schema.graphql', '# nothing yet', true],
  ['https://example.com/schema', '"""Text"""\ntype Query {\n  a: Int\n}', true],
  ['https://example.com/schema', 'openapi: 3.1.0\ninfo:\n  title: type Query', false],
  ['schema.yaml', 'type Query {', false],
])('Whether %s is SDL is told by its name, else by its text', (location, text, expected) => {
  expect(isSdl(text, location)).toBe(expected);
});

describe('Places in a schema', () => {
  const lines = [
    'type Query {',
    '  """',
    '  See [here](/gone).',
    '  """',
    '  a(',
    '    "Its size."',
    '    b: Int',
    '  ): Int',
    '}',
  ];
  const text = [...lines, 'type A { a: Int }', 'extend type A { "Late." c: Int }'].join('\n');

  it.each([
    ['', 1, 1],
    ['/types/0', 1, 6],
    ['/types/0/fields/0', 5, 3],
    ['/types/0/fields/0/type', 5, 3],
    ['/types/0/fields/0/description', 2, 3],
    ['/types/0/fields/0/arguments/0/description', 6, 5],
    ['/types/1/fields/1/description', 11, 17],
    ['/types/7/description', 1, 1],
  ])('The pointer %j leads to line %i, column %i', async (pointer, line, column) => {
    const specification = await documentOf(text);
    expect(specification.locate(pointer).span?.start).toMatchObject({ line, column });
  });

  it('Pages of operations and types name their places', async () => {
    const { entries, locate } = await documentOf(text);
    expect(entries.map(({ pointer }) => locate(pointer).span?.start.line)).toEqual([5, 10]);
  });
});
