import { expect, it } from 'vitest';
import { present, readText } from '../support.js';

const info = { title: 'Heath', version: '1' };
const servers = [{ url: 'https://heath.example' }];
const responses = { '200': { description: 'ok' } };

/** Messages and helps, each with its line. */
async function faultsOf(text: string, file = 'openapi.yaml', others: Record<string, string> = {}): Promise<string[]> {
  const { specification } = await readText(text, file, others);
  const problems = present(present(specification).check)({ baseUrl: [] });
  return problems.map(({ file: at, span, message, help }) => `${at}:${span?.start.line} ${message} ${help}`);
}

const ofParts = (parts: object, openapi = '3.1.0'): Promise<string[]> =>
  faultsOf(JSON.stringify({ openapi, info, servers, paths: {}, ...parts }), 'openapi.json');
const ofSchema = (schema: object, openapi?: string): Promise<string[]> =>
  ofParts({ components: { schemas: { A: schema } } }, openapi);

it('An object in place of a word is reported, whatever its keys', async () => {
  const get = { parameters: [{ name: 'a', in: { toString: null }, schema: {} }], responses: {} };
  expect(await ofParts({ paths: { '/plants': { get } } })).toEqual(
    expect.arrayContaining([expect.stringContaining('`in` cannot be `{"toString":null}`. Write `query`')]),
  );
});

it('A type that is `null` without quotes has to be quoted', async () => {
  const fault = 'openapi.json:1 `null` in `type` needs quotes: without them it means no value. Write `"null"`.';
  expect(await ofSchema({ type: null })).toEqual([fault]);
  expect(await ofSchema({ type: ['string', null] })).toEqual([fault]);
});

it.each<[part: object, fault: string]>([
  [{ maxLength: -1 }, '`maxLength` cannot be `-1`. Write a larger number.'],
  [{ multipleOf: 0 }, '`multipleOf` cannot be `0`. Write a larger number.'],
  [{ required: [] }, '`required` is empty. Add an entry, or remove the key.'],
  [{ required: ['a', 'a'] }, '`required` has an entry twice. Remove one of them.'],
  [{ pattern: '(' }, '`pattern` is not a regular expression: `(`. Correct it.'],
  [{ minLength: '7' }, '`minLength` is not a whole number. Remove the quotes.'],
  [{ minLength: '7.5' }, '`minLength` is not a whole number. Write a whole number.'],
  [{ maxLength: '10_000' }, '`maxLength` is not a whole number. Write `10000`.'],
  [{ nullable: 'true' }, '`nullable` is not `true` or `false`. Remove the quotes.'],
])('A schema of OpenAPI 3.0 with the value %j is reported', async (schema, fault) => {
  expect(await ofSchema(schema, '3.0.3')).toEqual([`openapi.json:1 ${fault}`]);
});

it('Values of the document that have another form than they must are reported', async () => {
  const parameters = [{ name: 'a', in: 'query', content: { 'text/plain': {}, 'text/html': {} } }];
  const paths = { '/plants': { get: { parameters, responses } } };
  const contact = { email: 'nobody' };
  expect(await ofParts({ paths, info: { ...info, contact } }, '3.0.3')).toEqual([
    'openapi.json:1 `email` is not an email address: `nobody`. Correct it.',
    'openapi.json:1 `content` has several entries. Keep one of them.',
  ]);
});

it('A reference in place of all paths is reported as such', async () => {
  expect(await ofParts({ paths: { $ref: 'paths.yaml' } })).toEqual([
    'openapi.json:1 A `$ref` cannot stand for all of `paths`. Refer to the object around it, or to each of its entries.',
  ]);
});

it.each(['3.0.3', '3.1.0', '3.2.0'])('Each fault of a document of %s is told once, with its line', async (openapi) => {
  const found = await faultsOf(`openapi: ${openapi}
info:
  titel: Heath
  version: 1.5
  contact:
    url: no address
servers: [{ url: https://heath.example }]
paths:
  plants: {}
  /plants:
    get:
      parameters:
        - name: a
          in: pth
          schema: { type: strng }
        - name: id
          in: path
          schema: {}
      requestBody: nope
      responses:
        '2OO': { description: ok }
        default:
          description: ok
          content: { application/json: { schema: { $ref: '#/components/schemas/A' } } }
components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/A' }
    C:
      requierd: [a]
  securitySchemes:
    k: { type: apikey, name: a, in: header }
`);
  const version = openapi.slice(0, 3);
  const places = found.map((each) => each.replace(/^openapi.yaml:/, '')).sort((a, b) => parseInt(a) - parseInt(b));
  expect(places).toEqual([
    `3 OpenAPI ${version} has no key \`titel\` here. Did you mean \`title\`?`,
    '4 `version` is not a text. Put it in quotes.',
    '6 `url` is not an address: `no address`. Correct it.',
    `9 OpenAPI ${version} has no key \`plants\` here. Begin the path with a slash: \`/plants\`.`,
    '14 `in` cannot be `pth`. Did you mean `path`?',
    '15 `type` cannot be `strng`. Did you mean `string`?',
    '16 An entry of `parameters` has no `required`. Parameters of the path are always required: write `required: true`.',
    '19 `requestBody` is not an object. Write an object.',
    `21 OpenAPI ${version} has no key \`2OO\` here. Write a status code, such as \`200\` or \`4XX\` in quotes, or \`default\`.`,
    '24 The reference `#/components/schemas/A` leads back to itself, and never to content. Replace one of the references that refer to each other with a value.',
    version === '3.0'
      ? '30 OpenAPI 3.0 has no key `requierd` here. Did you mean `required`?'
      : '30 `requierd` is not a keyword of JSON Schema. Did you mean `required`?',
    '32 `type` cannot be `apikey`. Did you mean `apiKey`?',
  ]);
});

it('Faults of a Swagger 2.0 document are told once, with their line', async () => {
  const found = await faultsOf(`swagger: '2.0'
info: { title: Heath, version: '1' }
host: heath.example
schemes: [https]
paths:
  /plants:
    get:
      parameters:
        - { name: a, in: pth, type: string }
        - { name: b, in: query, type: strng }
        - { name: c, in: query }
        - { name: d, in: body }
      responses: { '200': { description: ok, schema: { type: objct } } }
      produce: [a/b]
securityDefinitions:
  a: { type: oauth2, flow: implict, scopes: {} }
`);
  expect(found).toEqual([
    'openapi.yaml:9 `in` cannot be `pth`. Did you mean `path`?',
    'openapi.yaml:10 `type` cannot be `strng`. Did you mean `string`?',
    'openapi.yaml:11 An entry of `parameters` has no `type`. Add `type`.',
    'openapi.yaml:12 An entry of `parameters` has no `schema`. Add `schema`.',
    'openapi.yaml:13 `type` cannot be `objct`. Did you mean `object`?',
    'openapi.yaml:14 Swagger 2.0 has no key `produce` here. Did you mean `produces`?',
    'openapi.yaml:16 `flow` cannot be `implict`. Did you mean `implicit`?',
  ]);
});

it('An operation without responses is told what to add', async () => {
  const found = await faultsOf(
    "openapi: 3.1.0\ninfo: { title: Heath, version: '1' }\nservers: [{ url: https://heath.example }]\npaths: { /plants: { get: { responses: {} } } }\n",
  );
  expect(found).toEqual(['openapi.yaml:4 `responses` lists no response. Add one, such as `200` or `default`.']);
});

it('A value that may have one of several types has a message that lists them', async () => {
  expect(await ofParts({ components: { schemas: { A: [], B: null } } })).toEqual([
    'openapi.json:1 `A` is not an object, `true` or `false`. Write an object, `true` or `false`.',
    'openapi.json:1 `B` is empty. Write an object, `true` or `false`, or remove the key.',
  ]);
});

it.each(['3.0.3', '3.1.0', '3.2.0'])('What follows from a missing or misspelt key is not told: %s', async (openapi) => {
  const version = openapi.slice(0, 3);
  const securitySchemes = { a: { typ: 'http', scheme: 'basic' }, b: { scheme: 'basic' }, c: { type: 'http' } };
  expect(await ofParts({ components: { securitySchemes } }, openapi)).toEqual([
    `openapi.json:1 OpenAPI ${version} has no key \`typ\` here. Did you mean \`type\`?`,
    'openapi.json:1 `b` has no `type`. Add `type`.',
    'openapi.json:1 `c` has no `scheme`. Add `scheme`.',
  ]);
  const parameters = {
    a: { name: 'a', in: 'query', type: 'array', items: {} },
    b: { name: 'b', in: 'query', shema: {} },
  };
  expect(await ofParts({ components: { parameters, headers: { c: { type: 'string' } } } }, openapi)).toEqual([
    'openapi.json:1 `a` has no `schema` or `content`. Add `schema` or `content`.',
    `openapi.json:1 OpenAPI ${version} has no key \`shema\` here. Did you mean \`schema\`?`,
    'openapi.json:1 `c` has no `schema` or `content`. Add `schema` or `content`.',
  ]);
});

it.each(['a.json', 'a.yaml'])('An unknown key is marked itself, not its value: %s', async (file) => {
  const document = { openapi: '3.1.0', info: { ...info, titel: 'a' }, servers, paths: {} };
  const { specification } = await readText(JSON.stringify(document, null, 1), file);
  const [problem] = present(present(specification).check)({ baseUrl: [] });
  expect(problem?.span).toEqual({ start: { line: 6, column: 3 }, end: { line: 6, column: 10 } });
});

it('`paths: 12` has one message', async () => {
  expect(await ofParts({ paths: 12 })).toEqual(['openapi.json:1 `paths` is not an object. Write an object.']);
});

it('Extensions are allowed anywhere, and other keywords in schemas since 3.1', async () => {
  const parts = { paths: { '/a': { 'x-a': 1, get: { 'x-a': 1, responses: { ...responses, 'x-a': 1 } } } }, 'x-a': 1 };
  for (const openapi of ['3.0.0', '3.1.0', '3.2.0']) expect(await ofParts(parts, openapi)).toEqual([]);
  expect(await ofParts({ components: { 'x-a': 1, schemas: {}, responses: { 'x-a': 'text' } } }, '3.1.0')).toEqual([]);
  expect(await ofSchema({ unit: 'mm', comment: 'a', id: 'b', name: 'c', value: 1 })).toEqual([]);
});

it('Keywords of a newer version have one message', async () => {
  const properties = {
    a: { const: 1 },
    b: { type: ['string', 'null'] },
    c: { exclusiveMinimum: 1 },
    d: { examples: [1] },
  };
  expect(await ofSchema({ properties }, '3.0.1')).toEqual([
    'openapi.json:1 The schemas of this document use keywords of a newer version of OpenAPI, in 4 places: `const`, `type`, `exclusiveMinimum`, `examples`. Declare the version that they belong to: `openapi: 3.1.0` in place of 3.0.',
  ]);
  expect(await ofSchema({ properties })).toEqual([]);
});

it('Keywords of a newer version in Swagger 2.0 are no reason to declare another version', async () => {
  const document = { swagger: '2.0', info, host: 'heath.example', paths: {}, definitions: { A: { oneOf: [{}] } } };
  expect(await faultsOf(JSON.stringify({ ...document, schemes: ['https'] }), 'openapi.json')).toEqual([
    'openapi.json:1 The schemas of this document use keywords of a newer version of OpenAPI, in one place: `oneOf`. Convert the document to OpenAPI 3.1, or remove them.',
  ]);
});

it('Faults after the first thousand have one message that says so', async () => {
  const paths = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`/${index}`, { gte: {} }]));
  const found = await ofParts({ paths });
  expect(found).toHaveLength(1001);
  expect(found.at(-1)).toMatch(/^openapi.json:1 Only the first 1000 problems of this specification are listed/);
});

it('Keywords of another dialect are not checked', async () => {
  const parts = {
    jsonSchemaDialect: 'https://heath.example/dialect',
    components: { schemas: { A: { type: 'plant' } } },
  };
  expect(await ofParts(parts)).toEqual([]);
});

it.each([
  ['3.0.0', 'size.yaml'],
  ['3.1.0', 'größe.yaml'],
])(
  'A fault of a part in another file is told there, and names that the merge gave are not told: %s',
  async (openapi, file) => {
    const found = await faultsOf(
      `openapi: ${openapi}
info: { title: Heath, version: '1' }
servers: [{ url: https://heath.example }]
paths:
  /plants:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '${file}' } } } }
      responses: { '200': { description: ok } }
      callbacks: { a: { '{$url}': { $ref: 'item.yaml' } } }
`,
      'openapi.yaml',
      { [file]: 'title: Size\ntype: strng\n', 'item.yaml': "get: { responses: { '200': { description: ok } } }\n" },
    );
    expect(found).toEqual([`${file}:2 \`type\` cannot be \`strng\`. Did you mean \`string\`?`]);
  },
);

it('A fault that another check describes has one message', async () => {
  const host = { swagger: '2.0', info, host: 'https://heath.example', paths: { '/a': { get: { responses } } } };
  const found = await faultsOf(JSON.stringify(host, undefined, 1), 'openapi.json');
  expect(new Set(found.map((each) => each.replace(/ .*/, ''))).size).toBe(found.length);
});

it('References that form a circle are not also reported as leading nowhere', async () => {
  const { diagnostics } = await readText(`openapi: 3.1.0
info: { title: Plants, version: '1' }
components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/A' }
`);
  expect(diagnostics.filter(({ code }) => code === 'openapi/reference')).toEqual([]);
});
