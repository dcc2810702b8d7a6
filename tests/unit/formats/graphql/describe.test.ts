import type { Naming } from '../../../../src/formats/format.js';
import { buildSchema, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { detailsOf, documentOf } from './support.js';

const text = `
  interface Node { id: ID! }
  type Plant implements Node @role(needs: "reader") {
    id: ID!
    name: String!
    kind: Kind
    old: String @deprecated(reason: "Gone.")
    children(first: Int = 5, after: String): PlantConnection!
    parent: Plant
    locked(key: String!): String
    bed: Bed
  }
  type PlantConnection { nodes: [Plant!]! edges: [Edge] totalCount: Int! pageInfo: PageInfo! }
  type Edge { node: Plant cursor: String }
  type PageInfo { hasNextPage: Boolean! }
  type Bed implements Node { id: ID! width: Measure }
  scalar Measure @specifiedBy(url: "https://example.com/measure")
  type Seed { weight: Float! }
  union Found = Plant | Bed | Seed
  enum Kind { SHRUB @deprecated TREE }
  input New { name: String! kind: Kind! inner: New tags: [[String!]!]! }
  input Choice @oneOf { id: ID name: String }
  type Query {
    plant(id: ID!, deep: Boolean): Plant
    found(text: String!): [Found!]!
    nodes: [Node!]!
    count: Int!
    none: Choice
  }
  type Mutation { add(input: New!, choice: Choice!): Plant! @deprecated(reason: "Use \`plant\`.") }
`;

const specification = await documentOf(text, { endpoint: 'https://example.com/graphql' });
const schema = buildSchema(`directive @role(needs: String) on OBJECT ${text.replace('none: Choice', '')}`);

describe('Examples of operations', () => {
  it.each(['query plant', 'query found', 'query nodes', 'query count', 'mutation add'])(
    'The example of %s is valid in its schema, and so are its variables',
    (id) => {
      const { query, variables = '{}' } = detailsOf(specification, id).graphql.example ?? { query: '' };
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const answer = execute({ schema, document, variableValues: JSON.parse(variables) as Record<string, unknown> });
      const { errors = [] } = answer as { errors?: { message: string }[] };
      expect(errors.filter(({ message }) => message.includes('Variable'))).toEqual([]);
    },
  );

  it('Required arguments are variables, lists of pages are bounded, and no type is entered twice', () => {
    const { example } = detailsOf(specification, 'query plant').graphql;
    expect(example?.query).toBe(
      [
        'query Plant($id: ID!) {',
        '  plant(id: $id) {',
        ...['    id', '    name', '    kind', '    children(first: 10) {', '      totalCount', '      pageInfo {'],
        ...['        hasNextPage', '      }', '    }', '    bed {', '      id', '      width', '    }', '  }', '}'],
      ].join('\n'),
    );
    expect(example?.variables).toBe('{\n  "id": "1"\n}');
    expect(JSON.parse(example?.response ?? '')).toMatchObject({
      data: { plant: { id: '1', kind: 'SHRUB', children: { pageInfo: { hasNextPage: true } } } },
    });
  });

  it('Fields of a union that share a name and not a type have aliases', async () => {
    const union = `
      type Query { owner: Owner }
      union Owner = Person | Company
      type Person { id: ID! name: String place: Place }
      type Company { id: ID! name: String! place: [Place] }
      type Place { name: String }
    `;
    const { example } = detailsOf(await documentOf(union), 'query owner').graphql;
    const { query = '', response = '' } = example ?? {};
    expect(validate(buildSchema(union), parse(query))).toEqual([]);
    expect(query).toContain('... on Company {\n      id\n      nameOfCompany: name\n      placeOfCompany: place {');
    expect(JSON.parse(response)).toEqual({
      data: { owner: { __typename: 'Person', id: '1', name: 'name', place: { name: 'name' } } },
    });
  });

  it('An argument shows the fields of its input objects, two inside one another, and the values of its enum', () => {
    const [input, choice] = detailsOf(specification, 'mutation add').graphql.arguments;
    expect(input?.children.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['kind', true],
      ['inner', false],
      ['tags', true],
    ]);
    expect(input?.children[1]?.enum).toEqual(['SHRUB', 'TREE']);
    expect(input?.children[2]).toMatchObject({ children: [], cut: { reason: 'recursive', name: 'New' } });
    expect(choice?.children.map(({ name }) => name)).toEqual(['id', 'name']);
  });

  it('An argument says that exactly one field of its @oneOf input object must be given', () => {
    const [input, choice] = detailsOf(specification, 'mutation add').graphql.arguments;
    expect(input?.constraints).toEqual([]);
    expect(choice?.constraints).toEqual([{ kind: 'properties', least: 1, most: 1 }]);
  });

  it('A union whose types are too deep to be asked for answers with its first type', async () => {
    const schema = await documentOf(`
      type Query { a: A } type A { b: B } type B { c: C } type C { found: [Found] }
      union Found = Plant | Tool
      type Plant { id: ID } type Tool { id: ID }
    `);
    const { graphql } = detailsOf(schema, 'query a');
    expect(graphql.example?.response.replace(/\s+/g, '')).toContain('"found":[{"__typename":"Plant"}]');
  });

  it('Of a union two types are asked for, and the first answers', () => {
    const { example } = detailsOf(specification, 'query found').graphql;
    expect(example?.query).toContain('__typename\n    ... on Plant {');
    expect(example?.query).not.toContain('... on Seed');
    expect(JSON.parse(example?.response ?? '')).toMatchObject({ data: { found: [{ __typename: 'Plant', id: '1' }] } });
  });

  it('Requests are written for the address of the API, and none where it is not known', async () => {
    const auth = { method: 'bearer' } as const;
    const { samples } = detailsOf(specification, 'query count', { auth });
    expect(samples.map(({ label }) => label)).toEqual(['GraphQL', 'cURL', 'JavaScript', 'Python']);
    expect(samples[1]?.source).toContain('https://example.com/graphql');
    expect(samples[1]?.source).toContain('Authorization: Bearer <token>');
    const nowhere = detailsOf(await documentOf(text), 'query count').samples;
    expect(nowhere.map(({ label }) => label)).toEqual(['GraphQL']);
    expect(detailsOf(specification, 'query count', { makesSamples: false }).samples).toEqual([]);
  });
});

describe('Addresses of operations', () => {
  const asked = async (named: Naming, kind = 'subscription'): Promise<ReturnType<typeof detailsOf>> =>
    detailsOf(await documentOf('type Query { a: Int } type Subscription { a: Int }', named), `${kind} a`);

  it.each([
    [{ endpoint: 'https://example.com/api/' }, 'wss://example.com/api/', ['GraphQL']],
    [{ endpoint: 'http://a.example', subscriptionEndpoint: 'WSS://b.example/ws' }, 'wss://b.example/ws', ['GraphQL']],
    [{ subscriptionEndpoint: 'https://b.example/sse' }, 'https://b.example/sse', ['GraphQL', 'cURL']],
  ])('Those of subscriptions of a schema with %j', async (named, address, labels) => {
    const { servers, sampleAddress, samples } = await asked(named);
    expect(servers).toMatchObject([{ url: address, absolute: true }]);
    expect(sampleAddress).toBe(address);
    expect(samples.map(({ label }) => label).slice(0, 2)).toEqual(labels);
    if (samples[1]) expect(samples[1].source).toContain('text/event-stream');
  });

  it('A slash at the end of an address stays, as a server may ask for it', async () => {
    const { servers, samples } = await asked({ endpoint: 'https://example.com/graphql/' }, 'query');
    expect(servers[0]?.url).toBe('https://example.com/graphql/');
    expect(samples[1]?.source).toContain('https://example.com/graphql/');
    expect(samples[1]?.source).not.toContain('event-stream');
  });
});

describe('Content of pages', () => {
  it('An operation has its arguments, what it returns, and why it is deprecated', () => {
    const { graphql } = detailsOf(specification, 'mutation add');
    expect(graphql).toMatchObject({
      deprecation: 'Use `plant`.',
      arguments: [
        { name: 'input', type: 'New!', required: true, typePage: 'schema type New' },
        { name: 'choice', type: 'Choice!', required: true },
      ],
      returns: { type: 'Plant!', typePage: 'schema type Plant' },
    });
  });

  it('A type has its fields with their arguments, and leads to what it is related to', () => {
    const { graphql } = detailsOf(specification, 'type Plant');
    expect(graphql.directives).toEqual(['@role(needs: "reader")']);
    expect(graphql.fields[3]).toMatchObject({ name: 'old', deprecated: true, deprecation: 'Gone.' });
    expect(graphql.fields[4]?.children).toMatchObject([
      { name: 'first', default: '5', required: false },
      { name: 'after' },
    ]);
    expect(graphql.related).toMatchObject([
      { kind: 'implements', links: [{ label: 'Node', page: 'schema type Node' }] },
      { kind: 'usedBy', more: 0 },
    ]);
    expect(graphql.related[1]?.links).toContainEqual({ label: 'plant', page: 'schema query plant' });
    expect(graphql.related[1]?.links).toContainEqual({ label: 'Edge.node', page: 'schema type Edge' });
  });

  it('Enums, input objects, unions, interfaces and scalars have parts of their own', () => {
    expect(detailsOf(specification, 'type Kind').graphql.values).toMatchObject([
      { name: 'SHRUB', deprecated: true },
      {},
    ]);
    expect(detailsOf(specification, 'type Choice').graphql.isOneOf).toBe(true);
    const listed = (id: string): string[] => detailsOf(specification, id).graphql.related.map(({ kind }) => kind);
    expect(listed('type Found')).toEqual(['possibleTypes', 'usedBy']);
    expect(listed('type Node')).toEqual(['implementedBy', 'usedBy']);
    expect(detailsOf(specification, 'type Measure').externalDocs?.url).toBe('https://example.com/measure');
  });

  it('Lists of links are bounded, but for the types of a union', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => `f${index}: A`).join(' ');
    const many = await documentOf(`type Query { a: A } type A { id: ID } type B { ${fields} }`);
    const [uses] = detailsOf(many, 'type A').graphql.related;
    expect(uses).toMatchObject({ more: 21 });
    expect(uses?.links).toHaveLength(40);
    const names = Array.from({ length: 60 }, (_, index) => `T${index}`);
    const types = names.map((name) => `type ${name} { id: ID }`).join(' ');
    const union = await documentOf(`type Query { all: All } union All = ${names.join(' | ')} ${types}`);
    const [members] = detailsOf(union, 'type All').graphql.related;
    expect(members?.links.map(({ label }) => label)).toEqual(names);
  });

  it('A sample has the required fields of deep input objects', async () => {
    const inputs = Array.from({ length: 6 }, (_, level) => `input L${level} { next: L${level + 1}! }`).join(' ');
    const deep = await documentOf(
      `type Query { a(in: L0!): Int } ${inputs} input L6 @oneOf { text: String number: Int }`,
    );
    const { variables = '' } = detailsOf(deep, 'query a').graphql.example ?? {};
    expect(JSON.parse(variables)).toMatchObject({
      in: { next: { next: { next: { next: { next: { next: { text: 'text' } } } } } } },
    });
  });
});
