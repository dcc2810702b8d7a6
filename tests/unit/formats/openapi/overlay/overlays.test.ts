import { describe, expect, it } from 'vitest';
import type { NamedOverlays } from '../../../../../src/formats/openapi/overlay/overlays.js';
import { isOpenapi } from '../../../../../src/formats/openapi/operation.js';
import { readDocuments } from '../../../../../src/formats/read.js';
import type { Load } from '../../../../../src/documents/read/loadedFiles.js';

const shop = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers:
  - url: https://shop.example
  - url: https://internal.example
tags: [{ name: plants }]
paths:
  /plants:
    get:
      summary: List plants
      tags: [plants]
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
        - { name: debug, in: query, schema: { type: boolean } }
      responses:
        '200': { description: All of them }
        '500': { description: Nothing }
    post:
      summary: Add a plant
      x-internal: true
      responses: { '201': { description: Added } }
  /pots:
    get:
      summary: List pots
      responses: { '200': { description: Pots } }
`;

const overlayOf = (actions: string, head = ''): string =>
  `overlay: 1.1.0\ninfo: { title: Changes, version: '1' }\n${head}actions:\n${actions}`;

function reading(files: Readonly<Record<string, string>>): Load {
  return (location) => {
    const text = files[location];
    return Promise.resolve(
      text === undefined ? { problem: 'missing', reason: 'there is no such file' } : { text, base: location },
    );
  };
}

async function read(
  files: Readonly<Record<string, string>>,
  { named = [], found = [] }: { named?: readonly NamedOverlays[]; found?: readonly string[] } = {},
) {
  const all = { 'shop.yaml': shop, ...files };
  const { documents, diagnostics } = await readDocuments(['shop.yaml'], reading(all), { overlays: { named, found } });
  const [specification] = documents.filter(isOpenapi);
  if (!specification) throw new Error('The specification is read.');
  return { specification, diagnostics, document: specification.document };
}

/** The specification with one overlay that docs.json names. */
const changedBy = (actions: string) =>
  read({ 'changes.yaml': overlayOf(actions) }, { named: [{ source: 'shop.yaml', overlays: ['changes.yaml'] }] });

describe('Actions of an overlay', () => {
  it('An update merges objects and keeps their other keys', async () => {
    const { document, diagnostics } = await changedBy(
      '  - target: $.info\n    update: { title: Plant shop, license: { name: MIT } }\n',
    );
    expect(document['info']).toEqual({ title: 'Plant shop', version: '1', license: { name: 'MIT' } });
    expect(diagnostics).toEqual([]);
  });

  it('An update of the whole document merges lists and objects', async () => {
    const { document } = await changedBy(
      '  - target: $\n    update:\n      tags: [{ name: pots }]\n      components:\n      paths:\n        /pots: { get: { description: Round and square. } }\n',
    );
    expect(document).toMatchObject({
      tags: [{ name: 'plants' }, { name: 'pots' }],
      paths: { '/pots': { get: { summary: 'List pots', description: 'Round and square.' } } },
    });
  });

  it('An update appends values to a list and replaces a text', async () => {
    const { document } = await changedBy(
      '  - { target: $.servers, update: { url: https://one.example } }\n' +
        '  - { target: $.servers, update: [{ url: https://two.example }, { url: https://three.example }] }\n' +
        '  - { target: "$.paths[\'/pots\'].get.summary", update: All pots }\n',
    );
    expect(document['servers']).toEqual(
      ['shop', 'internal', 'one', 'two', 'three'].map((name) => ({ url: `https://${name}.example` })),
    );
    expect(document).toMatchObject({ paths: { '/pots': { get: { summary: 'All pots' } } } });
  });

  it('A removal deletes every selected node, also several of one list', async () => {
    const { specification, document } = await changedBy(
      '  - { target: "$.servers[?@.url == \'https://internal.example\']", remove: true }\n' +
        '  - { target: "$.paths.*.get.parameters.*", remove: true }\n' +
        '  - { target: "$.paths.*[?@[\'x-internal\'] == true]", remove: true }\n' +
        '  - { target: "$.paths.*.get.responses[\'500\']", remove: true }\n',
    );
    expect(document['servers']).toEqual([{ url: 'https://shop.example' }]);
    expect(document).toMatchObject({ paths: { '/plants': { get: { parameters: [], responses: { 200: {} } } } } });
    expect(specification.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /plants',
      'GET /pots',
    ]);
  });

  it('A path is renamed by an update, a copy and a removal', async () => {
    const { specification } = await changedBy(
      '  - { target: $.paths, update: { /containers: {} } }\n' +
        '  - { target: "$.paths[\'/containers\']", copy: "$.paths[\'/pots\']" }\n' +
        '  - { target: "$.paths[\'/pots\']", remove: true }\n',
    );
    expect(specification.operations.map(({ path, title }) => `${path} ${title}`)).toContain('/containers List pots');
    expect(specification.operations.map(({ path }) => path)).not.toContain('/pots');
  });

  it('Actions apply in the order of the list, over several overlays', async () => {
    const titled = (title: string) => overlayOf(`  - { target: $.info, update: { title: ${title} } }\n`);
    const { specification } = await read(
      { 'a.yaml': titled('First'), 'b.yaml': titled('Second') },
      { named: [{ source: './shop.yaml', overlays: ['b.yaml', 'a.yaml'] }] },
    );
    expect(specification.title).toBe('First');
  });
});

describe('Places in a specification with overlays', () => {
  it('Changed values have their place in the overlay, and others in the specification', async () => {
    const { specification } = await changedBy(
      '  - target: $.paths["/pots"].get\n    update:\n      description: Round.\n      tags: [pots]\n' +
        '  - { target: "$.paths[\'/plants\'].get.parameters[0]", remove: true }\n',
    );
    const place = (pointer: string) => {
      const { file, span } = specification.locate(pointer);
      return `${file}:${span?.start.line}`;
    };
    expect(place('/paths/~1pots/get/description')).toBe('changes.yaml:6');
    expect(place('/paths/~1pots/get/tags')).toBe('changes.yaml:7');
    expect(place('/paths/~1pots/get/summary')).toBe('shop.yaml:24');
    expect(place('/paths/~1plants/get/parameters/0/name')).toBe('shop.yaml:14');
  });

  it('A broken reference of an overlay has its place in the overlay', async () => {
    const { diagnostics } = await changedBy(
      '  - target: $.paths["/pots"].get.responses["200"]\n    update: { content: { text/plain: { schema: { $ref: "#/components/schemas/Pot" } } } }\n',
    );
    expect(diagnostics.map(({ code, file, span }) => [code, file, span?.start.line])).toEqual([
      ['openapi/reference', 'changes.yaml', 5],
    ]);
  });
});

describe('Faults of an overlay', () => {
  const told: readonly (readonly [what: string, actions: string, message: RegExp, line: number])[] = [
    ['a target that matches nothing', '  - { target: $.path, update: {} }\n', /matches nothing/, 4],
    ['a target that is not JSONPath', '  - { target: "$.[", update: {} }\n', /is not JSONPath/, 4],
    ['an object for a text', '  - { target: $.info.title, update: { a: 1 } }\n', /take one of these/, 4],
    ['a text for an object', '  - { target: $.info, update: text }\n', /an object takes an object/, 4],
    ['a text in the place of an object', '  - target: $\n    update:\n      info: text\n', /another kind/, 6],
    ['the whole document removed', '  - { target: $, remove: true }\n', /cannot be removed/, 4],
    ['a copy of nothing', '  - { target: $.info, copy: $.nothing }\n', /selects nothing/, 4],
    ['a copy of several', '  - { target: $.info, copy: $.servers.* }\n', /several nodes/, 4],
    ['an action without a change', '  - { target: $.info }\n', /has no `update`/, 4],
    ['an action without a target', '  - { update: {} }\n', /has no `target`/, 4],
  ];

  it.each(told)('An overlay with %s is reported at its place', async (_what, actions, message, line) => {
    const { specification, diagnostics } = await changedBy(
      `${actions}  - { target: $.info, update: { version: '2' } }\n`,
    );
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'openapi/overlay', file: 'changes.yaml', severity: 'warning' });
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.span?.start.line).toBe(line);
    // The other actions apply.
    expect(specification.version).toBe('2');
  });

  it('An unreadable overlay, an unknown version and missing actions are reported, and the specification is shown', async () => {
    for (const [text, code] of [
      [undefined, 'openapi/missing'],
      ['overlay: [', 'openapi/syntax'],
      ['overlay: 2.0.0\nactions: []\n', 'openapi/overlay'],
      ['overlay: 1.0.0\n', 'openapi/overlay'],
      ['openapi: 3.1.0\n', 'openapi/overlay'],
    ] as const) {
      const { specification, diagnostics } = await read(text === undefined ? {} : { 'changes.yaml': text }, {
        named: [{ source: 'shop.yaml', overlays: ['changes.yaml'] }],
      });
      expect(diagnostics.map((each) => each.code)).toEqual([code]);
      expect(specification.title).toBe('Shop');
    }
  });

  it('Copies that multiply are stopped, and unsafe keys change no prototype', async () => {
    const doubling = '  - { target: "$.paths", copy: "$" }\n'.repeat(40);
    const { specification, diagnostics } = await changedBy(doubling);
    expect(specification.title).toBe('Shop');
    expect(diagnostics.some(({ message }) => /more than|deeper than/.test(message))).toBe(true);
    const { document } = await changedBy('  - { target: $.info, update: { __proto__: { polluted: true } } }\n');
    expect(Object.getPrototypeOf(document['info'])).toBe(Object.prototype);
  });
});

describe('Overlays in the folder', () => {
  const extending = (title: string, target: string): string =>
    overlayOf(`  - { target: $.info, update: { title: ${title} } }\n`, `extends: ${target}\n`);

  it('Overlays apply to the specification that they extend, in the order of their paths', async () => {
    const { specification } = await read(
      {
        'overlays/b.yaml': extending('Last', '../shop.yaml'),
        'overlays/a.yaml': extending('First', '../shop.yaml') + `  - { target: "$.paths['/pots']", remove: true }\n`,
        'overlays/c.yaml': extending('Other', './shop.yaml'),
        'overlays/d.yaml': overlayOf('  - { target: $.info, update: { title: Nobody } }\n'),
      },
      { found: ['/overlays/c.yaml', '/overlays/b.yaml', '/overlays/d.yaml', '/overlays/a.yaml'] },
    );
    expect(specification.title).toBe('Last');
    expect(specification.operations.map(({ path }) => path)).not.toContain('/pots');
  });

  it('Overlays of docs.json, even an empty list, replace those of the folder', async () => {
    const files = { 'own.yaml': extending('Found', 'shop.yaml') };
    const titleWith = async (overlays: readonly string[]) =>
      (await read(files, { named: [{ source: 'shop.yaml', overlays }], found: ['/own.yaml'] })).specification.title;
    expect((await read(files, { found: ['/own.yaml'] })).specification.title).toBe('Found');
    expect(await titleWith([])).toBe('Shop');
  });
});
