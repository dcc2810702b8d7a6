import { describe, expect, test } from 'vitest';
import { referencesIn } from '../../../../src/documents/references.js';
import { resolveObject } from '../../../../src/documents/resolve.js';
import { valueAt } from '../../../../src/documents/pointer.js';
import { details, fixture, operation, present, readText } from './support.js';

describe('readSpecification', () => {
  test('Reads the plant store', async () => {
    const specification = await fixture('plant-store.yaml');
    expect(specification).toMatchObject({
      id: 'fixture',
      location: 'plant-store.yaml',
      title: 'OpenAPI Plant Store',
      version: '1.0.0',
      schemas: ['Plant', 'NewPlant', 'Error'],
      diagnostics: [],
    });
    expect(specification.operations).toHaveLength(1);
    expect(operation(specification, 'POST /plants')).toMatchObject({
      id: 'fixture POST /plants',
      method: 'POST',
      path: '/plants',
      description: 'Creates a new plant in the store',
      tags: [],
      deprecated: false,
      hidden: false,
      pointer: '/paths/~1plants/post',
    });
  });

  test('Keeps references', async () => {
    const { document } = await fixture('plant-store.yaml');
    const pointer = '/paths/~1plants/post/requestBody/content/application~1json/schema';
    expect(valueAt(document, pointer)).toEqual({ $ref: '#/components/schemas/NewPlant' });
  });

  test('Returns the line and column of every part', async () => {
    const { locate } = await fixture('plant-store.yaml');
    expect(locate('/components/schemas/Plant/properties/name')).toMatchObject({
      file: 'plant-store.yaml',
      span: { start: { line: 43, column: 9 } },
    });
    expect(locate('/paths/~1plants/post/description').span?.start).toEqual({ line: 15, column: 20 });
    expect(locate('/paths/~1plants/post/nothing/there').span?.start).toEqual({ line: 14, column: 5 });
  });

  test('Accepts versions that YAML reads as numbers', async () => {
    const { specification } = await readText('openapi: 3.0\ninfo: {title: 2024, version: 1.0}\npaths: {/a: {get: {}}}');
    expect(specification).toMatchObject({ title: '2024', version: '1' });
    expect(specification?.operations.map(({ id }) => id)).toEqual(['text GET /a']);
    expect(specification?.document['openapi']).toMatch(/^3\.1/);
  });

  test('Collects operations, webhooks, tags and extensions', async () => {
    const specification = await fixture('constructs.yaml');
    expect(specification.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /gardens/{garden-id}/beds/{bed}.{format}',
      'GET /open',
      'POST /open',
    ]);
    expect(specification.webhooks.map(({ id }) => id)).toEqual(['fixture webhook plantAdded']);
    expect(operation(specification, 'POST /open')).toMatchObject({
      hidden: true,
      mint: { href: '/elsewhere', content: 'Before', metadata: { title: 'Other' } },
    });
    expect(operation(specification, 'GET /gardens/{garden-id}/beds/{bed}.{format}')).toMatchObject({
      deprecated: true,
    });
  });

  test('The digest of an operation depends on its references and on nothing else', async () => {
    const text = (plant: string, other: string) => `
openapi: 3.1.0
paths:
  /a: { get: { responses: { 200: { description: a, content: { application/json: { schema: { $ref: '#/components/schemas/Garden' } } } } } } }
  /b: { get: { responses: { 200: { description: ${other} } } } }
components: { schemas: { Garden: { items: { $ref: '#/components/schemas/Plant' } }, Plant: { type: ${plant} } } }`;
    const digests = async (plant: string, other: string) =>
      present((await readText(text(plant, other))).specification).operations.map(({ digest }) => digest);
    const [a, b] = await digests('string', 'b');
    expect(await digests('integer', 'b')).toEqual([expect.not.stringMatching(present(a)), b]);
    expect(await digests('string', 'c')).toEqual([a, expect.not.stringMatching(present(b))]);
  });

  test('Upgrades Swagger 2.0', async () => {
    const specification = await fixture('swagger.json');
    expect(specification.operations.map(({ id }) => id)).toEqual([
      'fixture GET /plants/{id}',
      'fixture PUT /plants/{id}',
    ]);
    expect(specification.document['servers']).toEqual([{ url: 'https://api.example.com/v2' }]);
    expect(specification.schemas).toEqual(['Plant', 'Problem']);
    expect(specification.locate('/components/schemas/Plant/properties/name').span?.start.line).toBe(43);
  });

  test('Reads Swagger 2.0 with parts of wrong types', async () => {
    const { specification, diagnostics } = await readText(`
swagger: '2.0'
host: {}
schemes: https
produces: json
parameters: { A: null, B: { name: b } }
responses: { R: null }
definitions: { D: null, E: { type: object } }
paths:
  /a:
    parameters: 5
    x-owner: null
    get: { x-owner: null, parameters: [null, { name: x }, { name: y, in: query, type: string }], responses: { 200: null, 201: { description: ok, headers: 5 } } }
    put: null
    post: { consumes: x, responses: null, parameters: { in: body } }
  /b: null`);
    expect(diagnostics).toEqual([]);
    expect(specification?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a', 'POST /a']);
    expect(details(present(specification), 'GET /a').parameters.query.map(({ name }) => name)).toEqual(['y']);
  });

  test('Bodies of Swagger 2.0 are shown if their operation has empty lists of media types', async () => {
    const { specification } = await readText(`
swagger: '2.0'
consumes: [application/vnd.plants+json]
paths:
  /plants:
    post:
      consumes: []
      produces: []
      parameters: [{ name: plant, in: body, schema: { type: object, properties: { name: { type: string } } } }]
      responses: { 201: { description: The plant., schema: { type: object, properties: { id: { type: string } } } } }`);
    const { body, responses } = details(present(specification), 'POST /plants');
    const shown = [present(body), ...responses].flatMap(({ contents }) =>
      contents.map(({ contentType, schema }) => [contentType, schema?.children.map(({ name }) => name)]),
    );
    expect(shown).toEqual([
      ['application/vnd.plants+json', ['name']],
      ['application/json', ['id']],
    ]);
  });

  test('Refuses Swagger 2.0 that cannot be converted', async () => {
    const { specification, diagnostics } = await readText(
      "swagger: '2.0'\npaths:\n  /a:\n    get: { parameters: [{ name: x, in: body, content: wrong }], responses: {} }\n",
    );
    expect(specification).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'openapi/version', message: expect.stringContaining('OpenAPI 2.0') }]);
  });

  test('Warns about operations that a server cannot distinguish', async () => {
    const { diagnostics } = await readText(
      'openapi: 3.1.0\npaths:\n  /a/{x}: {get: {}}\n  /a/{y}/:\n    get: {}\n    put: {}\n',
    );
    expect(diagnostics).toMatchObject([
      { code: 'openapi/duplicate-operation', file: 'openapi.yaml', span: { start: { line: 5, column: 5 } } },
    ]);
    expect(diagnostics[0]?.message).toContain('GET /a/{x}');
  });

  test('Skips parts that are no objects', async () => {
    const { specification, diagnostics } = await readText(
      'openapi: 3.1.0\ninfo: 5\ntags: x\npaths: {/a: null, /b: [1], /c: {get: 1, post: {tags: 5, responses: []}}}\ncomponents: []',
    );
    expect(specification?.operations.map(({ path }) => path)).toEqual(['/c']);
    expect(diagnostics).toEqual([]);
  });

  test('Returns equal results for the same text', async () => {
    const [first, second] = [await fixture('constructs.yaml'), await fixture('constructs.yaml')];
    expect(second.digest).toBe(first.digest);
    expect(second.operations).toEqual(first.operations);
  });
});

describe('Unreadable texts', () => {
  test.each([
    ['broken JSON', 'openapi.json', '{\n  "openapi": "3.1.0",\n  "paths": }', 'openapi/syntax', 3, 12],
    ['broken YAML', 'openapi.yaml', 'openapi: 3.1.0\ninfo:\n  title: a: b\n', 'openapi/syntax', 3, 10],
    ['another kind of document', 'openapi.yaml', 'name: x\n', 'openapi/version', 1, 1],
    ['a later version', 'openapi.yaml', 'info: {}\nopenapi: 4.0.0\n', 'openapi/version', 2, 10],
  ])('A file with %s is reported at its place', async (_, file, text, code, line, column) => {
    const { specification, diagnostics } = await readText(text, file);
    expect(specification).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code, file, severity: 'warning', span: { start: { line, column } } }]);
  });

  test('An empty file is reported', async () => {
    expect((await readText('', 'openapi.json')).diagnostics).toMatchObject([{ code: 'openapi/syntax' }]);
    expect((await readText('', 'openapi.yaml')).diagnostics).toMatchObject([{ code: 'openapi/version' }]);
  });

  test('A missing file and a forbidden scheme are reported', async () => {
    const { diagnostics } = await readText('', 'other.yaml', {});
    expect(diagnostics[0]?.code).toBe('openapi/version');
    const { memory, readSpecification } = await import('./support.js');
    for (const entry of ['nothing.yaml', 'file:///etc/passwd', 'ftp://example.com/a.yaml']) {
      expect(await readSpecification(entry, 'x', { load: memory({}) })).toMatchObject({
        diagnostics: [{ code: 'openapi/missing', file: entry }],
      });
    }
  });

  test('Repeated keys are reported, and the last one is used', async () => {
    for (const [file, text] of [
      ['openapi.yaml', 'openapi: 3.1.0\npaths:\n  /a: {get: {summary: one}}\n  /a: {get: {summary: two}}\n'],
      [
        'openapi.json',
        '{"openapi":"3.1.0","paths":{\n"/b":{},\n"/a":{"get":{"summary":"one"}},\n"/a":{"get":{"summary":"two"}}}}',
      ],
    ] as const) {
      const { specification, diagnostics } = await readText(text, file);
      expect(specification?.operations.map(({ title }) => title)).toEqual(['two']);
      expect(diagnostics).toMatchObject([
        { code: 'openapi/repeated-key', severity: 'warning', span: { start: { line: 4 } } },
      ]);
      expect(diagnostics[0]?.message).toContain('`/a`');
    }
  });
});

describe('Hostile texts', () => {
  test('A YAML alias inside its own anchor is refused', async () => {
    const { specification, diagnostics } = await readText('openapi: 3.1.0\npaths: &a\n  /a: {get: {x-loop: *a}}\n');
    expect(specification).toBeUndefined();
    expect(diagnostics[0]?.code).toMatch(/^openapi\/(too-large|syntax)$/);
  });

  test('Aliases that multiply are refused', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `x${level + 1}: &x${level + 1} [${Array(10).fill(`*x${level}`).join(', ')}]`,
    );
    const { specification, diagnostics } = await readText(`openapi: 3.1.0\nx0: &x0 lol\n${levels.join('\n')}\n`);
    expect(specification).toBeUndefined();
    expect(diagnostics).toHaveLength(1);
  });

  test.each([
    ['json', '[', ']'],
    ['yaml', '[', ']'],
  ])('Very deep nesting in %s is refused', async (extension, open, close) => {
    const text = `{"openapi": "3.1.0", "x-deep": ${open.repeat(20_000)}${close.repeat(20_000)}}`;
    const { specification, diagnostics } = await readText(text, `openapi.${extension}`);
    expect(specification).toBeUndefined();
    expect(diagnostics[0]?.severity).toBe('warning');
  });

  test('Brackets within a string are not counted as nesting', async () => {
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: '["\\'.repeat(2_000) }, paths: {} });
    expect((await readText(text, 'openapi.json')).specification).toBeDefined();
  });

  test('Names of JavaScript members are read as ordinary keys', async () => {
    const { specification } = await readText(
      '{"openapi":"3.1.0","paths":{"__proto__":{"get":{}},"constructor":{"get":{}},"/a":{"__proto__":{"polluted":1},"get":{"tags":["toString"]}}}}',
      'openapi.json',
    );
    expect(specification?.operations.map(({ path }) => path)).toContain('/a');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('Specification in several files', () => {
  test('The files become one document with internal references', async () => {
    const { document, operations } = await fixture('split/openapi.yaml');
    expect(operations.map(({ pointer }) => pointer)).toEqual(['/paths/~1plants/get', '/paths/~1gardens/get']);
    const references = Array.from(referencesIn(document, 'document', ''));
    expect(references.map(({ ref }) => ref)).toContain('#/components/schemas/Plant-2');
    for (const { ref } of references.filter(({ ref: each }) => each !== '#/Plants')) {
      expect(ref).toMatch(/^#\//);
      expect(valueAt(document, ref.slice(1)), ref).toBeDefined();
    }
    expect(valueAt(document, '/components/schemas/Plant')).toHaveProperty('type', 'string');
    expect(valueAt(document, '/components/schemas/Plant-2/properties/parent')).toEqual({
      $ref: '#/components/schemas/Plant-2',
    });
    expect(valueAt(document, '/components/schemas/garden/properties/soil')).toEqual({
      $ref: '#/components/schemas/Soil',
    });
  });

  test('A `$ref` in an example is unchanged', async () => {
    const { document, diagnostics } = await fixture('split/openapi.yaml');
    const media = '/paths/~1plants/get/responses/200/content/application~1json';
    expect(valueAt(document, `${media}/example`)).toEqual({ $ref: './not-a-reference.json' });
    expect(diagnostics).toHaveLength(1);
  });

  test('A broken reference is reported at its place with the nearest name', async () => {
    const { diagnostics } = await fixture('split/openapi.yaml');
    expect(diagnostics).toMatchObject([
      {
        code: 'openapi/reference',
        severity: 'warning',
        file: 'split/schemas/plant.yaml',
        span: { start: { line: 7 } },
      },
    ]);
    expect(diagnostics[0]?.help).toContain('#/Plant`');
  });

  test('Each part has the file of its origin', async () => {
    const { locate } = await fixture('split/openapi.yaml');
    expect(locate('/paths/~1plants/get/summary')).toMatchObject({
      file: 'split/paths/plants.yaml',
      span: { start: { line: 2 } },
    });
    expect(locate('/components/schemas/garden/properties')).toMatchObject({ file: 'split/schemas/garden.yaml' });
    expect(locate('/components/schemas/Plant')).toMatchObject({ file: 'split/openapi.yaml' });
  });

  test('The files of Swagger 2.0 are bundled as well', async () => {
    const { specification, diagnostics } = await readText(
      'swagger: "2.0"\npaths:\n  /a:\n    get: {responses: {200: {description: a, schema: {$ref: "x.yaml#/Thing"}}}}\n  /b: {$ref: item.yaml}\n',
      'openapi.yaml',
      { 'x.yaml': 'Thing: {type: object, properties: {again: {$ref: "#/Thing"}}}', 'item.yaml': 'get: {summary: B}' },
    );
    expect(diagnostics).toEqual([]);
    expect(specification?.schemas).toEqual(['Thing']);
    expect(specification?.operations.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  test('A reference may lead through an object that is a reference itself, but not in a circle', async () => {
    const schemas = {
      Bed: { $ref: 'bed.yaml' },
      Plot: { $ref: '#/components/schemas/Bed' },
      Depth: { $ref: '#/components/schemas/Plot/properties/depth' },
      Circle: { $ref: '#/components/schemas/Circle/properties/depth' },
      One: { $ref: '#/components/schemas/Other/a' },
      Other: { $ref: '#/components/schemas/One/b' },
    };
    const text = JSON.stringify({ openapi: '3.1.0', info: {}, paths: {}, components: { schemas } });
    const bed = 'type: object\nproperties:\n  depth: { $ref: depth.yaml#/Depth }\n';
    const files = { 'bed.yaml': bed, 'depth.yaml': 'Depth: { type: integer }\n' };
    const { specification, diagnostics } = await readText(text, 'openapi.json', files);
    const { document = {} } = specification ?? {};
    expect(resolveObject(document, { $ref: '#/components/schemas/Depth' })).toEqual({ type: 'integer' });
    const broken = diagnostics.filter(({ code }) => code === 'openapi/reference');
    expect(broken.map(({ message }) => /schemas\/(\w+)/.exec(message)?.[1])).toEqual(['Circle', 'Other', 'One']);
  });

  test('Operations may be in files of their own or elsewhere in the document', async () => {
    const { specification, diagnostics } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {$ref: ops/a.yaml}, put: {$ref: "#/paths/~1b/post"}}, /b: {post: {summary: B}}, /c: {$ref: item.yaml}}',
      'openapi.yaml',
      {
        'ops/a.yaml': 'summary: A\nresponses: {200: {$ref: r.yaml}}',
        'ops/r.yaml': 'description: ok',
        'item.yaml': 'get: {$ref: ops/a.yaml}',
      },
    );
    expect(diagnostics).toEqual([]);
    expect(specification?.operations.map(({ method, path, title }) => `${method} ${path} ${title}`)).toEqual([
      'GET /a A',
      'PUT /a B',
      'POST /b B',
      'GET /c A',
    ]);
    expect(specification?.locate('/paths/~1c/get/summary')).toMatchObject({ file: 'ops/a.yaml' });
  });

  test('The paths or the schemas as a whole may be in a file of their own', async () => {
    const { specification, diagnostics } = await readText(
      'openapi: 3.1.0\npaths: {$ref: paths/all.yaml}\ncomponents: {schemas: {$ref: "parts.yaml#/schemas"}}',
      'openapi.yaml',
      {
        'paths/all.yaml': '/a/{b c}:\n  get: {responses: {200: {$ref: r.yaml}}}\n/b: {$ref: b.yaml}',
        'paths/b.yaml': 'post: {summary: B}',
        'paths/r.yaml':
          'description: ok\ncontent: {text/plain: {schema: {$ref: ../openapi.yaml#/components/schemas/Plant}}}',
        'parts.yaml': 'schemas: {Plant: {type: string}}',
      },
    );
    expect(diagnostics).toEqual([]);
    const { operations, locate } = present(specification);
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a/{b c}', 'POST /b']);
    expect(locate('/paths/~1a~1{b c}/get')).toMatchObject({ file: 'paths/all.yaml', span: { start: { line: 2 } } });
    const { responses } = details(present(specification), 'GET /a/{b c}');
    expect(responses).toMatchObject([{ contents: [{ schema: { type: 'string' } }] }]);
  });

  test('Parts of the same name in two files stay apart', async () => {
    const { specification } = await readText(
      'openapi: 3.1.0\npaths:\n  /a: {get: {responses: {200: {$ref: a/r.yaml}}}}\n  /b: {get: {responses: {200: {$ref: b/r.yaml}}}}',
      'openapi.yaml',
      {
        'a/r.yaml': 'description: ok\ncontent: {text/plain: {schema: {$ref: plant.yaml}}}',
        'a/plant.yaml': 'type: string',
        'b/r.yaml': 'description: ok\ncontent: {text/plain: {schema: {$ref: plant.yaml}}}',
        'b/plant.yaml': 'type: integer',
      },
    );
    const typeOf = (key: string): unknown =>
      details(present(specification), key).responses[0]?.contents[0]?.schema?.type;
    expect(['GET /a', 'GET /b'].map(typeOf)).toEqual(['string', 'integer']);
  });

  test('A component that is only a reference names its target', async () => {
    const { specification, diagnostics } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {responses: {200: {$ref: r.yaml}}}}}\ncomponents: {schemas: {$ref: all.yaml}}',
      'openapi.yaml',
      {
        'r.yaml': 'description: ok\ncontent: {text/plain: {schema: {$ref: plant.yaml}}}',
        'all.yaml':
          'Bed: {properties: {plant: {$ref: plant.yaml}, next: {$ref: "#/Bed"}}}\nPlant: {$ref: plant.yaml}\nTree: {$ref: "#/Plant"}',
        'plant.yaml': 'properties: {bed: {$ref: "openapi.yaml#/components/schemas/Bed"}, parent: {$ref: plant.yaml}}',
      },
    );
    expect(diagnostics).toEqual([]);
    const { document, schemas, locate } = present(specification);
    expect(schemas).toEqual(['Bed', 'Plant', 'Tree']);
    expect(valueAt(document, '/components/schemas/Tree')).toEqual({ $ref: '#/components/schemas/Plant' });
    const references = Array.from(referencesIn(document, 'document', ''), ({ ref }) => ref.split('/').at(-1));
    expect(new Set(references)).toEqual(new Set(['Bed', 'Plant', 'r']));
    expect(locate('/components/schemas/Plant/properties')).toMatchObject({ file: 'plant.yaml' });
  });

  test.each([
    ['gone.yaml', 'there is no such file'],
    ['bad.yaml', 'cannot be read'],
    ['file:///etc/passwd', 'only files and http(s) addresses are read'],
    ['#/components/schemas/Plent', 'this file has nothing there'],
    ['Plant', 'there is no such file'],
  ])('A reference to %s is a warning: %s', async (ref, reason) => {
    const { specification, diagnostics } = await readText(
      `openapi: 3.1.0\ncomponents: {schemas: {Plant: {}, Other: {$ref: '${ref}'}}}`,
      'openapi.yaml',
      { 'bad.yaml': 'a: b: c' },
    );
    expect(specification).toBeDefined();
    const found = diagnostics.find(({ code }) => code === 'openapi/reference');
    expect(found?.message).toContain(reason);
    if (/Pl[ae]nt/.test(ref)) expect(found?.help).toContain('#/components/schemas/Plant');
  });
});
