import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGES } from '../../../../src/formats/openapi/sample/languages.js';
import { schemeOf } from '../../../../src/formats/openapi/security.js';
import type { JsonObject } from '../../../../src/documents/json.js';
import { sliceOf } from '../../../../src/features/playground/documents/slices.js';
import { details, operation, present, readText } from './support.js';

const form = {
  type: 'object',
  properties: { genus: { type: 'string', example: 'Calluna' }, wet: { type: 'boolean', example: true } },
};
const document = {
  openapi: '3.2.0',
  $self: 'https://heath.example/openapi.json',
  info: { title: 'Heath', version: '1' },
  servers: [{ url: 'https://api.heath.example', name: 'Production', description: 'Real plants.' }],
  paths: {
    '/plants': {
      query: {
        parameters: [
          {
            name: 'search',
            in: 'querystring',
            required: true,
            content: { 'application/x-www-form-urlencoded': { schema: form } },
          },
        ],
        responses: {
          200: {
            summary: 'Plants, one by one.',
            content: { 'application/jsonl': { $ref: '#/components/mediaTypes/Plants' } },
          },
        },
      },
      post: {
        requestBody: {
          content: {
            'application/json': { schema: { $ref: 'https://heath.example/openapi.json#/components/schemas/Plant' } },
            'application/xml': {
              schema: {
                type: 'object',
                xml: { name: 'plant' },
                properties: {
                  id: { type: 'integer', example: 4, xml: { nodeType: 'attribute' } },
                  about: { type: 'string', example: 'low & <late> ]]>', xml: { nodeType: 'cdata' } },
                },
              },
            },
          },
        },
        responses: {},
      },
    },
  },
  components: {
    mediaTypes: { Plants: { itemSchema: { $ref: '#/components/schemas/Plant' } } },
    schemas: { Plant: { type: 'object', properties: { name: { type: 'string', example: 'Heather' } } } },
  },
};
const specification = present((await readText(JSON.stringify(document), 'openapi.json')).specification);
const query = details(specification, 'QUERY /plants');

describe('OpenAPI 3.2', () => {
  it('A parameter that is the whole query stands among the query parameters, and samples write its form', () => {
    expect(query.parameters.query).toMatchObject([
      { name: 'search', contentType: 'application/x-www-form-urlencoded', schema: { required: true } },
    ]);
    expect(query.samples[0]?.source).toContain('/plants?genus=Calluna&wet=true');
    expect(query.samples[0]?.source).toContain('--request QUERY');
  });

  it('A shared media type and the items of its stream are followed', () => {
    const [response] = query.responses;
    expect(response).toMatchObject({ description: 'Plants, one by one.' });
    expect(JSON.stringify(response?.contents)).toContain('Heather');
  });

  it('A reference to the address that the document gives itself stays in the document', () => {
    expect(JSON.stringify(details(specification, 'POST /plants').body?.contents[0])).toContain('Heather');
    expect(specification.diagnostics).toEqual([]);
  });

  it('The kinds of XML nodes count in examples', () => {
    const xml = details(specification, 'POST /plants').body?.contents[1]?.examples[0]?.text;
    expect(xml).toContain('<plant id="4"><![CDATA[low & <late> ]]]]><![CDATA[>]]></plant>');
  });

  it('The name of a server stands before its description', () => {
    expect(query.servers[0]?.description).toBe('Production: Real plants.');
  });

  it('A device flow and the metadata of an OAuth server are shown with their addresses', () => {
    const flows = {
      deviceAuthorization: {
        deviceAuthorizationUrl: 'https://a.example/device',
        tokenUrl: 'https://a.example/token',
        scopes: {},
      },
    };
    const scheme: JsonObject = { type: 'oauth2', flows, oauth2MetadataUrl: 'https://a.example/metadata' };
    expect(schemeOf('own', scheme, [])).toMatchObject({
      discoveryUrl: 'https://a.example/metadata',
      flows: [
        {
          name: 'deviceAuthorization',
          authorizationUrl: 'https://a.example/device',
          tokenUrl: 'https://a.example/token',
        },
      ],
    });
  });

  it('A slice of the document keeps its version, which the playground knows', () => {
    const slice = sliceOf(specification, operation(specification, 'QUERY /plants'));
    expect(slice).toMatchObject({
      openapi: '3.2.0',
      paths: { '/plants': { query: { parameters: [{ name: 'search', in: 'querystring' }] } } },
      components: { mediaTypes: { Plants: { itemSchema: {} } } },
    });
  });
});

async function read(parts: object, others: Record<string, object> = {}) {
  const whole = { openapi: '3.2.0', info: { title: 'Heath', version: '1' }, ...parts };
  const files = Object.fromEntries(Object.entries(others).map(([name, each]) => [name, JSON.stringify(each)]));
  return present((await readText(JSON.stringify(whole), 'spec/openapi.json', files)).specification);
}

async function get(own: object, rest: object = {}) {
  return details(await read({ paths: { '/plants': { get: own } }, ...rest }), 'GET /plants');
}

async function samplesWith(content: object) {
  const post = { requestBody: { content } };
  return details(await read({ paths: { '/plants': { post } } }), 'POST /plants').samples;
}

it('Parts of a body have the content types and headers of their encodings, by name and by place', async () => {
  const content = {
    'multipart/form-data': {
      schema: { type: 'object', properties: { photograph: { contentMediaType: 'text/plain' }, note: {} } },
      encoding: {
        photograph: { contentType: 'image/png', headers: { 'X-Lens': {}, 'Content-Type': {}, ETag: {} } },
        note: { headers: { ETag: {} } },
      },
    },
    'multipart/mixed': {
      itemSchema: { type: 'object' },
      prefixEncoding: [{ contentType: 'application/json' }],
      itemEncoding: { contentType: 'image/*' },
    },
    'multipart/related': { schema: { type: 'array', items: {} }, itemEncoding: { contentType: 'text/csv' } },
  };
  const { body } = await get({ requestBody: { content } });
  const typesOf = (at: number) => {
    const { children = [], constraints = [] } = body?.contents[at]?.schema ?? {};
    return [{ name: 'root', constraints }, ...children].map(({ name, constraints: each }) => [name, ...each]);
  };
  const type = (text: string, more: object = {}) => ({ kind: 'mediaType', text, ...more });
  const headers = (text: string) => ({ kind: 'headers', text });
  expect(typesOf(0)).toEqual([
    ['root'],
    ['photograph', type('image/png'), headers('X-Lens, ETag')],
    ['note', headers('ETag')],
  ]);
  expect(typesOf(1)).toEqual([['root'], ['[0]', type('application/json')], ['[1…]', type('image/*')]]);
  expect(typesOf(2)).toEqual([['root', type('text/csv', { ofItems: true })]]);
});

it('The choice of a union that applies without a value of its discriminator is marked', async () => {
  const schemas = { Shrub: { type: 'object' }, Moss: { type: 'object' } };
  const oneOf = Object.keys(schemas).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const of = async (defaultMapping: string) => {
    const schema = { oneOf, discriminator: { propertyName: 'kind', defaultMapping } };
    const own = { requestBody: { content: { 'application/json': { schema } } } };
    const { body } = await get(own, { components: { schemas } });
    return body?.contents[0]?.schema?.variants[0]?.options.map(({ isDefault = false }) => isDefault);
  };
  expect([await of('Moss'), await of('#/components/schemas/Shrub'), await of('Fern')]).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});

it('A security scheme can be deprecated, and be named by its address', async () => {
  const components = { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', deprecated: true } } };
  const { security } = await get({ security: [{ '#/components/securitySchemes/key': [] }] }, { components });
  expect(security.alternatives).toMatchObject([[{ id: 'key', name: 'X-Key', deprecated: true }]]);
});

it.each([
  ['application/json', { dataValue: { a: 1 } }, '?%7B%22a%22%3A1%7D'],
  ['text/plain', { dataValue: 'a b', serializedValue: 'a+b' }, '?a+b'],
])('Samples write a whole query of the type %s', async (type, example, expected) => {
  const content = { [type]: { schema: {}, examples: { one: example } } };
  const { samples } = await get({ parameters: [{ name: 'q', in: 'querystring', required: true, content }] });
  for (const { source } of samples) expect(source).toContain(`/plants${expected}`);
});

it('Samples keep reserved characters where they are allowed, and repeat the name of a cookie', async () => {
  const { samples } = await get({
    parameters: [
      { name: 'when', in: 'query', allowReserved: true, required: true, example: 'a?b=c' },
      { name: 'other', in: 'query', required: true, example: 'a?b=c' },
      { name: 'visit', in: 'cookie', style: 'cookie', required: true, example: ['x', 'y'] },
    ],
  });
  expect(samples[0]?.source).toContain('when=a?b=c&other=a%3Fb%3Dc');
  expect(samples[0]?.source).toContain('visit=x; visit=y');
});

it.each([
  ['text/event-stream', { event: 'grown', data: 'a\nb' }, 'event: grown\ndata: a\ndata: b'],
  ['text/event-stream', { height: 1 }, 'data: {"height":1}'],
  ['application/jsonl', [{ a: 1 }, { a: 2 }], '{"a":1}\n{"a":2}'],
  ['application/json-seq', { a: 1 }, '{"a":1}'],
])('An item of %s is written as the stream has it', async (type, dataValue, expected) => {
  const content = { [type]: { itemSchema: {}, examples: { one: { dataValue } } } };
  const { responses } = await get({ responses: { 200: { content } } });
  expect(responses[0]?.contents[0]?.examples[0]?.text).toBe(expected);
});

it('An example that is given as data and as text is shown as text', async () => {
  const examples = { one: { dataValue: { a: 1 }, serializedValue: '<a>1</a>' } };
  const { responses } = await get({ responses: { 200: { content: { 'application/xml': { examples } } } } });
  expect(responses[0]?.contents[0]?.examples[0]?.text).toBe('<a>1</a>');
});

it('Relative references start at the address that a document gives itself, whose folder is that of the file', async () => {
  const link = { $ref: 'https://heath.example/api/parts/plant.json#/Plant' };
  const content = {
    'application/json': { schema: { properties: { one: { $ref: 'parts/plant.json#/Plant' }, two: link } } },
  };
  const { body } = details(
    await read(
      { $self: 'https://heath.example/api/openapi.json', paths: { '/plants': { get: { requestBody: { content } } } } },
      {
        'spec/parts/plant.json': {
          $self: 'https://heath.example/api/parts/plant.json',
          Plant: { properties: { seed: { $ref: '../seed.json' } } },
        },
        'https://heath.example/api/seed.json': { type: 'string', example: 'small' },
      },
    ),
    'GET /plants',
  );
  expect(JSON.stringify(body?.contents[0]?.schema)).not.toContain('any');
  expect(body?.contents[0]?.examples[0]?.text.match(/small/g)).toHaveLength(2);
});

it('Samples write parts that are told apart by their places, with the line ends of messages', async () => {
  const schema = {
    type: 'array',
    prefixItems: [{ type: 'object', properties: { a: { example: "it's" } } }],
    items: {},
  };
  const encodings = {
    prefixEncoding: [{ contentType: 'application/json' }],
    itemEncoding: { contentType: 'image/png' },
  };
  const content = { 'multipart/mixed': { schema, ...encodings } };
  const samples = await samplesWith(content);
  expect(samples.map(({ language }) => language)).toEqual(DEFAULT_LANGUAGES);
  for (const { source } of samples) {
    expect(source).toContain('multipart/mixed; boundary=part');
    expect(source).toContain('\\r');
    expect(source).not.toContain('\r');
  }
  expect(samples[0]?.source).toContain(
    [
      "$'--part\\r",
      'Content-Type: application/json\\r',
      '\\r',
      '{"a":"it\\\'s"}\\r',
      '--part\\r',
      'Content-Type: image/png\\r',
      '\\r',
      '<file>\\r',
      "--part--\\r\n'",
    ].join('\n'),
  );
});

it('JSON in a string is no file', async () => {
  const [json, png] = ['application/json', 'image/png'].map((contentMediaType) => ({
    type: 'string',
    contentMediaType,
  }));
  const itemSchema = { type: 'object', properties: { data: json, photograph: png } };
  const { responses } = await get({ responses: { '200': { content: { 'text/event-stream': { itemSchema } } } } });
  const { children } = present(responses[0]?.contents[0]?.schema);
  expect(children.map(({ type }) => type)).toEqual(['string', 'file']);
});

it('Samples send the items of a stream as it has them', async () => {
  const itemSchema = { type: 'object', properties: { a: { type: 'integer' } } };
  const content = { 'application/jsonl': { itemSchema, example: [{ a: 1 }, { a: 2 }] } };
  const samples = await samplesWith(content);
  for (const { source } of samples) expect(source.replaceAll('\\"', '"')).toMatch(/\{"a":1\}(?:\n *|\\n)\{"a":2\}/);
});
