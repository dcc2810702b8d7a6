import { expect, it } from 'vitest';
import { documentOf } from './support.js';

const schema = `
type Query { plants(first: Int): [Plant!]!  bed: Bed }
type Mutation { water(input: WaterInput!): Plant }
type Plant { name: String  height: Int  bed: Bed }
type Bed { soil: Soil }
enum Soil { LOAM CLAY }
input WaterInput { litres: Int! }
`;

async function digestsOf(text: string): Promise<Map<string, string>> {
  const { entries } = await documentOf(text, { endpoint: 'https://garden.example.com/graphql' });
  return new Map(entries.map(({ id, digest }) => [id.replace('schema ', ''), digest]));
}

it.each([
  ['a field', 'height: Int', 'height: Float', ['query plants', 'mutation water', 'type Plant']],
  ['a value of an enum', 'CLAY', 'PEAT', ['type Soil']],
  [
    'the first value of an enum, which examples show',
    'LOAM',
    'PEAT',
    ['query plants', 'query bed', 'mutation water', 'type Soil'],
  ],
  ['a field of an input object, which examples fill', 'litres', 'drops', ['mutation water', 'type WaterInput']],
  ['an argument', 'first: Int', 'last: Int', ['query plants']],
  [
    'the name of a field that uses types',
    'bed: Bed }\ntype Mutation',
    'patch: Bed }\ntype Mutation',
    ['query patch', 'type Bed'],
  ],
  ['a description', 'type Bed', '"Where plants grow."\ntype Bed', ['type Bed']],
  ['nothing but the place in the file', 'type Bed', '\n\ntype Bed', []],
  [
    'the kind of a type',
    'enum Soil { LOAM CLAY }',
    'scalar Soil',
    ['query plants', 'query bed', 'mutation water', 'type Soil'],
  ],
])('A change of %s changes the digests of those pages that show it', async (_, from, to, expected) => {
  const [before, after] = [await digestsOf(schema), await digestsOf(schema.replace(from, to))];
  expect([...after].flatMap(([id, digest]) => (before.get(id) === digest ? [] : [id]))).toEqual(expected);
});

it('An operation lists the pages that its own leads to', async () => {
  const { entries } = await documentOf(schema);
  const leadsTo = Object.fromEntries(entries.map((operation) => [operation.id, operation.leadsTo]));
  expect(leadsTo['schema query plants']).toEqual(['schema type Plant', 'schema type Bed']);
  expect(leadsTo['schema type Bed']).toEqual(['schema type Soil', 'schema query bed', 'schema type Plant']);
});
