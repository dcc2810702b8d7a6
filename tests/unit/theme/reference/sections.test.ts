import { describe, expect, it } from 'vitest';
import type { OperationDetails, SecurityScheme } from '../../../../src/formats/openapi/details.js';
import { renderOperation } from '../../../../src/theme/reference/sections.js';
import { sectionsOf, type SectionOptions } from '../../../../src/render/reference/sections.js';
import { content, details, context, idsOf, node, parameter, response, textOf, english } from './values.js';

const draw = (value: OperationDetails, options: SectionOptions = {}) =>
  renderOperation(sectionsOf(value, english, options), context('closed', [...(options.pageIds ?? [])]));
const headingsOf = (value: OperationDetails, options: SectionOptions = {}) =>
  sectionsOf(value, english, options).map(({ title, id }) => ({ depth: 2, text: title, id }));

const bearer: SecurityScheme = {
  id: 'bearerAuth',
  type: 'bearer',
  in: 'header',
  name: 'Authorization',
  labels: ['Authorization'],
  prefix: 'Bearer ',
  inputPrefix: '',
  placeholder: 'Bearer <token>',
  scopes: [],
  flows: [],
};
const key: SecurityScheme = {
  ...bearer,
  id: 'key',
  type: 'apiKey',
  in: 'query',
  name: 'api_key',
  prefix: '',
  placeholder: '<api-key>',
};
const plant = node(undefined, { type: 'Plant · object', children: [node('name', { required: true })] });

const full = details({
  security: { alternatives: [[bearer]] },
  parameters: {
    path: [parameter('path', 'id')],
    query: [parameter('query', 'limit')],
    header: [parameter('header', 'X-Trace')],
    cookie: [parameter('cookie', 'session')],
  },
  body: { required: true, description: 'The plant', contents: [content(plant)] },
  responses: [
    response('200', { description: 'Done', contents: [content(plant)] }),
    response('404', { description: 'No such plant' }),
  ],
  callbacks: [
    {
      name: 'grown',
      method: 'POST',
      expression: '{$request.body#/url}',
      description: 'When it has grown',
      parameters: { path: [], query: [], header: [], cookie: [] },
      body: { required: true, contents: [content(plant)] },
      responses: [response('204')],
    },
  ],
});

describe('Sections of an operation', () => {
  it('The sections have a fixed order, and the headings the same', () => {
    const headings = headingsOf(full);
    expect(headings.map(({ text }) => text)).toEqual([
      'Authorizations',
      'Headers',
      'Path parameters',
      'Query parameters',
      'Cookies',
      'Body',
      'Response',
      'Callbacks',
    ]);
    const html = draw(full);
    expect(
      Array.from(html.text.matchAll(/<h2 id="([^"]*)">([^<]*)</g), ([, id, text]) => ({ depth: 2, text, id })),
    ).toEqual(headings);
  });

  it('Empty sections are left out', () => {
    expect(headingsOf(details())).toEqual([]);
    expect(draw(details()).text).toBe('');
  });

  it('The ids differ from those of the page', () => {
    const taken = ['body', 'response-200-name'];
    const headings = headingsOf(full, { pageIds: taken });
    expect(headings.find(({ text }) => text === 'Body')?.id).toBe('body-2');
    const ids = idsOf(draw(full, { pageIds: taken }));
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain('body-2');
    expect(ids).toContain('response-200-name-2');
    expect(ids.filter((id) => taken.includes(id))).toEqual([]);
  });

  it('Every field has a stable address', () => {
    expect(idsOf(draw(full)).filter((id) => !/^r\d/.test(id))).toEqual([
      'authorizations',
      'authorization-Authorization',
      'headers',
      'header-X-Trace',
      'path-parameters',
      'path-id',
      'query-parameters',
      'query-limit',
      'cookies',
      'cookie-session',
      'body',
      'body-name',
      'response',
      'response-200-name',
      'callbacks',
      'callback-grown-payload',
      'callback-grown-body-name',
      'callback-grown-response',
    ]);
  });

  it('The body of a webhook is named Payload', () => {
    expect(headingsOf(full, { isWebhook: true }).map(({ text }) => text)).toContain('Payload');
  });
});

describe('Authorizations', () => {
  const security = (alternatives: OperationDetails['security']['alternatives']) =>
    textOf(draw(details({ security: { alternatives } })));

  it('The section shows the credentials and their place', () => {
    expect(security([[bearer]])).toBe(
      'Authorizations Authorization Bearer token header required Sent as Authorization: Bearer &lt;token&gt;',
    );
    expect(security([[key]])).toContain('api_key API key query required Sent as api_key=&lt;api-key&gt;');
  });

  it('The format of a bearer token stands beside its kind', () => {
    expect(security([[{ ...bearer, tokenFormat: 'JWT' }]])).toContain(
      'Authorization Bearer token (JWT) header required',
    );
  });

  it('All schemes of an alternative are needed, and one alternative is enough', () => {
    expect(security([[bearer, key]])).not.toContain(' or ');
    expect(security([[bearer], [key]])).toContain(' or api_key');
  });

  it('Optional authorization is not marked as required', () => {
    const text = security([[bearer], []]);
    expect(text).not.toContain('required');
    expect(text).toContain('Works without authorization, too.');
    expect(headingsOf(details({ security: { alternatives: [[]] } }))).toEqual([]);
  });

  it('The section shows scopes and flows', () => {
    const flows = [
      {
        name: 'authorizationCode',
        authorizationUrl: 'https://a.example/auth',
        tokenUrl: 'https://a.example/token',
        scopes: [{ name: 'read', description: 'Reads' }],
      },
    ];
    const text = security([[{ ...bearer, type: 'oauth2', scopes: ['read'], flows }]]);
    expect(text).toContain('OAuth 2.0');
    expect(text).toMatch(/Scopes read .*Scopes read Reads/);
    expect(text).toContain(
      'Authorization code Authorization address https://a.example/auth Token address https://a.example/token Scopes read Reads',
    );
  });

  it('A client certificate has no place', () => {
    const { in: _place, ...rest } = bearer;
    expect(security([[{ ...rest, type: 'mutualTLS', name: 'mtls', placeholder: '' }]])).toBe(
      'Authorizations mtls Client certificate required',
    );
  });
});

describe('Parameters', () => {
  const query = (given: Parameters<typeof parameter>[2]) =>
    textOf(
      draw(details({ parameters: { path: [], header: [], cookie: [], query: [parameter('query', 'ids', given)] } })),
    );

  it.each([
    [{ style: 'spaceDelimited' }, 'Written as values between spaces'],
    [{ style: 'deepObject' }, 'Written as ids[key]=value'],
    [{ explode: false, schema: node('ids', { type: 'string[]' }) }, 'Written as values between commas'],
    [{ contentType: 'application/json' }, 'Written as application/json'],
    [{ mayBeEmpty: true as const }, 'ids string may be empty'],
  ])('The parameter %j is described as "%s"', (given, text) => {
    expect(query(given)).toContain(text);
  });

  it('The usual serialization is not described', () => {
    expect(query({})).toBe('Query parameters ids string');
  });
});

describe('Bodies', () => {
  it('A body is marked beside the heading if requests must have one', () => {
    const contents = [content(plant), content(node(undefined, { type: 'file' }), { contentType: 'image/png' })];
    const drawn = (required: { required?: true }) => textOf(draw(details({ body: { ...required, contents } })));
    expect(drawn({ required: true })).toMatch(/^Body required application\/json/);
    expect(drawn({})).toMatch(/^Body application\/json/);
  });

  it('A single content type is shown beside the heading', () => {
    expect(textOf(draw(full))).toContain('Body required application/json The plant name string required');
  });

  it('Several content types are a choice', () => {
    const contents = [content(plant), content(node(undefined, { type: 'file' }), { contentType: 'image/png' })];
    const html = draw(details({ body: { contents } }));
    expect(html.text).toContain('role="tablist" aria-label="Content type"');
    expect(html.text).toContain('data-label="image/png"');
    expect(html.text).not.toContain('class="content-type"');
  });

  it('Content types with the same schema share one body', () => {
    const contents = [content(plant), content(plant, { contentType: 'multipart/form-data' })];
    const html = draw(details({ body: { contents } }));
    expect(textOf(html)).toBe('Body application/json, multipart/form-data name string required');
  });

  it.each([
    ['application/pdf', 'application/pdf A file.'],
    ['application/json', 'application/json'],
    ['text/csv', 'text/csv'],
  ])('A body without a schema is a file, unless it is text: %s', (contentType, expected) => {
    const html = draw(details({ body: { contents: [{ contentType, examples: [] }] } }));
    expect(textOf(html)).toBe(`Body ${expected}`);
  });
});

describe('Responses', () => {
  it('The status is a remembered choice', () => {
    const html = draw(full).text;
    expect(html).toContain('class="tabs responses" data-sync');
    expect(html).toContain('data-label="200"');
    expect(html).toContain('<span class="status" data-status="4">404</span>');
  });

  it('A response without a body is marked', () => {
    expect(textOf(draw(details({ responses: [response('204', { description: 'Gone' })] })))).toContain('Gone No body.');
  });

  it('A response shows headers and links', () => {
    const html = draw(
      details({
        responses: [
          response('201', {
            headers: [parameter('header', 'Location', { schema: node('Location', { description: 'Where it is' }) })],
            links: [
              {
                name: 'next',
                target: 'GET /plants/{id}',
                parameters: [{ name: 'id', expression: '$response.body#/id' }],
              },
            ],
          }),
        ],
      }),
    );
    expect(idsOf(html)).toContain('response-201-header-Location');
    expect(textOf(html)).toContain('Headers Location string Where it is');
    expect(textOf(html)).toContain('Links next GET /plants/{id} id $response.body#/id');
    expect(textOf(html)).not.toContain('No body.');
  });
});

it('A callback is rendered with its own payload and responses', () => {
  const html = draw(full);
  expect(textOf(html)).toContain('POST grown Sent to {$request.body#/url} When it has grown Payload');
  expect(html.text).toMatch(/<h3 id="callback-grown-payload">/);
});
