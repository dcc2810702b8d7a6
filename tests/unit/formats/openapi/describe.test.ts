import { describe, expect, test } from 'vitest';
import { details, fixture, present, readText } from './support.js';

describe('POST /plants of the plant store', () => {
  test('The description has servers, security, body and responses', async () => {
    const shown = details(await fixture('plant-store.yaml'), 'POST /plants');
    expect(shown.servers).toEqual([
      { url: '{base_url}', variables: [{ name: 'base_url', enum: [] }], absolute: false },
    ]);
    expect(shown.security.alternatives).toMatchObject([
      [{ id: 'bearerAuth', type: 'bearer', in: 'header', name: 'Authorization', placeholder: 'Bearer <token>' }],
    ]);
    expect(shown.parameters).toEqual({ path: [], query: [], header: [], cookie: [] });
    expect(shown.body).toMatchObject({ required: true, description: 'Plant to add to the store' });
    expect(shown.body?.contents[0]?.schema?.children.map(({ name, type, required }) => [name, type, required])).toEqual(
      [
        ['name', 'string', true],
        ['tag', 'string', false],
        ['id', 'integer<int64>', true],
      ],
    );
    expect(shown.responses.map(({ status, description }) => [status, description])).toEqual([
      ['200', 'plant response'],
      ['400', 'unexpected error'],
    ]);
    const names = shown.responses.map(({ contents }) => contents[0]?.schema?.children.map(({ name }) => name));
    expect(names).toEqual([
      ['name', 'tag'],
      ['error', 'message'],
    ]);
  });

  test('The examples keep the order of the properties', async () => {
    const shown = details(await fixture('plant-store.yaml'), 'POST /plants');
    const example = present(shown.body?.contents[0]?.examples[0]);
    expect(example).toMatchObject({ generated: true, language: 'json' });
    expect(example.text).toBe('{\n  "name": "<string>",\n  "tag": "<string>",\n  "id": 123\n}');
    expect(shown.responses[1]?.contents[0]?.examples[0]?.text).toBe('{\n  "error": 123,\n  "message": "<string>"\n}');
  });

  test('The description is plain JSON data', async () => {
    const shown = details(await fixture('plant-store.yaml'), 'POST /plants');
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});

describe('Parameters', () => {
  const beds = 'GET /gardens/{garden-id}/beds/{bed}.{format}';

  test('Parameters of the operation replace those of the path, and every placeholder is a parameter', async () => {
    const { parameters } = details(await fixture('constructs.yaml'), beds);
    expect(parameters.path.map(({ name, schema }) => [name, schema.type, schema.required])).toEqual([
      ['garden-id', 'string<uuid>', true],
      ['bed', 'string', true],
      ['format', 'string', true],
    ]);
    expect(parameters.query.map(({ name }) => name)).toEqual(['limit', 'filter', 'ids', 'where']);
    expect(parameters.query[0]?.schema).toMatchObject({
      description: 'At most',
      required: true,
      examples: ['7'],
      constraints: [{ kind: 'range', text: '1 ≤ x ≤ 100' }],
    });
    expect(parameters.header.map(({ name }) => name)).toEqual(['X-Trace', 'X-Note']);
    expect(parameters.cookie.map(({ name }) => name)).toEqual(['theme']);
  });

  test('An unusual serialization of lists and objects is described', async () => {
    const { parameters } = details(await fixture('constructs.yaml'), beds);
    const [, filter, ids, where] = parameters.query;
    expect(filter).toMatchObject({ style: 'deepObject' });
    expect(ids).toMatchObject({ explode: false });
    expect(ids?.style).toBeUndefined();
    expect(where).toMatchObject({ contentType: 'application/json' });
  });

  test('Required parameters come first when the order of the file is not kept', async () => {
    const { parameters } = details(await fixture('constructs.yaml'), beds, { maintainOrder: false });
    expect(parameters.query.map(({ name }) => name)).toEqual(['filter', 'ids', 'limit', 'where']);
  });

  test('The description of a parameter stands in place of that of its schema, before that of its items', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths:
  /plants:
    get:
      parameters:
        - { name: light, in: query, description: How much., schema: { $ref: '#/components/schemas/Lights' } }
        - { name: any, in: query, description: Anything. }
components:
  schemas: { Lights: { type: array, description: All., items: { type: string, description: Hours of sun. } } }
`);
    const { parameters } = details(present(specification), 'GET /plants');
    expect(parameters.query.map(({ schema }) => [schema.type, schema.description])).toEqual([
      ['string[]', 'How much.\n\nHours of sun.'],
      ['any', 'Anything.'],
    ]);
  });

  test('Only a parameter of the query may be empty', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths: { /a: { get: { parameters: [{ name: q, in: query, allowEmptyValue: true }, { name: X, in: header, allowEmptyValue: true }] } } }
`);
    const { query, header } = details(present(specification), 'GET /a').parameters;
    expect([query[0]?.mayBeEmpty, header[0]?.mayBeEmpty]).toEqual([true, undefined]);
  });

  test('A parameter is no file', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths:
  /a:
    get:
      parameters:
        - { name: X, in: header, schema: { type: string, format: binary } }
        - { name: Y, in: header, schema: { type: array, items: { type: [string, 'null'], format: binary } } }
        - { name: Z, in: query, schema: { $ref: '#/components/schemas/file' } }
components: { schemas: { file: { type: object } } }
`);
    const { parameters } = details(present(specification), 'GET /a');
    const types = [...parameters.header, ...parameters.query].map(({ schema }) => schema.type);
    expect(types).toEqual(['string', '(string | null)[]', 'file · object']);
  });

  test('A header of the security scheme is not listed again', async () => {
    const { specification } = await readText(`
openapi: 3.1.0
security: [{ a: [] }]
paths: { /a: { get: { parameters: [{ name: authorization, in: header }, { name: X, in: header }] } } }
components: { securitySchemes: { a: { type: http, scheme: bearer } } }`);
    expect(details(present(specification), 'GET /a').parameters.header.map(({ name }) => name)).toEqual(['X']);
  });
});

describe('Responses', () => {
  test('A response has headers, content types, examples and links', async () => {
    const shown = details(await fixture('constructs.yaml'), 'GET /gardens/{garden-id}/beds/{bed}.{format}');
    expect(shown.responses.map(({ status }) => status)).toEqual(['200', '4XX', 'default']);
    const [ok, problem] = shown.responses;
    expect(ok?.headers.map(({ name, schema }) => [name, schema.type, schema.description])).toEqual([
      ['X-Total', 'integer', 'How many'],
      ['X-Next', 'string<uri>', 'Next page'],
    ]);
    const [json, xml] = present(ok).contents;
    expect(json?.examples).toMatchObject([
      { name: 'two', summary: 'Two beds', generated: false },
      { name: 'none', summary: 'No beds', text: '[]' },
      { name: 'far', externalValue: 'https://example.com/beds.json' },
    ]);
    expect(xml?.examples[0]).toMatchObject({ language: 'xml', generated: true });
    expect(xml?.examples[0]?.text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<bed name="&lt;string&gt;">\n  <kind>herb</kind>\n  <herbs>\n    <herb>&lt;string&gt;</herb>\n  </herbs>\n</bed>',
    );
    expect(ok?.links).toEqual([
      {
        name: 'self',
        target: 'listBeds',
        description: 'Again',
        parameters: [{ name: 'bed', expression: '$response.body#/0/name' }],
      },
      { name: 'other', target: 'GET /open', parameters: [] },
    ]);
    expect(problem).toMatchObject({
      description: 'A problem',
      contents: [{ contentType: 'application/problem+json' }],
    });
  });
});

describe('Callbacks and webhooks', () => {
  test('A callback has its method, expression, body and responses', async () => {
    const { callbacks } = details(await fixture('constructs.yaml'), 'POST /open');
    expect(callbacks).toMatchObject([
      {
        name: 'onGrow',
        method: 'POST',
        expression: '{$request.body#/url}',
        summary: 'It grew',
        parameters: { path: [] },
        body: { contents: [{ contentType: 'application/json' }] },
        responses: [{ status: '200' }],
      },
    ]);
  });

  test('A callback without texts of its own has those of its path', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths:
  /plants:
    post:
      callbacks: { grown: { '{$request.body#/url}': { summary: It grew, description: Sent once., post: { summary: The plant grew } } } }
`);
    expect(details(present(specification), 'POST /plants').callbacks).toMatchObject([
      { summary: 'The plant grew', description: 'Sent once.' },
    ]);
  });

  test('A webhook has a payload and no servers', async () => {
    const shown = details(await fixture('constructs.yaml'), 'webhook plantAdded', {
      baseUrl: ['https://api.example.com'],
    });
    expect(shown).toMatchObject({ servers: [], security: { alternatives: [] }, requests: [] });
    expect(shown.body?.contents[0]?.schema?.schemaName).toBe('Bed');
  });
});

describe('Bodies', () => {
  test('A form with a file has its fields', async () => {
    const { body } = details(await fixture('constructs.yaml'), 'POST /open');
    expect(body?.contents[0]).toMatchObject({ contentType: 'multipart/form-data' });
    expect(body?.contents[0]?.schema?.children.map(({ name, type }) => [name, type])).toEqual([
      ['photo', 'file'],
      ['title', 'string'],
    ]);
  });

  test('A binary body is a file in every version', async () => {
    const written = (version: string): string => `
openapi: ${version}
info: { title: Photos, version: '1' }
paths:
  /photo:
    put:
      requestBody: { content: { image/png: { schema: { type: string, format: binary, description: A portrait } } } }
      responses: { '200': { description: OK, content: { application/zip: { schema: { type: string, format: binary } } } } }
`;
    for (const version of ['3.0.3', '3.1.0']) {
      const { specification } = await readText(written(version));
      const { body, responses } = details(present(specification), 'PUT /photo');
      expect(body?.contents[0]?.schema).toMatchObject({ type: 'file', description: 'A portrait' });
      expect(responses[0]?.contents[0]?.schema?.type).toBe('file');
    }
  });

  test('A request has the description of its example', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths:
  /plants:
    post: { requestBody: { content: { application/json: { examples: { fern: { description: It grows in the shade., value: {} } } } } } }
`);
    expect(details(present(specification), 'POST /plants').requests).toMatchObject([
      { example: 'fern', description: 'It grows in the shade.' },
    ]);
  });

  test('The example `null` is shown if the schema allows it', async () => {
    const { specification } = await readText(`openapi: 3.1.0
paths:
  /plants:
    post:
      requestBody: { content: { application/json: { schema: { type: [object, 'null'] }, example: null } } }
      responses: { '200': { content: { application/json: { schema: { type: object }, example: } } } }
`);
    const { body, responses, samples } = details(present(specification), 'POST /plants');
    expect(body?.contents[0]?.examples).toMatchObject([{ text: 'null', generated: false }]);
    expect(samples[0]?.source).toContain("--data 'null'");
    expect(responses[0]?.contents[0]?.examples).toMatchObject([{ text: '{}', generated: true }]);
  });

  test('A body that is a shared parameter of Swagger 2.0 is shown', async () => {
    const { specification } = await readText(`swagger: '2.0'
parameters: { plant: { name: plant, in: body, required: true, description: The plant., schema: { type: object } } }
paths: { /plants: { post: { parameters: [{ $ref: '#/parameters/plant' }] } } }
`);
    const { body } = details(present(specification), 'POST /plants');
    expect(body).toMatchObject({
      required: true,
      description: 'The plant.',
      contents: [{ schema: { type: 'object' } }],
    });
  });

  test('A list in a form of Swagger 2.0 is one value between commas by default', async () => {
    const { specification } = await readText(`swagger: '2.0'
parameters: { names: { name: names, in: formData, type: array, items: { type: string }, default: [fern, rose] } }
paths:
  /plants:
    post:
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - { $ref: '#/parameters/names' }
        - { name: pots, in: formData, type: array, items: { type: string }, default: [big, small] }
        - { name: beds, in: formData, type: array, items: { type: string }, default: [a, b], collectionFormat: multi }
`);
    const { samples } = details(present(specification), 'POST /plants');
    const sent = Array.from(samples[0]?.source.matchAll(/--data-urlencode '(.*)'/g) ?? [], ([, pair]) => pair);
    expect(sent).toEqual(['names=fern,rose', 'pots=big,small', 'beds=a', 'beds=b']);
  });

  test('An example of the author is shown unchanged, and one in JSON text as JSON', async () => {
    const specification = await fixture('nullable.yaml');
    const shown = details(specification, 'GET /plants');
    expect(shown.responses[0]?.contents[0]?.examples).toEqual([
      { name: 'default', text: '{\n  "name": 5\n}', language: 'json', generated: false },
    ]);
    const { specification: other } = await readText(`
openapi: 3.1.0
paths: { /a: { post: { requestBody: { content: { application/json: { schema: { type: object }, example: '{"a": 1}' } } } } } }`);
    expect(details(present(other), 'POST /a').body?.contents[0]?.examples[0]?.text).toBe('{\n  "a": 1\n}');
  });

  test.each([
    ['application/octet-stream', { type: 'string', contentMediaType: 'image/png' }, undefined],
    ['text/plain', { type: 'string' }, '<string>'],
    [
      'application/x-www-form-urlencoded',
      { properties: { 'a b': { type: 'integer' }, c: { const: 'd&e' } } },
      'a%20b=123&\nc=d%26e',
    ],
    ['application/vnd.api+json; charset=utf-8', { type: 'integer' }, '123'],
    ['*/*', { type: 'integer' }, '123'],
  ])('The content type %s with the schema %j has the example %j', async (contentType, schema, text) => {
    const content = { [contentType]: { schema } };
    const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    expect(details(present(specification), 'POST /a').body?.contents[0]?.examples[0]?.text).toBe(text);
  });

  test('Broken parts are left out', async () => {
    const { specification } = await readText(`
openapi: 3.1.0
security: x
paths:
  /a:
    parameters: 5
    post:
      parameters: [1, { $ref: '#/nowhere' }, { name: a, in: nowhere }]
      requestBody: { $ref: '#/nowhere' }
      responses: { 200: { $ref: '#/nowhere' }, 300: 5, 400: { description: x, content: { application/json: 1, text/plain: { schema: 5 } } } }
      callbacks: [1]
      servers: [1, { url: 5 }]`);
    const shown = details(present(specification), 'POST /a');
    expect(shown.responses.map(({ status }) => status)).toEqual(['200', '300', '400']);
    expect(JSON.stringify(shown)).not.toMatch(/undefined|\[object/);
  });
});

test('Content types with the same schema share its tree', async () => {
  const { specification } = await readText(`
openapi: 3.1.0
paths: { /a: { post: { requestBody: { content: { a/json: { schema: { $ref: '#/components/schemas/A' } }, b/json: { schema: { $ref: '#/components/schemas/A' } } } } } } }
components: { schemas: { A: { type: object } } }`);
  const [first, second] = present(details(present(specification), 'POST /a').body).contents;
  expect(first?.schema).toBe(second?.schema);
});

describe('The direction of a value', () => {
  const plant = {
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true, example: 'p1' },
      secret: { type: 'string', writeOnly: true, example: 's' },
      name: { type: 'string', example: 'Fern' },
      bed: { type: 'object', properties: { at: { type: 'string', readOnly: true }, row: { type: 'integer' } } },
    },
  };
  const example = { id: 'p1', secret: 's', name: 'Moss', bed: { at: 'noon', row: 1 } };
  const operation = (content: object) => ({
    requestBody: { content: { 'application/json': content } },
    responses: { 200: { description: 'ok', content: { 'application/json': content } } },
  });
  const read = async (content: object) =>
    present(
      (
        await readText(
          JSON.stringify({
            openapi: '3.1.0',
            info: { title: 'T', version: '1' },
            paths: {
              '/plants': { post: { ...operation(content), callbacks: { grown: { x: { post: operation(content) } } } } },
            },
            webhooks: { grown: { post: operation(content) } },
          }),
          'openapi.json',
        )
      ).specification,
    );
  const names = (body: { contents: readonly { schema?: { children: readonly { name?: string }[] } }[] } | undefined) =>
    body?.contents[0]?.schema?.children.map(({ name }) => name);

  test('Fields that only an answer has are left out of request bodies, and the other way round', async () => {
    const { body, responses, callbacks } = details(await read({ schema: plant }), 'POST /plants');
    expect(names(body)).toEqual(['secret', 'name', 'bed']);
    expect(body?.contents[0]?.schema?.children[2]?.children.map(({ name }) => name)).toEqual(['row']);
    expect(names(responses[0])).toEqual(['id', 'name', 'bed']);
    // The API sends the requests of callbacks and webhooks.
    expect(names(callbacks[0]?.body)).toEqual(['id', 'name', 'bed']);
    expect(names(details(await read({ schema: plant }), 'webhook grown').body)).toEqual(['id', 'name', 'bed']);
  });

  test('So are they in the examples of the author', async () => {
    const { body, responses, samples } = details(await read({ schema: plant, example }), 'POST /plants');
    const parsed = (text = ''): unknown => JSON.parse(text);
    expect(parsed(body?.contents[0]?.examples[0]?.text)).toEqual({ secret: 's', name: 'Moss', bed: { row: 1 } });
    expect(parsed(responses[0]?.contents[0]?.examples[0]?.text)).toEqual({
      id: 'p1',
      name: 'Moss',
      bed: { at: 'noon', row: 1 },
    });
    expect(samples[0]?.source).not.toContain('p1');
  });

  test('They are left out below choices, in maps and in the places of a tuple as well', async () => {
    const cat = { properties: { kind: { const: 'cat' }, id: { type: 'string', readOnly: true } } };
    const dog = { properties: { kind: { const: 'dog' }, id: { type: 'string' }, tag: { readOnly: true } } };
    const parrot = { properties: { words: { type: 'string' }, tag: { readOnly: true } } };
    const schema = {
      properties: {
        pet: { oneOf: [cat, { anyOf: [dog, parrot] }] },
        map: { additionalProperties: plant },
        pattern: { patternProperties: { '^x': plant } },
        tuple: { prefixItems: [{ type: 'string' }, plant], items: plant },
      },
    };
    const example = {
      pet: { kind: 'dog', id: 'one choice sends it', tag: 'none does' },
      map: { a: { id: 'p1', name: 'Moss' } },
      pattern: { xa: { id: 'p1', name: 'Moss' } },
      tuple: ['x', { id: 'p1', name: 'Moss' }, { id: 'p2', name: 'Fern' }],
    };
    const { body } = details(await read({ schema, example }), 'POST /plants');
    expect(JSON.parse(body?.contents[0]?.examples[0]?.text ?? '')).toEqual({
      pet: { kind: 'dog', id: 'one choice sends it' },
      map: { a: { name: 'Moss' } },
      pattern: { xa: { name: 'Moss' } },
      tuple: ['x', { name: 'Moss' }, { name: 'Fern' }],
    });
  });
});
