import { describe, expect, it } from 'vitest';
import { channelAddress } from '../../../../src/features/playground/channel/channelAddress.js';
import { connectSources } from '../../../../src/features/playground/channel/connectSources.js';
import { recognise } from '../../../../src/features/playground/channel/recognise.js';
import { operationSlice } from '../../../../src/features/playground/documents/operations.js';
import type { ChannelField, PlaygroundChannel, PlaygroundServer } from '../../../../src/features/playground/model.js';
import { createDescribedOperations } from '../../../../src/render/describedOperations.js';
import type { Route, Site } from '../../../../src/site/site.js';
import { specificationOf } from '../../formats/asyncapi/support.js';
import { evaluate } from '../../render/mdx.js';

const server = (url: string, values: Record<string, string[]> = {}): PlaygroundServer => ({
  url,
  variables: Object.entries(values).map(([name, options]) => ({ name, enum: options })),
  absolute: false,
});

describe('Address of a channel', () => {
  const input = {
    server: 'wss://{region}.example.com/socket/',
    path: '/beds/{bed}?live=1',
    variables: new Map([['region', 'eu']]),
    parameters: new Map([['bed', 'a/b c']]),
    query: [
      ['since', ''],
      ['key', 'a&b'],
    ] as const,
  };

  it('The address has the variables as they are, the parameters escaped, and the query values that are given', () => {
    expect(channelAddress(input)).toEqual({ url: 'wss://eu.example.com/socket/beds/a%2Fb%20c?live=1&key=a%26b' });
  });

  it('A placeholder without a value is named', () => {
    expect(channelAddress({ ...input, parameters: new Map([['bed', ' ']]) })).toEqual({ missing: 'bed' });
  });

  it.each(['https://example.com', 'wss://', 'example.com', 'javascript:alert(1)'])(
    'No connection is opened to %s',
    (address) => expect(channelAddress({ ...input, server: address, path: '' })).toEqual({ url: undefined }),
  );
});

describe('Hosts that the page of a channel can connect to', () => {
  it.each([
    ['wss://a.example.com:8443/socket', 'wss://a.example.com:8443'],
    ['wss://{region}.example.com:{port}', 'wss://*.example.com:*'],
    ['wss://{host}/socket', 'wss:'],
    ['wss://{a}b.example.com', 'wss:'],
    ['{address}', 'ws: wss:'],
    ['wss://example.com; script-src *', ''],
  ])('The server %s gives the sources %j', (url, sources) => {
    expect(connectSources([server(url)], 'docs.example.com').join(' ')).toBe(sources);
  });

  it('A variable with a list of values gives a source for each, and a mock the host of the page', () => {
    const servers = [
      server('wss://{region}.example.com', { region: ['eu', 'us'] }),
      { ...server('/mock'), isMock: true },
    ];
    expect(connectSources(servers, 'localhost:4321')).toEqual([
      'wss://eu.example.com',
      'wss://us.example.com',
      'ws://localhost:4321',
      'wss://localhost:4321',
    ]);
  });
});

it('A message is recognised by the values that only it has', () => {
  const messages: PlaygroundChannel['received'] = [
    { title: 'Any', constants: {} },
    { title: 'Event', constants: { type: 'event' } },
    { title: 'Growth', constants: { type: 'event', version: '2' } },
  ];
  expect(recognise('{"type":"event","version":2}', messages)).toBe('Growth');
  expect(recognise('{"type":"event"}', messages)).toBe('Event');
  expect(recognise('{"type":"other"}', messages)).toBeUndefined();
  expect(recognise('[1', messages)).toBeUndefined();
});

describe('File of a channel', () => {
  const reference = (name: string): object => ({ $ref: `#/components/securitySchemes/${name}` });
  const document = {
    asyncapi: '3.0.0',
    info: { title: 'Garden', version: '1' },
    servers: {
      live: { host: 'a.example.com', protocol: 'wss', security: [reference('key'), reference('token')] },
      broker: { host: 'b.example.com', protocol: 'kafka' },
    },
    channels: {
      bed: {
        address: '/beds/{bed}',
        parameters: { bed: { enum: ['a', 'b'], default: 'b' } },
        messages: {
          ask: { payload: { type: 'object', properties: { kind: { const: 'ask' } } } },
          told: { payload: { type: 'object', properties: { kind: { enum: ['told'] } } } },
        },
        bindings: {
          ws: {
            query: { type: 'object', properties: { since: { type: 'string', description: 'From **when**.' } } },
            headers: {
              type: 'object',
              properties: { 'X-Client': { type: 'string' }, 'Sec-WebSocket-Protocol': { const: 'garden.v1' } },
            },
          },
        },
      },
      stream: { address: 'stream', servers: [{ $ref: '#/servers/broker' }], messages: {} },
      session: { address: null, messages: {} },
    },
    operations: {
      ask: {
        action: 'receive',
        channel: { $ref: '#/channels/bed' },
        messages: [{ $ref: '#/channels/bed/messages/ask' }],
        reply: { messages: [{ $ref: '#/channels/bed/messages/told' }] },
      },
    },
    components: {
      securitySchemes: {
        key: { type: 'httpApiKey', in: 'query', name: 'key' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };

  async function contentOf(channel: string, display = 'interactive'): Promise<PlaygroundChannel | undefined> {
    const specification = await specificationOf(document);
    const operation = specification.entries.find((each) => each.channel === channel);
    const route = { source: { kind: 'operation', operation }, frontmatter: {}, language: 'de' } as unknown as Route;
    const api = { playground: { display }, examples: {}, mdx: { server: [] } } as unknown as Site['api'];
    const slice = operationSlice(
      route,
      { api, messages: {} },
      createDescribedOperations({ api }, [specification], evaluate),
      new Map(),
    );
    return slice && (JSON.parse(slice.text()) as PlaygroundChannel);
  }

  it('A channel of unknown address gives its name alone, by which its mock answers', async () => {
    const content = await contentOf('session');
    expect(content).toMatchObject({ name: 'session' });
    expect(content).not.toHaveProperty('path');
  });

  it('The file has the servers, values and messages that a connection needs', async () => {
    const field = (name: string, more: Partial<ChannelField> = {}): object => ({
      ...{ name, required: false, value: '', options: [] },
      ...more,
    });
    expect(await contentOf('bed')).toMatchObject({
      protocol: 'WSS',
      path: '/beds/{bed}',
      servers: [{ url: 'wss://a.example.com' }],
      parameters: [field('bed', { required: true, value: 'b', options: ['a', 'b'] })],
      query: [field('since', { description: 'From when.' })],
      keys: [field('key')],
      withheld: ['X-Client', 'Authorization'],
      subprotocol: field('Sec-WebSocket-Protocol', { value: 'garden.v1' }),
      sent: [{ title: 'ask', isJson: true, constants: { kind: 'ask' } }],
      received: [{ title: 'told', constants: { kind: 'told' } }],
      messages: { 'socket.connect': 'Verbinden', 'reference.send': 'Senden' },
    });
  });

  it('A channel of another protocol, and a playground that is not interactive, have no file', async () => {
    expect(await contentOf('stream')).toBeUndefined();
    expect(await contentOf('bed', 'simple')).toBeUndefined();
  });
});
