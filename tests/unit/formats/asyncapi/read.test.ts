import { describe, expect, test } from 'vitest';
import { isAsyncapi } from '../../../../src/formats/asyncapi/channelEntry.js';
import { entryPaths } from '../../../../src/formats/entryPaths.js';
import { present } from '../openapi/support.js';
import { detailsOf, readText, readValue, specificationOf } from './support.js';

const found = ({ diagnostics }: Awaited<ReturnType<typeof readText>>) =>
  diagnostics.map(({ code, span, message, help }) => ({ code, line: span?.start.line, message, help }));

describe('AsyncAPI document', () => {
  test('The channels become the entries of a document', async () => {
    const { document, diagnostics } = await readValue({
      asyncapi: '3.0.0',
      info: { title: 'Garden', version: 1.5, description: 'Grows.' },
      servers: { live: { host: 'garden.example', protocol: 'secure-mqtt' } },
      channels: {
        bed: { address: 'beds/{id}', title: 'A bed', tags: [{ name: 'Beds' }], description: 'One of them.' },
        'user/{id}.signedUp': { 'x-hidden': true },
        gone: { 'x-excluded': true },
      },
    });
    expect(diagnostics).toEqual([]);
    expect(document).toMatchObject({ format: 'asyncapi', title: 'Garden', version: '1.5', description: 'Grows.' });
    const operations = present(document).entries;
    expect(operations).toMatchObject([
      {
        ...{ id: 'events channel bed', kind: 'channel', badge: 'MQTT', path: 'beds/{id}', channel: 'bed' },
        ...{ title: 'A bed', groups: ['Beds'], pointer: '/channels/bed', hidden: false },
      },
      { kind: 'channel', path: 'user/{id}.signedUp', hidden: true },
    ]);
    expect([...entryPaths(operations).values()]).toEqual(['beds/a-bed', 'user-id-signedup']);
  });

  test('The summary of a channel is its title, or begins the description below another title', async () => {
    const summary = 'Where plants grow.';
    const { document } = await readValue({
      asyncapi: '3.0.0',
      info: { title: 'Garden', version: '1' },
      channels: { a: { summary, description: 'South.' }, b: { title: 'Bed', summary, description: 'South.' } },
    });
    expect(present(document).entries).toMatchObject([
      { title: summary, description: 'South.' },
      { title: 'Bed', description: `${summary}\n\nSouth.` },
    ]);
  });

  test('References to other files are included, and circular ones are cut', async () => {
    const others = {
      'common/messages.yaml': 'grown:\n  payload:\n    $ref: "schemas.yaml#/Plant"\n',
      'common/schemas.yaml':
        'Plant:\n  type: object\n  properties:\n    name: { type: string }\n    next: { $ref: "#/Plant" }\n',
    };
    const text =
      'asyncapi: 2.4.0\ninfo: {}\nchannels:\n  bed:\n    subscribe:\n      message:\n        $ref: "common/messages.yaml#/grown"\n';
    const { document, diagnostics } = await readText(text, others);
    expect(diagnostics).toEqual([]);
    const [message] =
      detailsOf(present(document && isAsyncapi(document) ? document : undefined), 'bed').channel.exchanges[0]
        ?.messages ?? [];
    expect(message?.name).toBe('grown');
    expect(message?.payload?.schema?.children).toMatchObject([
      { name: 'name' },
      { name: 'next', cut: { reason: 'recursive' } },
    ]);
  });

  test('A Markdown file can stand in place of a description', async () => {
    const text = (file: string): string => `
asyncapi: 3.0.0
info: { description: { $ref: about.md } }
channels:
  bed: { $ref: common/channels.yaml }
  hedge: { description: { $ref: ${file} } }`;
    const others = {
      'about.md': 'All *of it*.\n',
      'common/channels.yaml': 'description: { $ref: bed.md }',
      'common/bed.md': 'A bed.',
    };
    const { document, diagnostics } = await readText(text('about.md'), others);
    expect(diagnostics).toEqual([]);
    expect(document).toMatchObject({ description: 'All *of it*.\n' });
    expect(document?.entries).toMatchObject([{ description: 'A bed.' }, { description: 'All *of it*.\n' }]);
    expect(found(await readText(text('none.md'), others))).toMatchObject([{ code: 'openapi/reference', line: 6 }]);
  });

  test('An unknown version is reported at its place', async () => {
    expect(found(await readText('info: {}\nasyncapi: 1.2.0\n'))).toMatchObject([
      { code: 'openapi/version', line: 2, message: 'AsyncAPI version `1.2.0` is not known.' },
    ]);
    expect(found(await readText('asyncapi:\n  - 3.0.0\n'))).toMatchObject([
      { code: 'openapi/version', message: '`asyncapi` says no version.' },
    ]);
  });

  test('A file without a version is reported with the keys that it can begin with', async () => {
    const { diagnostics } = await readText('info: { title: Garden }\n');
    expect(diagnostics).toMatchObject([
      { code: 'openapi/version', message: 'The file has neither an `openapi` nor an `asyncapi` key.' },
    ]);
    expect(diagnostics[0]?.help).toContain('`asyncapi: 3.0.0`');
  });

  test('A circle of references is reported once, and a name with an unescaped slash', async () => {
    const messages = {
      grown: { $ref: '#/components/messages/ripe' },
      ripe: { $ref: '#/components/messages/grown' },
      'bed/dry': {},
    };
    const refers = (name: string): object => ({ $ref: `#/components/messages/${name}` });
    const { diagnostics, document } = await readValue({
      asyncapi: '3.0.0',
      channels: { bed: { messages: { grown: refers('grown'), dry: refers('bed/dry') } } },
      components: { messages },
    });
    expect(
      present(document)
        .check?.({ baseUrl: [] })
        .map(({ message }) => message),
    ).toEqual(['The reference `#/components/messages/grown` leads back to itself, and never to content.']);
    expect(diagnostics.map(({ help }) => help)).toContain(
      'Did you mean `#/components/messages/bed~1dry`? In a reference, `~1` stands for `/` in a name.',
    );
  });

  test('Parts that cannot be shown are reported at their places', async () => {
    const text = `asyncapi: 3.0.0
info: {}
servers:
  live: { url: 'wss://garden.example' }
channels:
  bed: { address: beds, publish: {} }
operations:
  ask: { action: recieve, channel: bed }
  tell: { action: send, channel: { $ref: '#/channels/bde' } }
  lost: { action: send }
`;
    expect(found(await readText(text))).toMatchObject([
      { code: 'openapi/reference', line: 9, help: 'Did you mean `#/channels/bed`?' },
      { line: 4, message: 'The server `live` has `url`, which is of AsyncAPI 2.' },
      { line: 4, message: 'The server `live` has no `protocol`.' },
      { line: 6, message: '`publish` in a channel is of AsyncAPI 2.' },
      { line: 8, message: 'The operation `ask` has the action `recieve`.', help: 'Did you mean `receive`?' },
      { line: 8, help: "Refer to a channel: `{ $ref: '#/channels/bed' }`." },
      { line: 10, message: 'The operation `lost` has no `channel`, so it is not shown.' },
    ]);
    expect(found(await readText('asyncapi: 2.0.0\ninfo: {}\noperations: {}\n'))).toMatchObject([
      { message: 'The document has no `channels`, so it makes no pages.' },
      { line: 3, message: '`operations` at the top is of AsyncAPI 3.' },
    ]);
  });

  test('Values of the wrong type are reported at their places, and schemas in other languages are left alone', async () => {
    const problemsOf = async (text: string): Promise<unknown[]> =>
      present((await specificationOf(text)).check)({ baseUrl: [] }).map(({ code, span, message, help }) => [
        ...[code, span?.start.line, message, help].filter((part) => part !== 'openapi/structure'),
      ]);
    expect(
      await problemsOf(`asyncapi: 2.6.0
info: {}
channels:
  x-owner: me
  fence: high
  bed:
    servers: [live]
    publish: 5
    subscribe:
      message:
        headers: { type: object, properties: { litres: { type: numbr, minimun: 1 } } }
        payload: { type: array, items: [{ type: strin }], discriminator: kind }
  pot:
    publish: { message: { schemaFormat: application/vnd.apache.avro;version=1.9.0, payload: { type: enum, symbols: [A] } } }
components:
  messages: []
`),
    ).toEqual([
      [11, '`minimun` is not a keyword of JSON Schema.', 'Did you mean `minimum`?'],
      [5, '`fence` is not an object.', 'Write an object.'],
      [8, '`publish` is not an object.', 'Write an object.'],
      [12, '`type` cannot be `strin`.', 'Did you mean `string`?'],
      [11, '`type` cannot be `numbr`.', 'Did you mean `number`?'],
      [16, '`messages` is not an object.', 'Write an object.'],
    ]);
    expect(
      await problemsOf(`asyncapi: 3.0.0
info: {}
channels:
  bed:
    messages:
      dry:
        payload: { schemaFormat: application/vnd.apache.avro, schema: { type: enum, symbols: [A] } }
      wet: { headers: 7, payload: true }
`),
    ).toEqual([[8, '`headers` is not an object, `true` or `false`.', 'Write an object, `true` or `false`.']]);
  });

  test('Examples that do not match their schema and undeclared security schemes are reported', async () => {
    const specification = await specificationOf(`asyncapi: 2.6.0
info: {}
servers:
  live: { url: garden.example, protocol: ws, security: [{ tokn: [] }] }
channels:
  bed:
    publish:
      message:
        payload: { type: object, required: [litres] }
        examples:
          - payload: { litres: 1 }
          - payload: { litre: 2 }
components:
  securitySchemes:
    token: { type: userPassword }
`);
    const problems = present(specification.check)({ baseUrl: [] });
    expect(problems.map(({ code, span, help }) => [code, span?.start.line, help])).toEqual([
      ['openapi/security', 4, 'Did you mean `token`?'],
      ['openapi/example', 12, 'Correct the value, or the schema.'],
    ]);
  });

  test('A hostile document is read without failure, and its messages are limited', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`m${index}`, { payload: { type: 'string' } }]),
    );
    const operations = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`o${index}`, { action: 'send', channel: { $ref: '#/channels/c' } }]),
    );
    const specification = await specificationOf({
      asyncapi: '3.0.0',
      channels: { c: { messages: many }, __proto__x: {}, loop: { $ref: '#/channels/loop' } },
      operations: { ...operations, bad: 5, worse: { action: {}, channel: [], messages: 'x', traits: [null, 7] } },
      components: { securitySchemes: { s: null }, messages: { m: { oneOf: [{ $ref: '#/components/messages/m' }] } } },
    });
    const { channel } = detailsOf(specification, 'c');
    const shown = channel.exchanges.reduce((sum, { messages }) => sum + messages.length, 0);
    expect(shown).toBe(300);
    expect(specification.diagnostics.map(({ message }) => message)).toContain(
      'The channel `c` has 80000 messages; its page shows 300.',
    );
    expect(specification.entries.map((operation) => operation.channel)).toEqual(['c', '__proto__x']);
  });
});
