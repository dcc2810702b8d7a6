import { describe, expect, it } from 'vitest';
import { readBody } from '../../../../src/features/mock/body.js';
import { declaredError, withReason } from '../../../../src/features/mock/errors.js';
import { createMock } from '../../../../src/features/mock/mock.js';
import { mockMounts } from '../../../../src/features/mock/mounts.js';
import { createMockRoutes } from '../../../../src/features/mock/routes.js';
import type { JsonObject } from '../../../../src/documents/json.js';
import type { Site } from '../../../../src/site/site.js';
import { specification } from './specification.js';

const url = 'http://mock';
const text = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

async function answer(
  operation: JsonObject,
  init: RequestInit = {},
  path = '/things',
  rest: JsonObject = {},
  template = path,
): Promise<Response> {
  const method = init.method ?? 'GET';
  const made = specification({ [template]: { [method.toLowerCase()]: operation } }, rest);
  const [first] = made.operations;
  if (!first) throw new Error('The specification has no operation.');
  return createMock(made).answer(first, new Request(url + path, init), url + path);
}

it.each([
  ['LINK', { additionalOperations: { LINK: true } }],
  ['QUERY', { query: true }],
])('A request of the method %s is answered, though Scalar knows none', async (method, item) => {
  const operation = { responses: { 200: text({ const: { done: true } }) } };
  const held = JSON.parse(JSON.stringify(item).replace('true', JSON.stringify(operation))) as JsonObject;
  const [first] = specification({ '/things': held }).operations;
  const mock = createMock(specification({ '/things': held }));
  expect(mock.find(method, '/things')).toEqual(first);
  if (!first) throw new Error('The specification has no operation.');
  const response = await mock.answer(first, new Request(`${url}/things`, { method, body: '{}' }), `${url}/things`);
  expect([response.status, await response.json()]).toEqual([200, { done: true }]);
});

describe('Operation of a request', () => {
  const find = createMockRoutes(
    specification({
      '/plants/{id}': { get: { summary: 'one' }, delete: { summary: 'drop' } },
      '/plants/mine': { get: { summary: 'mine' } },
      '/files/{name}.{type}': { get: { summary: 'file' } },
      '/a+b/(c)': { get: { summary: 'odd' } },
      '/{left}/{right}/end': { get: { summary: 'two' } },
    }).operations,
  );
  it.each([
    ['GET', '/plants/1', 'one'],
    ['DELETE', '/plants/1', 'drop'],
    ['GET', '/plants/mine', 'mine'],
    ['GET', '/files/a.png', 'file'],
    ['GET', '/a+b/(c)', 'odd'],
    ['GET', '/x/y/end', 'two'],
    ['POST', '/plants/1', undefined],
    ['GET', '/plants/1/2', undefined],
    ['GET', '/plants/', undefined],
    ['GET', '/files/a', undefined],
    ['GET', '/aab/c', undefined],
  ])('The request %s %s belongs to the operation %s', (method, path, id) => expect(find(method, path)?.title).toBe(id));
});

describe('Declared error', () => {
  const violation = { statuses: [422, 400], reason: '' };
  it.each([
    [['200', '400', '422'], { key: '422', status: 422 }],
    [['200', '400', '4XX'], { key: '400', status: 400 }],
    [['200', '404', '4XX', 'default'], { key: '4XX', status: 422 }],
    [['200', '404', 'default'], { key: 'default', status: 422 }],
    [['200', '404', '500'], { key: '404', status: 404 }],
    [['200', '500'], undefined],
    [[], undefined],
  ])('The responses %j give the error %j', (keys, expected) => {
    expect(declaredError(Object.fromEntries(keys.map((key) => [key, {}])), violation)).toEqual(expected);
  });

  it('The reason fills texts of the body unless the schema forbids it', () => {
    const declared = { key: '400', status: 400 };
    const reason = { statuses: [400], reason: 'No.' };
    const body = { code: 1, message: 'string', detail: 'string', id: 7, status: 'x' };
    expect(withReason(body, declared, reason, () => true)).toEqual({
      code: 400,
      message: 'No.',
      detail: 'No.',
      id: 7,
      status: 'x',
    });
    expect(withReason(body, declared, reason, () => false)).toEqual(body);
  });
});

describe('Response of the mock', () => {
  it('The example of the author is returned', async () => {
    const responses = {
      '200': { content: { 'application/json': { schema: { type: 'object' }, example: { name: 'Fern' } } } },
    };
    expect(await (await answer({ responses })).json()).toEqual({ name: 'Fern' });
  });

  it('Values of the request are not added to the example of the author', async () => {
    const operation = {
      requestBody: text({ type: 'object' }),
      responses: { '200': { content: { 'application/json': { example: { name: 'Fern' } } } } },
    };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Moss"}' };
    expect(await (await answer(operation, init)).json()).toEqual({ name: 'Fern' });
  });

  it('Values of the request are returned only when the schema allows them', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string', maxLength: 6 } }, required: ['name'] };
    const operation = { requestBody: text({ type: 'object' }), responses: { '200': text(schema) } };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Fern and Moss"}' };
    expect(await (await answer(operation, init)).json()).not.toEqual({ name: 'Fern and Moss' });
  });

  it.each([
    ['text/event-stream', '', 'event: grown\nid: 7\n\n'],
    ['text/event-stream', 'example=two', 'event: a\n\nevent: b\n\n'],
    ['application/jsonl', 'code=200, example="two"', '{"event":"a"}\n{"event":"b"}\n'],
    ['application/json-seq', 'example=two', '\x1e{"event":"a"}\n\x1e{"event":"b"}\n'],
  ])('The items of a stream in %s are returned for the preference "%s"', async (type, prefer, expected) => {
    const itemSchema = {
      type: 'object',
      properties: { event: { type: 'string', example: 'grown' }, id: { type: 'string', example: '7' } },
    };
    const two = { dataValue: [{ event: 'a' }, { event: 'b' }] };
    const content = { [type]: { itemSchema, ...(prefer !== '' && { examples: { one: { dataValue: [] }, two } }) } };
    const responses = { '200': { $ref: '#/components/responses/R' } };
    const rest = { components: { responses: { R: { content } } } };
    const response = await answer({ responses }, { headers: { prefer } }, '/things', rest);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, expected]);
  });

  it('A response may have no body', async () => {
    const response = await answer({ responses: { '204': { description: 'Gone' } } }, { method: 'DELETE' });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it.each([
    ['/plants/{id}.json', '/plants/7.json', 200],
    ['/plants/{id}.json', '/plants/fern.json', 400],
    ['/beds/{bed}-{id}', '/beds/a%2Fb-7', 200],
    ['/plants/{id}#water', '/plants/7', 200],
    ['/plants/{id}:water', '/plants/fern:water', 400],
  ])('A placeholder may share its segment of the path with other text: %s, %s', async (path, asked, status) => {
    const integer = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
    const bed = { name: 'bed', in: 'path', required: true, schema: { type: 'string' } };
    const parameters = path.includes('{bed}') ? [integer, bed] : [integer];
    const response = await answer({ parameters, responses: { '200': {} } }, {}, asked, {}, path);
    expect(response.status).toBe(status);
  });

  it.each([
    ['an example', { 'application/problem+json': { example: { violations: [] } } }, '{"violations":[]}'],
    ['no body', {}, ''],
  ])('The declared response 422 with %s is sent on request', async (_, content, body) => {
    const operation = { responses: { '200': text({}), '400': text({}), '422': { content } } };
    const response = await answer(operation, { headers: { prefer: 'code=422' } });
    expect([response.status, await response.text()]).toEqual([422, body]);
    expect(response.headers.has('x-mock-reason')).toBe(false);
  });

  it('Problem details are returned when no error is declared', async () => {
    const operation = {
      parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }],
      responses: { '200': text({}) },
    };
    const response = await answer(operation);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ title: expect.stringContaining('q') });
  });

  describe('Reason of a refusal', () => {
    const schema = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, size: { type: 'object', properties: { height: { type: 'integer' } } } },
    };
    const body = { name: 'Fern', size: { height: 'tall' } };
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const expected = 'The body breaks its schema: `/size/height` must be an integer, not a string.';

    it('Names the place in the body, and what was expected there', async () => {
      const response = await answer({ requestBody: text(schema), responses: { '200': text({}) } }, post);
      expect(response.headers.get('x-mock-reason')).toBe(expected);
      expect(await response.json()).toEqual({
        status: 400,
        title: expected,
        errors: [
          {
            location: 'body',
            pointer: '/size/height',
            detail: 'must be an integer, not a string',
          },
        ],
      });
    });

    it('Stands in a header beside the error that the author wrote', async () => {
      const content = { 'application/json': { example: { oops: true } } };
      const response = await answer(
        { requestBody: text(schema), responses: { '200': text({}), '400': { content } } },
        post,
      );
      expect([response.status, await response.json()]).toEqual([400, { oops: true }]);
      expect(response.headers.get('x-mock-reason')).toBe(expected);
    });

    it('Names the parameter, with the values that it allows', async () => {
      const parameters = [{ name: 'light', in: 'query', schema: { type: 'string', enum: ['sun', 'shade'] } }];
      const response = await answer({ parameters, responses: { '200': text({}) } }, {}, '/things?light=moon');
      expect(await response.json()).toMatchObject({
        errors: [
          {
            location: 'query',
            pointer: '/light',
            detail: 'light must be equal to one of the allowed values: sun, shade',
          },
        ],
      });
    });

    it('Keeps to what a header may contain', async () => {
      const odd = { type: 'object', required: ['größe\n'] };
      const response = await answer(
        { requestBody: text(odd), responses: { '200': text({}) } },
        { ...post, body: '{}' },
      );
      expect(response.headers.get('x-mock-reason')).toContain('gr%C3%B6%C3%9Fe%0A');
    });
  });

  it('Read-only properties are not required in a request', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'made', 'name'],
      properties: {
        id: { type: 'integer', readOnly: true },
        made: { $ref: '#/components/schemas/Made' },
        name: { type: 'string' },
      },
    };
    const operation = {
      requestBody: text(schema),
      responses: { '200': text({ $ref: '#/components/schemas/T' }), '400': {} },
    };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Fern"}' };
    const schemas = { T: schema, Made: { allOf: [{ type: 'string', readOnly: true }] } };
    const response = await answer(operation, init, '/things', { components: { schemas } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: expect.any(Number), name: 'Fern' });
  });

  it('Bodies with other JSON content types are checked', async () => {
    const operation = {
      requestBody: { content: { 'application/vnd.plant+json': { schema: { type: 'object', required: ['name'] } } } },
      responses: { '200': text({}), '422': text({ type: 'object', properties: { message: { type: 'string' } } }) },
    };
    const init = { method: 'POST', headers: { 'content-type': 'application/vnd.plant+json' }, body: '{}' };
    const response = await answer(operation, init);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: expect.stringContaining('name') });
  });

  it.each(['200', '2XX', 'default'])('The response %s satisfies its schema', async (key) => {
    const schema = { type: 'array', minItems: 2, items: { type: 'string', pattern: '^[A-Z]{3}-\\d{4}$' } };
    const response = await answer({ responses: { [key]: text(schema) } });
    expect(await response.json()).toEqual([
      expect.stringMatching(/^[A-Z]{3}-\d{4}$/),
      expect.stringMatching(/^[A-Z]{3}-\d{4}$/),
    ]);
  });

  it('An operation without a response gets an explanation', async () => {
    const response = await answer({ responses: {} });
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'No response defined for this operation.' },
    ]);
  });

  it('A schema that contains itself has a response', async () => {
    const tree = {
      type: 'object',
      properties: { child: { $ref: '#/components/schemas/Tree' }, name: { type: 'string' } },
    };
    const operation = { responses: { '200': text({ $ref: '#/components/schemas/Tree' }) } };
    const response = await answer(operation, {}, '/things', { components: { schemas: { Tree: tree } } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ name: '<string>' });
  });

  it('Code in the document is not run', async () => {
    const operation = {
      'x-handler': 'return res.status(200).json({ ran: true })',
      responses: { '200': text({ type: 'object', properties: { a: { type: 'string' } } }) },
    };
    expect(await (await answer(operation)).json()).toEqual({ a: '<string>' });
  });
});

describe('Body of a request', () => {
  const open = (): Request => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
    return new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
  };

  it('A body that never ends is refused', async () => {
    expect(await readBody(open(), { patience: 20 })).toMatchObject({ violation: { statuses: [408, 400] } });
  });

  it('A body that is too long is refused', async () => {
    expect(await readBody(open(), { limit: 9, patience: 20 })).toMatchObject({ violation: { statuses: [413] } });
  });

  it('A body that breaks off is refused', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const request = new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await readBody(request)).toMatchObject({ violation: { statuses: [400] } });
  });

  it('A body may be empty', async () => {
    expect(await readBody(new Request(url))).toEqual({ body: new Uint8Array() });
  });
});

describe('Paths of mocks', () => {
  const mounts = (servers: JsonObject[], server: string[] = []) =>
    mockMounts({ api: { mdx: { server } } } as unknown as Site, [specification({}, { servers })]).get('test');

  it('A local server sets the path', () => {
    expect(mounts([{ url: 'https://api.example.com/v1' }, { url: 'http://localhost:4321/plant-store/' }])).toEqual({
      path: '/plant-store',
      replaces: 'http://localhost:4321/plant-store',
    });
  });

  it('The default of a variable sets the path, and docs.json takes precedence', () => {
    const server = { url: '{base}', variables: { base: { default: 'http://127.0.0.1:1/a' } } };
    expect(mounts([server])).toEqual({ path: '/a', replaces: 'http://127.0.0.1:1/a' });
    expect(mounts([server], ['http://localhost/b'])).toEqual({ path: '/b', replaces: 'http://localhost/b' });
  });

  it('Other servers give a path apart from the pages', () => {
    for (const servers of [
      [],
      [{ url: '/v1' }],
      [{ url: 'https://api.example.com/v1' }],
      [{ url: 'http://localhost:3000' }],
      [{ url: '{x}' }],
    ]) {
      expect(mounts(servers)).toEqual({ path: '/_trellis/mock/test' });
    }
  });

  it('Each mock has its own path', () => {
    const twice = ['a', 'b'].map((id) => ({ ...specification({}, { servers: [{ url: 'http://localhost/x' }] }), id }));
    const paths = [...mockMounts({ api: { mdx: { server: [] } } } as unknown as Site, twice).values()].map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/x', '/_trellis/mock/b']);
  });
});
