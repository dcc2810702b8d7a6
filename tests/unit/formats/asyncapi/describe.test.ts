import { describe, expect, test } from 'vitest';
import { isAsyncapi } from '../../../../src/formats/asyncapi/channelEntry.js';
import { present } from '../openapi/support.js';
import { detailsOf, readText, specificationOf } from './support.js';

const second = {
  asyncapi: '2.6.0',
  info: { title: 'Garden', version: '1' },
  servers: {
    live: {
      url: 'garden.example/{path}',
      protocol: 'wss',
      description: 'In the garden.',
      variables: { path: { default: 'socket', enum: ['socket', 'test'], description: 'Where.' } },
      security: [{ key: [] }],
    },
  },
  channels: {
    'beds/{bedId}': {
      parameters: { bedId: { description: 'Number of the bed.', schema: { type: 'integer' } } },
      publish: {
        operationId: 'askForWater',
        message: { $ref: '#/components/messages/thirst' },
      },
      subscribe: {
        operationId: 'hearOfGrowth',
        message: { oneOf: [{ $ref: '#/components/messages/grown' }, { payload: { type: 'boolean' } }] },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'httpApiKey', name: 'token', in: 'query' } },
    messages: {
      thirst: { payload: { type: 'object', properties: { litres: { type: 'number', examples: [2] } } } },
      grown: {
        title: 'Something grew',
        headers: { type: 'object', properties: { trace: { type: 'string' } } },
        payload: { type: 'string' },
        traits: [{ title: 'From the trait', correlationId: { location: '$message.header#/trace' } }],
      },
    },
  },
};

const third = {
  asyncapi: '3.0.0',
  info: { title: 'Garden', version: '1' },
  servers: {
    live: { host: 'garden.example', pathname: '/socket', protocol: 'wss' },
    broker: { host: 'broker.example:9092', protocol: 'kafka-secure', protocolVersion: '3.5' },
  },
  channels: {
    bed: {
      address: '/beds/{bedId}',
      servers: [{ $ref: '#/servers/live' }],
      parameters: { bedId: { description: 'Number of the bed.', enum: ['1', '2'], location: '$message.payload#/bed' } },
      messages: { thirst: { $ref: '#/components/messages/thirst' }, grown: { payload: { type: 'string' } } },
      bindings: { ws: { method: 'GET', query: { type: 'object', properties: { since: { type: 'string' } } } } },
    },
    later: { address: null, messages: { any: { payload: true } } },
  },
  operations: {
    askForWater: {
      action: 'receive',
      channel: { $ref: '#/channels/bed' },
      messages: [{ $ref: '#/channels/bed/messages/thirst' }],
      security: [{ type: 'scramSha512', description: 'By the broker.' }],
      reply: {
        address: { location: '$message.header#/replyTo' },
        messages: [{ $ref: '#/channels/bed/messages/grown' }],
      },
    },
    tellOfGrowth: { action: 'send', channel: { $ref: '#/channels/bed' }, traits: [{ summary: 'Tells of growth' }] },
  },
  components: {
    messages: {
      thirst: {
        title: 'Thirst',
        payload: { schemaFormat: 'application/schema+json;version=draft-07', schema: { type: 'integer', minimum: 1 } },
        traits: [{ title: 'From the trait', description: 'Told by the trait.' }],
        examples: [{ name: 'Much', payload: 12 }],
      },
    },
  },
};

describe('Channel of AsyncAPI 2', () => {
  test('The reader sends the messages of `publish` and receives those of `subscribe`', async () => {
    const { channel } = detailsOf(await specificationOf(second), 'beds/{bedId}');
    expect(channel.exchanges.map(({ direction, name }) => [direction, name])).toEqual([
      ['send', 'askForWater'],
      ['receive', 'hearOfGrowth'],
    ]);
  });

  test('The messages of a oneOf are listed, and traits override their fields', async () => {
    const { channel } = detailsOf(await specificationOf(second), 'beds/{bedId}');
    const [grown, other] = channel.exchanges[1]?.messages ?? [];
    expect(grown).toMatchObject({
      name: 'grown',
      title: 'From the trait',
      correlation: { location: '$message.header#/trace' },
    });
    expect(grown?.headers.map(({ name }) => name)).toEqual(['trace']);
    expect(other?.payload?.schema?.type).toBe('boolean');
  });

  test('The servers have the scheme of their protocol, and the parameters and credentials are listed', async () => {
    const details = detailsOf(await specificationOf(second), 'beds/{bedId}');
    expect(details.servers).toMatchObject([{ url: 'wss://garden.example/{path}', variables: [{ default: 'socket' }] }]);
    expect(details.channel?.servers).toMatchObject([
      { description: 'In the garden.\n\n- `{path}` Where. (`socket`, `test`)' },
    ]);
    expect(details.parameters.path).toMatchObject([
      { name: 'bedId', schema: { type: 'integer', required: true, description: 'Number of the bed.' } },
    ]);
    expect(details.security.alternatives).toMatchObject([[{ type: 'apiKey', in: 'query', name: 'token' }]]);
  });
});

describe('Channel of AsyncAPI 3', () => {
  test('The reader sends the messages of `receive` and receives those of `send`', async () => {
    const { channel } = detailsOf(await specificationOf(third), 'bed');
    expect(channel.exchanges.map(({ direction, name, title }) => [direction, name, title])).toEqual([
      ['send', 'askForWater', undefined],
      ['receive', 'tellOfGrowth', 'Tells of growth'],
    ]);
  });

  test('An operation has the messages that it names, or else all messages of the channel', async () => {
    const { channel } = detailsOf(await specificationOf(third), 'bed');
    expect(channel.exchanges.map(({ messages }) => messages.map(({ name }) => name))).toEqual([
      ['thirst'],
      ['thirst', 'grown'],
    ]);
  });

  test('Summaries of servers and external documentation belong to the descriptions', async () => {
    const docs = { url: 'https://garden.example/docs', description: 'More about water' };
    const { channel, servers } = detailsOf(
      await specificationOf({
        ...third,
        servers: {
          live: {
            host: 'garden.example',
            protocol: 'wss',
            summary: 'For all.',
            tags: [{ name: 'zone:north' }],
            externalDocs: { $ref: '#/components/externalDocs/water' },
          },
        },
        channels: {
          bed: { address: 'bed', messages: { thirst: { summary: 'Too dry.', externalDocs: { url: docs.url } } } },
        },
        operations: { ask: { action: 'receive', channel: { $ref: '#/channels/bed' }, externalDocs: docs } },
        components: { externalDocs: { water: docs } },
      }),
      'bed',
    );
    const link = '[More about water](<https://garden.example/docs>)';
    expect(servers).toMatchObject([{ description: 'For all.' }]);
    expect(channel.servers).toMatchObject([{ description: `For all.\n\n${link}`, tags: ['zone:north'] }]);
    const address = '[https://garden.example/docs](<https://garden.example/docs>)';
    expect(channel.exchanges).toMatchObject([
      { description: link, messages: [{ description: `Too dry.\n\n${address}` }] },
    ]);
  });

  test('The fields of a message override its traits', async () => {
    const { channel } = detailsOf(await specificationOf(third), 'bed');
    expect(channel.exchanges[0]?.messages[0]).toMatchObject({ title: 'Thirst', description: 'Told by the trait.' });
  });

  test('Replies, the security of operations and schemas with a format are described', async () => {
    const { channel } = detailsOf(await specificationOf(third), 'bed');
    const [ask] = channel.exchanges;
    expect(ask?.reply).toMatchObject({ address: '$message.header#/replyTo', messages: [{ name: 'grown' }] });
    expect(ask?.security.alternatives).toMatchObject([[{ protocolName: 'SASL SCRAM-SHA-512' }]]);
    expect(ask?.messages[0]?.payload).toMatchObject({
      contentType: 'application/json',
      schema: { type: 'integer' },
      examples: [{ name: 'Much', text: '12', generated: false }],
    });
  });

  test('The channel has only its own servers, the options of its parameters and the bindings of its protocol', async () => {
    const { channel, servers, parameters } = detailsOf(await specificationOf(third), 'bed');
    expect(servers.map(({ url }) => url)).toEqual(['wss://garden.example/socket']);
    expect(parameters.path[0]?.schema).toMatchObject({
      enum: ['1', '2'],
      description: 'Number of the bed.\n\n`$message.payload#/bed`',
    });
    expect(channel.bindings).toMatchObject([
      {
        protocol: 'ws',
        fields: [
          { name: 'method', const: 'GET' },
          { name: 'query', children: [{ name: 'since' }] },
        ],
      },
    ]);
  });

  test('Messages without an operation are listed, and a channel that names no server has all of them', async () => {
    const { channel } = detailsOf(await specificationOf(third), 'later');
    expect(channel.exchanges).toMatchObject([{ direction: undefined, messages: [{ name: 'any' }] }]);
    expect(channel.servers).toMatchObject([
      { name: 'live', address: 'wss://garden.example/socket', protocol: 'wss' },
      { name: 'broker', address: 'broker.example:9092', protocol: 'kafka-secure', protocolVersion: '3.5' },
    ]);
  });
});

describe('Parts of a channel that are written in an unusual place', () => {
  const garden = { asyncapi: '3.0.0', info: { title: 'Garden', version: '1' } };

  test('A parameter with a schema keeps the values beside it', async () => {
    const bed = { schema: { type: 'integer', minimum: 1 }, default: '3', examples: ['4', '5'] };
    const channels = { bed: { address: 'beds/{bed}', parameters: { bed } } };
    const [parameter] = detailsOf(await specificationOf({ ...garden, channels }), 'bed').parameters.path;
    expect(parameter?.schema).toMatchObject({ type: 'integer', default: '3', examples: ['4', '5'] });
    expect(parameter?.schema.constraints).toMatchObject([{ text: 'x ≥ 1' }]);
  });

  test('A message that no operation of its channel names is listed after those that are named', async () => {
    const messages = { wet: { payload: true }, frost: { payload: true }, done: { payload: true } };
    const operation = {
      ...{ action: 'send', channel: { $ref: '#/channels/bed' } },
      messages: [{ $ref: '#/channels/bed/messages/wet' }],
      reply: { messages: [{ $ref: '#/channels/bed/messages/done' }] },
    };
    const document = { ...garden, channels: { bed: { address: 'beds', messages } }, operations: { tell: operation } };
    const { channel } = detailsOf(await specificationOf(document), 'bed');
    expect(channel.exchanges).toMatchObject([
      { name: 'tell', direction: 'receive', messages: [{ name: 'wet' }], reply: { messages: [{ name: 'done' }] } },
      { direction: undefined, messages: [{ name: 'frost' }] },
    ]);
  });

  test('An operation on a channel that is a reference names all of its messages', async () => {
    const document = {
      ...garden,
      channels: { bed: { $ref: '#/components/channels/bed' } },
      operations: { tell: { action: 'send', channel: { $ref: '#/channels/bed' } } },
      components: { channels: { bed: { address: 'beds', messages: { wet: { payload: true } } } } },
    };
    const { channel } = detailsOf(await specificationOf(document), 'bed');
    expect(channel.exchanges).toMatchObject([{ name: 'tell', messages: [{ name: 'wet' }] }]);
    expect(channel.exchanges).toHaveLength(1);
  });
});

describe('A channel in another file', () => {
  test('Operations name its messages by way of the channel', async () => {
    const text = JSON.stringify({
      ...{ asyncapi: '3.0.0', info: { title: 'Garden', version: '1' }, channels: { bed: { $ref: 'bed.yaml' } } },
      operations: {
        tell: {
          ...{ action: 'send', channel: { $ref: '#/channels/bed' } },
          messages: [{ $ref: '#/channels/bed/messages/wet' }],
        },
      },
    });
    const bed = 'address: beds\nmessages:\n  wet: { payload: { type: string } }\n  frost: { payload: true }\n';
    const { document, diagnostics } = await readText(text, { 'bed.yaml': bed });
    expect(diagnostics).toEqual([]);
    const { channel } = detailsOf(present(document && isAsyncapi(document) ? document : undefined), 'bed');
    expect(channel.exchanges).toMatchObject([
      { name: 'tell', direction: 'receive', messages: [{ name: 'wet', payload: { schema: { type: 'string' } } }] },
      { direction: undefined, messages: [{ name: 'frost' }] },
    ]);
    expect(channel.exchanges[1]?.messages).toHaveLength(1);
  });
});

describe('Payload in another format', () => {
  const channelWith = (payload: object, schemaFormat: string) => ({
    ...{ asyncapi: '2.6.0', info: {}, channels: { c: { publish: { message: { payload, schemaFormat } } } } },
  });

  test('An Avro payload is read as a schema', async () => {
    const record = {
      type: 'record',
      name: 'Weight',
      fields: [
        { name: 'grams', type: 'int', doc: 'Without the basket.' },
        { name: 'note', type: ['null', 'string'], default: null },
        { name: 'quality', type: { type: 'enum', name: 'Quality', symbols: ['GOOD', 'FAIR'] } },
        { name: 'other', type: ['null', 'Weight'] },
        { name: 'parts', type: { type: 'array', items: { type: 'map', values: 'long' } } },
        { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
      ],
    };
    const specification = await specificationOf(channelWith(record, 'application/vnd.apache.avro+json;version=1.9.0'));
    const [message] = detailsOf(specification, 'c').channel.exchanges[0]?.messages ?? [];
    expect(message?.payload?.schema?.children).toMatchObject([
      { name: 'grams', type: 'integer<int32>', required: true, description: 'Without the basket.' },
      { name: 'note', type: 'string | null', required: false },
      { name: 'quality', type: 'string', enum: ['GOOD', 'FAIR'] },
      { name: 'other', required: true },
      { name: 'parts', type: 'object[]' },
      { name: 'at', type: 'integer<timestamp-millis>' },
    ]);
  });

  test('A payload in an unknown format is shown unchanged', async () => {
    const format = 'application/raml+yaml;version=1.0';
    const specification = await specificationOf(channelWith({ properties: { a: 'string' } }, format));
    const [message] = detailsOf(specification, 'c').channel.exchanges[0]?.messages ?? [];
    expect(message?.payload).toMatchObject({ schema: { description: `\`${format}\`` }, examples: [{ name: format }] });
    expect(message?.payload?.examples[0]?.text).toContain('"a": "string"');
  });
});
