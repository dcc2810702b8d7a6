import { describe, expect, test } from 'vitest';
import { detailsOf, specificationOf } from './support.js';

const document = (server: object, components: object = {}) => ({
  asyncapi: '3.0.0',
  info: { title: 'Garden', version: '1' },
  servers: { live: server },
  channels: {
    bed: {
      address: '/beds/{bedId}',
      messages: { ask: { payload: { type: 'object' }, examples: [{ payload: { litres: 2 } }] } },
    },
  },
  operations: { ask: { action: 'receive', channel: { $ref: '#/channels/bed' } } },
  components,
});

describe('Code samples of a channel', () => {
  test('Each sample connects and sends an example in its language', async () => {
    const { samples } = detailsOf(await specificationOf(document({ host: 'garden.example', protocol: 'wss' })), 'bed');
    expect(samples.map(({ language, label }) => [language, label])).toEqual([
      ['bash', 'wscat'],
      ['javascript', 'JavaScript'],
      ['python', 'Python'],
    ]);
    const [wscat, javascript, python] = samples.map(({ source }) => source);
    expect(wscat).toBe("npx wscat --connect 'wss://garden.example/beds/{bedId}' \\\n  --execute '{\"litres\":2}'");
    expect(javascript).toContain('new WebSocket("wss://garden.example/beds/{bedId}")');
    expect(javascript).toContain('socket.send(JSON.stringify({\n    "litres": 2\n  }));');
    expect(python).toContain('connect("wss://garden.example/beds/{bedId}") as socket:');
    expect(python).toContain(`await socket.send('''{\n  "litres": 2\n}''')`);
  });

  test('Credentials are sent in a header or in the address', async () => {
    const schemes = {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'httpApiKey', name: 'key', in: 'query' },
    };
    const server = (name: string) => ({
      ...{ host: 'garden.example', protocol: 'ws' },
      security: [{ $ref: `#/components/securitySchemes/${name}` }],
    });
    const inHeader = await specificationOf(document(server('token'), { securitySchemes: schemes }));
    expect(detailsOf(inHeader, 'bed').samples[0]?.source).toContain("--header 'Authorization: Bearer <token>'");
    expect(detailsOf(inHeader, 'bed').samples[2]?.source).toContain('additional_headers=headers');
    const inQuery = await specificationOf(document(server('key'), { securitySchemes: schemes }));
    expect(detailsOf(inQuery, 'bed').samples[0]?.source).toContain("'ws://garden.example/beds/{bedId}?key=<api-key>'");
  });

  test('An address that is only known at run time is left open', async () => {
    const { channels, ...rest } = document({ host: 'garden.example', protocol: 'wss' });
    const unknown = { ...rest, channels: { bed: { ...channels.bed, address: null } } };
    const { samples } = detailsOf(await specificationOf(unknown), 'bed');
    expect(samples[0]?.source).toContain("'wss://garden.example/{address}'");
  });

  test('The languages are those of docs.json, and other protocols have no samples', async () => {
    const specification = await specificationOf(document({ host: 'garden.example', protocol: 'wss' }));
    const labels = (own: object) => detailsOf(specification, 'bed', own).samples.map(({ label }) => label);
    expect(labels({ languages: ['python', 'curl'] })).toEqual(['Python', 'wscat']);
    expect(labels({ languages: ['rust'] })).toHaveLength(3);
    expect(labels({ makesSamples: false })).toEqual([]);
    const broker = await specificationOf(document({ host: 'broker.example', protocol: 'kafka' }));
    expect(detailsOf(broker, 'bed').samples).toEqual([]);
  });

  test('Quotes in values are escaped', async () => {
    const value = document({ host: "g.example/it's", protocol: 'wss' });
    const details = detailsOf(await specificationOf(value), 'bed');
    expect(details.samples[0]?.source).toContain(`it'\\''s`);
    expect(details.samples[1]?.source).toContain(`"wss://g.example/it's/beds/{bedId}"`);
  });

  test('A text that only begins like JSON is sent as a text', async () => {
    const value = document({ host: 'garden.example', protocol: 'wss' });
    value.channels.bed.messages.ask = Object.assign(value.channels.bed.messages.ask, {
      ...{ contentType: 'text/plain', payload: { type: 'string' }, examples: [{ payload: '{bed} is dry' }] },
    });
    const [, javascript, python] = detailsOf(await specificationOf(value), 'bed').samples;
    expect(javascript?.source).toContain('socket.send("{bed} is dry");');
    expect(python?.source).toContain('await socket.send("{bed} is dry")');
  });
});
