import { describe, expect, it } from 'vitest';
import { schemeOf } from '../../../src/openapi/security.js';
import type { JsonObject } from '../../../src/openapi/json.js';
import { sliceOf } from '../../../src/playground/documents/slices.js';
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
                  about: { type: 'string', example: 'low & <late>', xml: { nodeType: 'cdata' } },
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
    expect(xml).toContain('<plant id="4"><![CDATA[low & <late>]]></plant>');
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

  it('The playground gets the operation in the words of 3.1, which its client knows', () => {
    const slice = sliceOf(specification, operation(specification, 'QUERY /plants'));
    expect(slice).toMatchObject({
      openapi: '3.1.1',
      paths: {
        '/plants': {
          query: {
            parameters: [{ name: 'search', in: 'query', style: 'form', explode: true, schema: form }],
            responses: { 200: { content: { 'application/jsonl': { schema: { type: 'array' } } } } },
          },
        },
      },
    });
    expect(JSON.stringify(slice)).not.toContain('"content":{"application/x-www-form-urlencoded"');
  });
});
