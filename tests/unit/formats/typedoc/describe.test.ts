import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/documents/json.js';
import { detailsOf, intrinsic, referenceTo, reflection, signature, libraryOf, textComment } from './support.js';

const string = intrinsic('string');
const parameter = (name: string, own = {}) => reflection(32768, name, { type: string, ...own });
const from = (target: number, name: string) => ({ type: 'reference', target, name });

const specification = await libraryOf([
  reflection(128, 'Base', {
    id: 1,
    flags: { isAbstract: true },
    extendedBy: [referenceTo(2, 'Client')],
    children: [
      reflection(2048, 'close', { id: 10, signatures: [signature('close', { id: 11 })] }),
      reflection(2048, 'open', { id: 12, signatures: [signature('open', { id: 13 })] }),
    ],
  }),
  reflection(128, 'Client', {
    id: 2,
    comment: textComment('Speaks.', { blockTags: [{ tag: '@deprecated', content: [] }] }),
    extendedTypes: [referenceTo(1, 'Base', { typeArguments: [string] })],
    implementedTypes: [referenceTo(-1, 'Disposable')],
    typeParameters: [reflection(131072, 'T', { type: string, default: string, comment: textComment('What.') })],
    sources: [{ fileName: 'src/client.ts', line: 8, url: 'javascript:alert(1)' }],
    children: [
      reflection(512, 'constructor', {
        signatures: [
          signature('Client', { kind: 16384, type: referenceTo(2, 'Client'), parameters: [parameter('key')] }),
        ],
      }),
      reflection(1024, 'size', {
        flags: { isStatic: true, isReadonly: true, isOptional: true },
        type: string,
        defaultValue: '3',
      }),
      reflection(1024, 'handler', {
        type: {
          type: 'reflection',
          declaration: reflection(65536, '__type', {
            signatures: [signature('__type', { comment: textComment('Handles.') })],
          }),
        },
      }),
      reflection(262144, 'url', {
        getSignature: signature('url', { kind: 524288, type: string }),
        setSignature: signature('url', { kind: 1048576, parameters: [parameter('value')] }),
      }),
      reflection(2048, 'close', { overwrites: from(10, 'Base.close'), signatures: [signature('close')] }),
      reflection(2048, 'open', { inheritedFrom: from(12, 'Base.open'), signatures: [signature('open')] }),
    ],
  }),
  reflection(64, 'find', {
    signatures: [
      signature('find', {
        comment: textComment('Finds one.', {
          blockTags: [{ tag: '@returns', content: [{ kind: 'text', text: 'it.' }] }],
        }),
        parameters: [parameter('id', { flags: { isOptional: true } })],
        type: string,
      }),
      signature('find', {
        comment: textComment('Finds all.'),
        parameters: [parameter('rest', { flags: { isRest: true } })],
      }),
    ],
  }),
  reflection(2097152, 'Options', {
    type: {
      type: 'reflection',
      declaration: reflection(65536, '__type', {
        children: [
          reflection(1024, 'retry', {
            type: {
              type: 'union',
              types: [
                intrinsic('undefined'),
                {
                  type: 'reflection',
                  declaration: reflection(65536, '__type', { children: [reflection(1024, 'times', { type: string })] }),
                },
              ],
            },
          }),
        ],
        indexSignatures: [
          reflection(8192, '__index', { flags: { isReadonly: true }, type: string, parameters: [parameter('name')] }),
        ],
      }),
    },
  }),
  reflection(8, 'Light', {
    flags: { isConst: true },
    children: [reflection(16, 'Sun', { type: { type: 'literal', value: 'sun' } })],
  }),
  reflection(32, 'kinds', { flags: { isConst: true }, type: string, defaultValue: '"rose"' }),
]);

const remark = (name: string, text: string) => ({ tag: `@${name}`, content: [{ kind: 'text', text }] });

describe('Pages of symbols', () => {
  it('The page of a class has its declaration, its members and what it is made from', () => {
    const { sdk } = detailsOf(specification, 'class Client');
    expect(sdk.declaration).toBe(
      'class Client<T extends string = string>\n  extends Base<string>\n  implements Disposable',
    );
    expect(sdk).toMatchObject({ deprecation: '', source: { file: 'src/client.ts', line: 8 } });
    expect(sdk.source).not.toHaveProperty('url');
    expect(sdk.typeParameters).toMatchObject([{ name: 'T', type: 'string', default: 'string', description: 'What.' }]);
    expect(sdk.members.map(({ kind, anchor, calls }) => [kind, anchor, calls[0]?.declaration])).toEqual([
      ['constructor', 'constructor', 'new Client(key: string)'],
      ['method', 'method-close', 'close(): void'],
    ]);
    expect(sdk.members[0]?.calls[0]).not.toHaveProperty('returns');
    expect(sdk.members[1]?.overrides).toEqual({ text: 'Base.close', page: 'lib class Base', anchor: 'method-close' });
    expect(sdk.fields).toMatchObject([
      {
        kind: 'property',
        nodes: [
          { name: 'size', readOnly: true, default: '3', marks: ['static', 'optional'] },
          { name: 'handler', type: '() => void', description: 'Handles.' },
        ],
      },
      { kind: 'accessor', nodes: [{ name: 'url', type: 'string', readOnly: false, writeOnly: false }] },
    ]);
    expect(sdk.related).toEqual([
      { kind: 'extends', links: [{ label: 'Base<string>', page: 'lib class Base' }], more: 0 },
      { kind: 'implements', links: [{ label: 'Disposable' }], more: 0 },
      { kind: 'inherited', links: [{ label: 'Base.open', page: 'lib class Base', anchor: 'method-open' }], more: 0 },
    ]);
    expect(detailsOf(specification, 'class Base').sdk).toMatchObject({
      declaration: 'abstract class Base',
      related: [{ kind: 'extendedBy', links: [{ label: 'Client', page: 'lib class Client' }] }],
    });
  });

  it('A member is described once, and in its heir if its own class has no page or is another library’s', async () => {
    const external = { isExternal: true };
    const family = await libraryOf([
      reflection(256, 'First', { id: 1, children: [reflection(1024, 'size', { id: 10, type: string })] }),
      reflection(256, 'Second', {
        id: 2,
        children: [
          reflection(1024, 'size', { id: 20, type: string, inheritedFrom: from(10, 'First.size') }),
          reflection(1024, 'hidden', { id: 21, type: string, inheritedFrom: from(-1, 'Hidden.hidden') }),
          reflection(1024, 'stack', { id: 22, flags: external, inheritedFrom: { name: 'Error.stack' } }),
        ],
      }),
      reflection(256, 'Third', {
        id: 3,
        children: [
          reflection(1024, 'size', { type: string, inheritedFrom: { name: 'Second.size', id: 20 } }),
          reflection(1024, 'hidden', { type: string, inheritedFrom: from(21, 'Second.hidden') }),
          reflection(1024, 'stack', { flags: external, inheritedFrom: from(22, 'Second.stack') }),
        ],
      }),
    ]);
    const second = detailsOf(family, 'interface Second').sdk;
    expect(second.fields).toMatchObject([{ nodes: [{ name: 'hidden' }] }]);
    expect(second.related[0]?.links).toEqual([
      { label: 'First.size', page: 'lib interface First', anchor: 'property-size' },
      { label: 'Error.stack' },
    ]);
    const third = detailsOf(family, 'interface Third').sdk;
    expect(third.fields).toEqual([]);
    expect(third.related[0]?.links).toEqual([
      { label: 'Second.size', page: 'lib interface First', anchor: 'property-size' },
      { label: 'Second.hidden', page: 'lib interface Second', anchor: 'property-hidden' },
      { label: 'Second.stack', page: 'lib interface Second' },
    ]);
  });

  it('Of heirs that inherit from each other, the first describes the member', async () => {
    const heir = (name: string, id: number, origin: number) =>
      reflection(128, name, {
        children: [reflection(1024, 'size', { id, type: string, inheritedFrom: from(origin, 'Base.size') })],
      });
    const heirs = await libraryOf([heir('First', 1, 2), heir('Second', 2, 1)]);
    expect(detailsOf(heirs, 'class First').sdk.fields).toMatchObject([{ nodes: [{ name: 'size' }] }]);
    expect(detailsOf(heirs, 'class Second').sdk).toMatchObject({
      fields: [],
      related: [{ links: [{ page: 'lib class First', anchor: 'property-size' }] }],
    });
  });

  it('The page of a function has every overload with what it takes and returns', () => {
    const { sdk } = detailsOf(specification, 'function find');
    expect(sdk.declaration).toBe('');
    expect(sdk.calls).toMatchObject([
      {
        title: 'find(id)',
        parameters: [{ name: 'id', required: false }],
        returns: { type: 'string', description: 'it.' },
      },
      { title: 'find(...rest)', description: 'Finds all.', parameters: [{ name: '...rest', required: false }] },
    ]);
    expect(sdk.calls[1]).not.toHaveProperty('returns');
  });

  it('A function is described by its first signature that is not deprecated, which does not repeat it', async () => {
    const old = { blockTags: [{ tag: '@deprecated', content: [] }] };
    const several = await libraryOf([
      reflection(64, 'find', {
        signatures: [
          signature('find', { comment: textComment('Old.', old) }),
          signature('find', { comment: textComment('New.') }),
          signature('find', { comment: textComment('Newer.') }),
        ],
      }),
      reflection(64, 'gone', {
        signatures: ['One.', 'Two.'].map((text) => signature('gone', { comment: textComment(text, old) })),
      }),
    ]);
    const [find, gone] = several.entries;
    expect(find).toMatchObject({ description: 'New.', deprecated: false });
    expect(gone).toMatchObject({ description: 'One.', deprecated: true });
    expect(detailsOf(several, 'function find').sdk.calls.map(({ description }) => description)).toEqual([
      'Old.',
      undefined,
      'Newer.',
    ]);
  });

  it('The comment above the implementation of a method with several signatures is shown with the first', async () => {
    const several = await libraryOf([
      reflection(128, 'Garden', {
        children: [
          reflection(2048, 'water', {
            comment: textComment('Waters.'),
            signatures: [signature('water'), signature('water', { comment: textComment('Slowly.') })],
          }),
        ],
      }),
    ]);
    const [water] = detailsOf(several, 'class Garden').sdk.members;
    expect(water?.calls.map(({ description }) => description)).toEqual(['Waters.', 'Slowly.']);
  });

  it('A page has a column of examples if its symbol has code as an example', async () => {
    const example = (text: string) => ({ blockTags: [{ tag: '@example', content: [{ kind: 'code', text }] }] });
    const { entries } = await libraryOf([
      reflection(128, 'A', { comment: textComment('', example('```ts\na();\n```')) }),
      reflection(128, 'B', { comment: textComment('', example('Call `b()`.')) }),
      reflection(128, 'C'),
    ]);
    expect(entries.map(({ hasNoPanel }) => hasNoPanel)).toEqual([undefined, true, true]);
  });

  it('The declaration of an optional method has a question mark', async () => {
    const water = reflection(2048, 'water', { flags: { isOptional: true }, signatures: [signature('water')] });
    const { sdk } = detailsOf(await libraryOf([reflection(256, 'Bed', { children: [water] })]), 'interface Bed');
    expect(sdk.members[0]).toMatchObject({
      name: 'water',
      calls: [{ title: 'water()', declaration: 'water?(): void' }],
    });
  });

  it('The properties of a type without a name are shown in intersections and in what a function returns', async () => {
    const unnamed = (...names: string[]) => ({
      type: 'reflection',
      declaration: reflection(65536, '__type', {
        children: names.map((name) => reflection(1024, name, { type: string, comment: textComment(`About ${name}.`) })),
      }),
    });
    const choice = { type: 'union', types: [unnamed('clay'), unnamed('soil')] };
    const options = {
      type: 'intersection',
      types: [unnamed('depth'), referenceTo(-1, 'Base'), choice, unnamed('width')],
    };
    const call = signature('dig', { parameters: [parameter('options', { type: options })], type: unnamed('stop') });
    const { sdk } = detailsOf(await libraryOf([reflection(64, 'dig', { signatures: [call] })]), 'function dig');
    expect(sdk.calls[0]?.parameters[0]).toMatchObject({
      children: [
        { name: 'depth', description: 'About depth.' },
        { name: 'width', description: 'About width.' },
      ],
      variants: [
        {
          options: [
            { node: { children: [{ name: 'clay', description: 'About clay.' }] } },
            { node: { children: [{ name: 'soil', description: 'About soil.' }] } },
          ],
        },
      ],
    });
    expect(sdk.calls[0]?.returns?.children).toMatchObject([{ name: 'stop', description: 'About stop.' }]);
  });

  it('The page of a type has the properties of types without a name, also in unions', () => {
    const { sdk } = detailsOf(specification, 'type Options');
    expect(sdk.fields).toMatchObject([
      {
        kind: 'property',
        nodes: [
          { name: 'retry', required: true, children: [{ name: 'times', type: 'string' }] },
          { name: '[name: string]', readOnly: true },
        ],
      },
    ]);
  });

  it('The examples of a property keep their captions', async () => {
    const examples = [
      remark('example', 'In spring\n```js\ndig()\n```'),
      { ...remark('example', 'Wait.'), name: 'Frost' },
    ];
    const bed = reflection(1024, 'depth', { comment: textComment('How deep.', { blockTags: examples }) });
    const { fields } = detailsOf(await libraryOf([reflection(256, 'Bed', { children: [bed] })]), 'interface Bed').sdk;
    expect(fields[0]?.nodes[0]?.description).toBe(
      'How deep.\n\n**In spring**\n\n```js\ndig()\n```\n\n**Frost**\n\nWait.',
    );
  });

  it('A property shows every remark on it, and on what it takes and returns if its type is a function', async () => {
    const returns = textComment('', { blockTags: [remark('returns', 'The day.')] });
    const plants = await libraryOf([
      reflection(128, 'Plant', {
        children: [
          reflection(1024, 'onWater', {
            comment: textComment('Called later.', {
              blockTags: [remark('see', '- one\n- two'), remark('since', '1.2'), remark('throws', 'Often.')],
            }),
            type: {
              type: 'reflection',
              declaration: reflection(65536, '__type', {
                signatures: [
                  signature('__type', {
                    comment: returns,
                    parameters: [parameter('litres', { comment: textComment('How much.') }), parameter('rest')],
                  }),
                ],
              }),
            },
          }),
          reflection(262144, 'height', {
            getSignature: signature('height', {
              comment: textComment('', { blockTags: [remark('returns', 'Metres.'), remark('default', '`3`')] }),
            }),
          }),
        ],
      }),
    ]);
    const { fields } = detailsOf(plants, 'class Plant').sdk;
    expect(fields[0]?.nodes[0]?.description).toBe(
      'Called later.\n\n**Throws:** Often.\n\n**Parameters:**\n\n- `litres`: How much.\n\n' +
        '**Returns:** The day.\n\n**Since:** 1.2\n\n**See:**\n\n- one\n- two',
    );
    expect(fields[1]?.nodes[0]).toMatchObject({ description: '**Returns:** Metres.', default: '3' });
  });

  it('The comments of a getter and its setter, and of all signatures of a property, are shown', async () => {
    const plants = await libraryOf([
      reflection(128, 'Plant', {
        children: [
          reflection(262144, 'height', {
            getSignature: signature('height', { comment: textComment('Metres.') }),
            setSignature: signature('height', {
              comment: textComment('Grows it.', { blockTags: [remark('throws', 'If it shrinks.')] }),
            }),
          }),
          reflection(1024, 'water', {
            type: {
              type: 'reflection',
              declaration: reflection(65536, '__type', {
                signatures: ['With a can.', 'With a hose.'].map((text) =>
                  signature('__type', { comment: textComment(text) }),
                ),
              }),
            },
          }),
        ],
      }),
    ]);
    const [properties, accessors] = detailsOf(plants, 'class Plant').sdk.fields;
    expect(properties?.nodes[0]?.description).toBe('With a can.\n\nWith a hose.');
    expect(accessors?.nodes[0]?.description).toBe('Metres.\n\nGrows it.\n\n**Throws:** If it shrinks.');
  });

  it('The objects of a union are choices with the comments of their members', async () => {
    const choice = (kind: string, name: string): JsonObject => ({
      type: 'reflection',
      declaration: reflection(65536, '__type', {
        children: [
          reflection(1024, 'kind', { type: { type: 'literal', value: kind } }),
          reflection(1024, name, { type: string, comment: textComment(`The ${name}.`) }),
        ],
      }),
    });
    const union = { type: 'union', types: [choice('pot', 'clay'), choice('bed', 'soil'), string] };
    const plants = await libraryOf([
      reflection(2097152, 'Place', { type: union }),
      reflection(256, 'Plant', {
        children: [reflection(1024, 'place', { type: { type: 'array', elementType: union } })],
      }),
    ]);
    const variants = [
      {
        discriminator: 'kind',
        options: [
          { label: 'pot', node: { children: [{ name: 'kind' }, { name: 'clay', description: 'The clay.' }] } },
          { label: 'bed', node: { children: [{ name: 'kind' }, { name: 'soil', description: 'The soil.' }] } },
        ],
      },
    ];
    expect(detailsOf(plants, 'type Place').sdk.type).toMatchObject({ variants });
    expect(detailsOf(plants, 'interface Plant').sdk.fields[0]?.nodes[0]).toMatchObject({ name: 'place', variants });
  });

  it('A type and a variable show the members of types without a name, and what their functions take', async () => {
    const unnamed = (own: JsonObject) => ({ type: 'reflection', declaration: reflection(65536, '__type', own) });
    const call = signature('__type', {
      parameters: [parameter('id', { comment: textComment('Which.') })],
      type: string,
    });
    const several = await libraryOf([
      reflection(2097152, 'Find', { comment: textComment('Finds.'), type: unnamed({ signatures: [call] }) }),
      reflection(32, 'find', { type: unnamed({ signatures: [call] }) }),
      reflection(2097152, 'Instance', {
        signatures: [{ ...call, comment: textComment('', { blockTags: [remark('example', 'Call it.')] }) }],
        children: [reflection(1024, 'stop', { type: string })],
      }),
      reflection(32, 'clocks', { type: unnamed({ children: [reflection(1024, 'now', { type: string })] }) }),
      reflection(2097152, 'Both', {
        type: {
          type: 'intersection',
          types: [unnamed({ children: [reflection(1024, 'a', { type: string })] }), referenceTo(-1, 'Promise')],
        },
      }),
    ]);
    for (const id of ['type Find', 'variable find'])
      expect(detailsOf(several, id).sdk.calls).toMatchObject([
        { parameters: [{ name: 'id', description: 'Which.' }], returns: { type: 'string' } },
      ]);
    expect(detailsOf(several, 'type Instance').sdk).toMatchObject({
      declaration: 'type Instance = { (id: string): string; stop: string }',
      examples: [],
      calls: [{ examples: [{ text: 'Call it.' }] }],
    });
    expect(detailsOf(several, 'variable clocks').sdk.fields).toMatchObject([{ nodes: [{ name: 'now' }] }]);
    expect(detailsOf(several, 'type Both').sdk.fields).toMatchObject([{ nodes: [{ name: 'a' }] }]);
  });

  it('A type lists the choices of its union if they are described', async () => {
    const summary = (text: string) => [{ kind: 'text', text }];
    const union = (...texts: string[]) => ({
      ...{ type: 'union', types: [{ type: 'literal', value: 'sand' }, referenceTo(1, 'Clay'), string] },
      elementSummaries: texts.map(summary),
    });
    const library = await libraryOf([
      reflection(256, 'Clay', { id: 1 }),
      reflection(2097152, 'Soil', { type: union('Drains fast.', 'Holds water.', '') }),
      reflection(2097152, 'Ground', { type: union('', '', '') }),
    ]);
    const row = { required: false };
    expect(detailsOf(library, 'type Soil').sdk.fields).toMatchObject([
      {
        kind: 'value',
        nodes: [
          { ...row, name: '"sand"', type: '', description: 'Drains fast.' },
          {
            ...row,
            name: 'Clay',
            typeParts: [{ text: 'Clay', page: 'lib interface Clay' }],
            description: 'Holds water.',
          },
          { ...row, name: 'string', type: '' },
        ],
      },
    ]);
    expect(detailsOf(library, 'type Ground').sdk.fields).toEqual([]);
  });

  it('The pages of an enum and a variable have their values', () => {
    expect(detailsOf(specification, 'enum Light').sdk).toMatchObject({
      declaration: 'const enum Light',
      fields: [{ kind: 'value', nodes: [{ name: 'Sun', type: '"sun"', required: false }] }],
    });
    expect(detailsOf(specification, 'variable kinds').sdk.declaration).toBe('const kinds: string = "rose"');
  });

  it('A type and a variable that name other symbols lead to them', async () => {
    const array = { type: 'array', elementType: referenceTo(2, 'Client') };
    const linked = await libraryOf([
      reflection(128, 'Client', { id: 2 }),
      reflection(2097152, 'Clients', { type: array }),
      reflection(32, 'clients', { type: array }),
      reflection(32, 'plain', { type: string }),
    ]);
    for (const id of ['type Clients', 'variable clients'])
      expect(detailsOf(linked, id).sdk.type?.typeParts).toEqual([
        { text: 'Client', page: 'lib class Client' },
        { text: '[]' },
      ]);
    expect(detailsOf(linked, 'variable plain').sdk).not.toHaveProperty('type');
  });

  it('A long union leads to all of its types', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `PlantOfTheGarden${index}`);
    const types = names.map((name, index) => referenceTo(index + 1, name));
    const library = await libraryOf([
      ...names.map((name, index) => reflection(256, name, { id: index + 1 })),
      reflection(2097152, 'Plant', { type: { type: 'union', types } }),
    ]);
    const parts = detailsOf(library, 'type Plant').sdk.type?.typeParts ?? [];
    expect(parts.flatMap(({ page }) => page ?? [])).toHaveLength(60);
  });

  it('A change changes the digests of those pages that show it, and pages know where they lead', async () => {
    const make = async (type: string): Promise<Map<string, string>> => {
      const { entries } = await libraryOf([
        reflection(128, 'A', {
          id: 1,
          comment: textComment('See ', { summary: [{ kind: 'inline-tag', tag: '@link', text: 'b', target: 2 }] }),
        }),
        reflection(32, 'b', { id: 2, type: intrinsic(type) }),
        reflection(32, 'c', { type: referenceTo(1, 'A') }),
      ]);
      expect(entries.map(({ leadsTo }) => leadsTo)).toEqual([['lib variable b'], [], ['lib class A']]);
      return new Map(entries.map(({ id, digest }) => [id, digest]));
    };
    const [before, after] = [await make('string'), await make('number')];
    expect([...after].flatMap(([id, digest]) => (before.get(id) === digest ? [] : id))).toEqual(['lib variable b']);
  });
});
