import { describe, expect, it } from 'vitest';
import { explorersOf } from '../../../../src/features/playground/documents/explorer.js';
import { operationList } from '../../../../src/features/playground/documents/operationList.js';
import { withMock, type Mocks } from '../../../../src/features/playground/documents/mocks.js';
import { operationSlice, operationSlices } from '../../../../src/features/playground/documents/operations.js';
import { withoutRemote } from '../../../../src/features/playground/documents/withoutRemote.js';
import type { JsonObject } from '../../../../src/documents/json.js';
import { createDescribedOperations } from '../../../../src/render/describedOperations.js';
import { serverOf } from '../../../../src/formats/openapi/servers.js';
import { playgroundMode, type PlaygroundOperation } from '../../../../src/features/playground/model.js';
import type { Route, Site } from '../../../../src/site/site.js';
import { createTheme } from '../../../../src/site/theme.js';
import { specification as specificationOf } from '../mock/specification.js';
import { evaluate } from '../../render/mdx.js';

const none: Mocks = new Map();
const colors = { primary: '#16a34a', light: '#4ade80', dark: '#166534', anchors: undefined };
const document: JsonObject = {
  '/plants': {
    post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Plant' } } } } },
    get: {},
  },
};
const rest: JsonObject = {
  servers: [{ url: 'https://api.example.com' }],
  security: [{ bearerAuth: [] }],
  components: {
    schemas: { Plant: { type: 'object' }, Other: { type: 'string' } },
    securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' }, unused: { type: 'http', scheme: 'basic' } },
  },
};
const specification = specificationOf(document, rest);

function site(
  { mdx, ...api }: { mdx?: object; playground?: object; maintainOrder?: boolean; examples?: object } = {},
  frontmatter: object = {},
): Site {
  const routes = specification.operations.map(
    (operation) =>
      [operation.id, { path: `/${operation.method}`, source: { kind: 'operation', operation }, frontmatter }] as const,
  );
  const settings = { playground: { display: 'interactive' }, examples: {}, ...api, mdx: { server: [], ...mdx } };
  return {
    api: settings,
    identity: { name: 'Fern & Moss' },
    theme: createTheme({ colors, background: { color: { light: '#ffffff', dark: '#0f1117' } } }),
    home: '/start',
    language: 'en',
    messages: {},
    versions: [],
    routes: new Map(routes),
  } as unknown as Site;
}

const described = (of: Site) => createDescribedOperations(of, [specification], evaluate);
const contents = (of: Site, mocks = none): PlaygroundOperation[] =>
  [...operationSlices(of, described(of), mocks)].map(({ text }) => JSON.parse(text()) as PlaygroundOperation);
const addresses = (of: Site, mocks = none): string[] =>
  [...operationSlices(of, described(of), mocks)].map(({ address }) => address);

describe('File of an operation', () => {
  it('The file contains only the operation and the parts that it needs', () => {
    const [post] = contents(site());
    expect(post).toMatchObject({
      method: 'POST',
      path: '/plants',
      servers: [{ url: 'https://api.example.com', absolute: true }],
    });
    expect(post?.security.alternatives).toMatchObject([[{ id: 'bearerAuth', type: 'bearer' }]]);
    expect(JSON.stringify(post?.document)).toContain('"Plant"');
    expect(JSON.stringify(post?.document)).not.toMatch(/Other|unused|"get"/);
  });

  it('The settings of docs.json apply', () => {
    const [post] = contents(
      site({ mdx: { server: ['https://a.b', 'https://c.d'], auth: { method: 'key', name: 'x-api-key' } } }),
    );
    expect(post?.servers.map(({ url }) => url)).toEqual(['https://a.b', 'https://c.d']);
    expect(post?.security.alternatives).toMatchObject([[{ type: 'apiKey', name: 'x-api-key' }]]);
  });

  it('The settings of the page apply', () => {
    const [post] = contents(site({ mdx: { auth: { method: 'key' } } }, { authMethod: 'none' }));
    expect(post?.security.alternatives).toEqual([]);
    expect(contents(site({}, { playground: 'simple' }))).toEqual([]);
    expect(contents(site({ playground: { display: 'none' } }, { playground: 'interactive' }))).toHaveLength(2);
  });

  it('A page without a playground has no file', () => {
    for (const display of ['simple', 'none']) expect(contents(site({ playground: { display } }))).toEqual([]);
    const [webhook] = specification.operations.map((operation) => ({ ...operation, kind: 'webhook' as const }));
    const route = { source: { kind: 'operation', operation: webhook }, frontmatter: {} } as unknown as Route;
    expect(operationSlice(route, site(), described(site()), none)).toBeUndefined();
    const page = { source: { kind: 'content', page: { frontmatter: {} } }, frontmatter: {} } as unknown as Route;
    expect(operationSlice(page, site(), described(site()), none)).toBeUndefined();
  });

  it('A file with other content has another address', () => {
    const plain = addresses(site());
    expect(new Set(plain).size).toBe(2);
    expect(addresses(site())).toEqual(plain);
    const others = [
      site({ mdx: { server: ['https://a.b'] } }),
      site({ mdx: { auth: { method: 'basic' } } }),
      site({}, { auth: 'key' }),
    ];
    for (const other of others) expect(addresses(other)[0]).not.toBe(plain[0]);
    expect(addresses(site(), new Map([['test', { path: '/mock' }]]))[0]).not.toBe(plain[0]);
  });
});

describe('Values that the playground begins with', () => {
  const plant = { type: 'object', properties: { example: { type: 'string', example: 'Fern', 'x-default': 'Moss' } } };
  const shown = specificationOf(
    {
      '/plants': {
        post: {
          parameters: [
            { name: 'size', in: 'query', example: 3, schema: { type: 'integer', examples: [4] } },
            { name: 'filters', in: 'query', example: [{ leaf: 'round' }], schema: { type: 'array', items: {} } },
          ],
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Plant' }, examples: { a: { value: 1 } } },
            },
          },
        },
      },
    },
    { components: { schemas: { Plant: plant } } },
  );
  const documentWith = (prefill?: boolean): string => {
    const settings = site({ examples: prefill === undefined ? {} : { prefill } });
    const [operation] = shown.operations;
    const route = { path: '/post', source: { kind: 'operation', operation }, frontmatter: {} } as unknown as Route;
    const slice = operationSlice(route, settings, createDescribedOperations(settings, [shown], evaluate), none);
    return JSON.stringify((JSON.parse(slice?.text() ?? '') as PlaygroundOperation).document);
  };

  it('The examples of the specification are there unless docs.json takes them out', () => {
    expect(documentWith()).toMatch(
      /"examples":\{"a":\{"value":3,"x-disabled":false\}\}.*"examples":\{"a":\{"value":"1"/,
    );
    expect(documentWith()).toBe(documentWith(undefined));
    expect(documentWith(false)).not.toMatch(/"example":(?!\{)|"examples"/);
    expect(documentWith()).toContain('{"value":["{\\"leaf\\":\\"round\\"}"],"x-disabled":false}');
    // A property may have the name of a keyword.
    expect(documentWith(false)).toContain('"properties":{"example":{"type":"string"');
  });

  it('What a specification says for the playground alone counts where docs.json asks for it', () => {
    expect(documentWith(true)).toContain('"examples":["Moss"]');
    expect(documentWith(true)).not.toContain('"Fern"');
    expect(documentWith()).not.toContain('"examples":["Moss"]');
  });
});

describe('Mock server', () => {
  const servers = ['https://api.example.com', 'http://localhost:4321/plants'].map((url) =>
    serverOf({ url }, 'openapi.yaml'),
  );
  it('The mock is the first server, and takes the place of the one that it replaces', () => {
    const mocked = withMock(servers, { path: '/plants', replaces: 'http://localhost:4321/plants' });
    expect(mocked.map(({ url, isMock }) => [url, isMock])).toEqual([
      ['/plants', true],
      ['https://api.example.com', undefined],
    ]);
    expect(withMock(servers, { path: '/m' })).toHaveLength(3);
    expect(withMock(servers, undefined)).toEqual(servers);
  });
});

describe('API explorer', () => {
  it('The explorer exists unless the playground is hidden, and sends requests only in interactive mode', () => {
    const explorers = (display: string) =>
      explorersOf(site({ playground: { display } }), [specification], '/docs', none);
    expect(explorers('none')).toEqual([]);
    const [simple] = explorers('simple');
    expect(JSON.parse(simple?.text() ?? '')).toMatchObject({ sendsRequests: false });
    const [shown] = explorers('interactive');
    expect(shown).toMatchObject({ address: '/_trellis/explorer/test/' });
    expect(JSON.parse(shown?.text() ?? '')).toMatchObject({
      sendsRequests: true,
      maintainOrder: true,
      document: { paths: document },
    });
  });

  it('Fields are sorted when docs.json demands it', () => {
    const [explorer] = explorersOf(site({ maintainOrder: false }), [specification], '', none);
    expect(JSON.parse(explorer?.text() ?? '')).toMatchObject({ maintainOrder: false });
  });

  it('The page finds its scripts and styles under any base', () => {
    const [explorer] = explorersOf(site(), [{ ...specification, id: 'a "b"' }], '/docs', none);
    if (!explorer) throw new Error('There is no explorer.');
    const html = explorer.page(
      '<title>%TITLE%</title><script src="./assets/x.js"></script><link href="./assets/y.css"><div data-content="%CONTENT%">',
    );
    expect(html).toBe(
      '<title>Test - Fern &amp; Moss</title><script src="/docs/_trellis/playground/assets/x.js"></script><link href="/docs/_trellis/playground/assets/y.css"><div data-content="/docs/_trellis/explorer/a%20%22b%22/specification.json">',
    );
  });

  it('The page lists all operations, and asks before it loads a large specification', () => {
    const pageOf = (...more: string[]): string => {
      const large = { ...specification, document: { ...specification.document, 'x-more': more } };
      const [explorer] = explorersOf(site(), [large], '/docs', none);
      return explorer?.page('<header>%BAR%</header><main>%OPERATIONS%</main>') ?? '';
    };
    expect(pageOf()).toContain('<header><a href="/docs/start"><span aria-hidden="true">← </span>Fern &amp; Moss</a>');
    expect(pageOf()).toContain('<li><a href="/docs/POST"><b data-method="POST">POST</b> ');
    expect(pageOf()).toContain('<code>/plants</code></a></li>');
    expect(pageOf()).not.toContain('<button');
    const [operation] = specification.operations;
    if (!operation) throw new Error('There is no operation.');
    const grown = {
      ...operation,
      kind: 'webhook' as const,
      id: 'grown',
      badge: 'WEBHOOK',
      path: 'grown',
      title: 'A > B',
    };
    const list = operationList(site(), { ...specification, entries: [{ ...grown, deprecated: true }] }, '');
    expect(list).toContain('<li><b data-method="WEBHOOK">WEBHOOK</b> <s>A &gt; B</s> <code>grown</code></li>');
    expect(pageOf('x'.repeat(600_000))).toContain('<button type="button">All operations on one page <small>0.6 MB');
  });
});

describe('Document for the browser', () => {
  it('References to other files are removed', () => {
    const quiet = withoutRemote({
      paths: {
        '/a': {
          get: {
            parameters: [{ $ref: 'other.yaml#/a' }, { $ref: '#/components/parameters/b' }],
            examples: { one: { externalValue: 'https://a.b/c', summary: 'One' } },
          },
        },
      },
      components: { schemas: { A: { $ref: 'https://a.b/schema.json' } } },
    });
    expect(quiet).toEqual({
      paths: {
        '/a': {
          get: { parameters: [{}, { $ref: '#/components/parameters/b' }], examples: { one: { summary: 'One' } } },
        },
      },
      components: { schemas: { A: {} } },
    });
  });

  it('Data that resembles a reference is kept', () => {
    const data = {
      example: { $ref: 'x', externalValue: 'y' },
      default: { $ref: 'x' },
      examples: [{ $ref: 'x' }],
      properties: { externalValue: { type: 'string' } },
    };
    expect(withoutRemote({ schema: data })).toEqual({ schema: data });
    expect(withoutRemote({ examples: { one: { value: { $ref: 'x' } } } })).toEqual({
      examples: { one: { value: { $ref: 'x' } } },
    });
  });
});

describe('Playground mode of a page', () => {
  it.each([
    [undefined, 'simple'],
    ['interactive', 'interactive'],
    ['auth', 'interactive'],
    ['show', 'interactive'],
    ['simple', 'simple'],
    ['none', 'none'],
    ['hide', 'none'],
  ] as const)('The frontmatter %s gives the mode %s', (playground, mode) => {
    expect(playgroundMode({ playground: { display: 'simple' } } as Site['api'], { playground })).toBe(mode);
  });
});
