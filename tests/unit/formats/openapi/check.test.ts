import { describe, expect, test } from 'vitest';
import { checkSpecification } from '../../../../src/formats/openapi/check.js';
import { fixture, present, readText } from './support.js';

const lines = async (text: string, hasBaseUrl = true) =>
  checkSpecification(present((await readText(text)).specification), hasBaseUrl).map(
    ({ code, span, message }) => `${code} ${span?.start.line}:${span?.start.column} ${message}`,
  );

test('A server without an address is reported at its place', async () => {
  const problems = checkSpecification(await fixture('plant-store.yaml'), false);
  expect(problems).toMatchObject([
    { code: 'openapi/server', severity: 'warning', file: 'plant-store.yaml', span: { start: { line: 9, column: 10 } } },
  ]);
  expect(problems[0]?.message).toContain('{base_url}');
  expect(problems[0]?.help).toContain('set `api.mdx.server` (classic: `api.baseUrl`)');
  expect(checkSpecification(await fixture('plant-store.yaml'), true)).toEqual([]);
});

test('A specification without faults has no diagnostics', async () => {
  expect(checkSpecification(await fixture('constructs.yaml'), true)).toEqual([]);
  expect(checkSpecification(await fixture('recursive.yaml'), true)).toEqual([]);
});

test('A relative server is valid, with a note when no other server has a host', async () => {
  const told = async (...urls: string[]) =>
    lines(JSON.stringify({ openapi: '3.1.0', servers: urls.map((url) => ({ url })) }), false);
  for (const url of ['/', '/v1', './v1', 'v1', '', '//api.test/v1'])
    expect(await told(url)).toEqual([expect.stringMatching(/^openapi\/relative-server 1:\d+ The server/)]);
  expect(await told('/', 'https://api.test')).toEqual([]);
  for (const url of ['api.test', 'api.test/v1', 'localhost:80/v1', '127.0.0.1:80', 'ws://api.test', '/{version}'])
    expect(await told(url)).toEqual([expect.stringMatching(/^openapi\/server 1:\d+ The server/)]);
});

test('An operation for which no server is named is noted, once', async () => {
  const document = { openapi: '3.1.0', paths: { '/a': { get: {}, post: {} } } };
  expect(await lines(JSON.stringify(document), false)).toEqual([
    expect.stringMatching(/^openapi\/relative-server 1:\d+ No server is named for `GET \/a`\.$/),
  ]);
  expect(await lines(JSON.stringify({ ...document, servers: [{ url: 'https://api.test' }] }), false)).toEqual([]);
});

describe('Examples that do not match their schema', () => {
  test('A wrong example is reported at its place, even before the upgrade', async () => {
    const [server, media] = checkSpecification(await fixture('nullable.yaml'), false);
    expect(server?.code).toBe('openapi/relative-server');
    expect(media).toMatchObject({ code: 'openapi/example-value', severity: 'note', file: 'nullable.yaml' });
    expect(media?.message).toContain('`/name`');
    const text = present((await fixture('nullable.yaml')).locate(''));
    expect(text.file).toBe('nullable.yaml');
    const [old] = checkSpecification(await fixture('swagger.json'), false);
    expect(old).toMatchObject({ code: 'openapi/example', span: { start: { line: 43 } } });
  });

  test('XML, a form and CSV may be written as they are sent, and JSON may not', async () => {
    const content = Object.fromEntries(
      ['application/xml', 'application/x-www-form-urlencoded', 'text/csv', 'application/json'].map((type) => [
        type,
        { schema: { type: 'object', properties: { 'a b': { type: 'integer' } } }, example: '<a>1</a>' },
      ]),
    );
    const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
    const text = JSON.stringify(document, null, 1);
    const line = text.split('\n').findLastIndex((each) => each.includes('"example"')) + 1;
    expect(await lines(text)).toEqual([expect.stringMatching(`^openapi/example ${line}:`)]);
  });

  test('XML in a string is a right example of a schema for an object, and of no other schema', async () => {
    const told = async (schema: object) =>
      lines(JSON.stringify({ openapi: '3.0.0', components: { schemas: { A: schema } } }));
    expect(await told({ type: 'object', example: '<a><b>1</b></a>' })).toEqual([]);
    expect(await told({ type: 'number', example: '<a>1</a>' })).toHaveLength(1);
    expect(await told({ type: 'object', example: '<object>' })).toHaveLength(1);
  });

  test('The place of a wrong value is written as in the file', async () => {
    const schema = { type: 'object', properties: { 'a b': { type: 'integer' } } };
    const content = { 'application/json': { schema, example: { 'a b': 'x' } } };
    const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
    expect(await lines(JSON.stringify(document))).toEqual([expect.stringContaining('`/a b` must be an integer')]);
  });

  test('Parameters, bodies, schemas and defaults are checked once each', async () => {
    expect(
      await lines(`openapi: 3.1.0
paths:
  /a:
    post:
      parameters:
        - { name: n, in: query, schema: { type: integer }, example: x }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/S' }
            examples:
              good: { value: { n: 1 } }
              bad:
                value:
                  n: one
components:
  schemas:
    S:
      properties:
        n: { type: integer, default: none, examples: [1, two] }
`),
    ).toEqual([
      expect.stringMatching(/^openapi\/example 6:\d+ This example does not fit its schema: .*integer/),
      expect.stringMatching(
        /^openapi\/example 15:22 This example does not fit its schema, so the mock refuses it: `\/n` must be an integer/,
      ),
      expect.stringMatching(/^openapi\/example 20:\d+ This example/),
      expect.stringMatching(/^openapi\/example 20:\d+ This default/),
    ]);
  });

  test('A minor difference is a note', async () => {
    expect(
      await lines(`openapi: 3.1.0
components:
  schemas:
    A: { type: string, format: uuid, example: abc }
    B: { type: number, example: '1.5' }
    C: { type: string, example: 7 }
    D: { type: array, items: { type: string, minLength: 9 }, example: [short, null] }
    E: { type: string, example: { a: 1 } }
    F: { type: object, required: [id], example: {} }
    G: { enum: [a, b], example: c }
`),
    ).toEqual([
      expect.stringContaining('openapi/example-value 4:'),
      expect.stringContaining('openapi/example-value 5:'),
      expect.stringContaining('openapi/example-value 6:'),
      expect.stringContaining('openapi/example-value 7:'),
      expect.stringContaining('openapi/example 8:'),
      expect.stringContaining('openapi/example 9:'),
      expect.stringContaining('openapi/example 10:'),
    ]);
  });

  test('A null fits a schema with `nullable`, also in a version without it', async () => {
    const found = await lines(`openapi: 3.1.0
paths: {}
components:
  schemas:
    A:
      type: object
      properties:
        a: { type: string, nullable: true }
        b: { type: string }
      examples: [{ a: null, b: null }]
`);
    expect(found).toEqual([expect.stringContaining('`/b`')]);
  });

  test('A minor difference that the mock refuses is a warning', async () => {
    const found = await lines(`openapi: 3.1.0
paths:
  /a:
    post:
      parameters:
        - { name: l, in: query, schema: { type: string, maxLength: 2 }, example: long }
        - { name: n, in: query, schema: { type: integer }, example: '5' }
      requestBody:
        content:
          application/json: { schema: &login { type: object, required: [password], properties: { password: { type: string, writeOnly: true, minLength: 9 } } }, example: { password: short } }
          application/vnd.a+json: { schema: *login, example: {} }
          multipart/form-data: { schema: *login, example: { password: short } }
      responses: { '200': { description: ok, content: { application/json: { schema: *login, example: {} } } } }
webhooks:
  b: { post: { requestBody: { content: { application/json: { schema: *login, example: { password: short } } } } } }
`);
    const refused = 'This example does not fit its schema, so the mock refuses it';
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^openapi/example 6:.*${refused}: .*at most`)),
      expect.stringMatching(/^openapi\/example-value 7:/),
      expect.stringMatching(new RegExp(`^openapi/example 10:.*${refused}: .*at least`)),
      expect.stringMatching(new RegExp(`^openapi/example 11:.*${refused}: .*password`)),
      expect.stringMatching(/^openapi\/example-value 12:/),
      expect.stringMatching(/^openapi\/example-value 15:/),
    ]);
  });

  test('An example of a property that the mock refuses in a request is a warning', async () => {
    const found = await lines(`openapi: 3.1.0
paths:
  /a:
    post:
      parameters: [{ name: l, in: query, schema: { type: string, maxLength: 2, example: long } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } }, text/plain: { schema: { $ref: '#/components/schemas/P' } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/B' } } } } }
components:
  schemas:
    A:
      allOf: [{ $ref: '#/components/schemas/C' }]
      properties:
        id: { type: string, format: uuid, readOnly: true, example: seven }
        list: { type: array, items: { type: object, properties: { day: { type: string, format: date, example: today } } } }
        count: { type: string, example: 7 }
        choice: { oneOf: [{ type: string, format: date, example: today }, { type: string }] }
    B: { properties: { at: { type: string, format: date, example: now } } }
    C: { properties: { next: { $ref: '#/components/schemas/A' }, short: { type: string, maxLength: 2, examples: [long] } } }
    P: { type: string, maxLength: 2, example: long }
`);
    const refused = 'This example does not fit its schema, so the mock refuses requests with it';
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^openapi/example 5:89 ${refused}: .*at most`)),
      expect.stringMatching(/^openapi\/example-value 13:/),
      expect.stringMatching(new RegExp(`^openapi/example 14:\\d+ ${refused}: .*format`)),
      expect.stringMatching(/^openapi\/example-value 15:/),
      expect.stringMatching(/^openapi\/example-value 16:/),
      expect.stringMatching(/^openapi\/example-value 17:/),
      expect.stringMatching(new RegExp(`^openapi/example 18:\\d+ ${refused}: .*at most`)),
      expect.stringMatching(/^openapi\/example-value 19:/),
    ]);
  });

  test('Null and schemas that cannot be checked are accepted', async () => {
    expect(
      await lines(`openapi: 3.1.0
components:
  schemas:
    A: { type: string, example: null }
    B: { type: string, pattern: '(', example: x }
    C: { allOf: [{ $ref: '#/nowhere' }], example: 1 }
    D: { type: object, required: [id], properties: { id: { readOnly: true } }, example: {} }
`),
    ).toEqual([]);
  });
});

test('An undeclared security scheme is reported once', async () => {
  expect(
    await lines(`openapi: 3.1.0
security: [{ berer: [] }]
paths: { /a: { get: { security: [{ berer: [], other: [] }] } } }
components: { securitySchemes: { bearer: { type: http } } }
`),
  ).toEqual([
    'openapi/security 2:14 The security scheme `berer` is not declared.',
    'openapi/security 3:47 The security scheme `other` is not declared.',
  ]);
});
