import { expect, it } from 'vitest';
import { specificationOf } from './support.js';

const first = {
  asyncapi: '3.0.0',
  info: { title: 'Garden', version: '1' },
  servers: { live: { $ref: '#/components/servers/live' } },
  channels: {
    bed: { address: 'bed', messages: { grown: { $ref: '#/components/messages/Grown' } } },
    gate: { address: 'gate', messages: { open: { payload: { type: 'boolean' } } } },
  },
  operations: {
    hear: {
      action: 'send',
      channel: { $ref: '#/channels/bed' },
      traits: [{ $ref: '#/components/operationTraits/all' }],
    },
    ring: {
      action: 'receive',
      channel: { $ref: '#/channels/gate' },
      reply: { messages: [{ $ref: '#/components/messages/Heard' }] },
    },
  },
  components: {
    servers: { live: { host: 'garden.example.com', protocol: 'wss' } },
    messages: {
      Grown: { payload: { $ref: '#/components/schemas/Plant' }, traits: [{ $ref: '#/components/messageTraits/all' }] },
      Heard: { payload: { type: 'string' } },
    },
    schemas: { Plant: { type: 'object', title: 'Plant' } },
    messageTraits: { all: { summary: 'All messages' } },
    operationTraits: { all: { summary: 'All operations' } },
    securitySchemes: { key: { type: 'plain' } },
  },
};

async function digestsOf(document: object): Promise<(string | undefined)[]> {
  const { entries } = await specificationOf(document);
  return ['bed', 'gate'].map((name) => entries.find(({ channel }) => channel === name)?.digest);
}

it.each([
  ['Plant', 'a schema', [true, false]],
  ['All messages', 'a trait of a message', [true, false]],
  ['All operations', 'a trait of an operation', [true, false]],
  ['"string"', 'a reply', [false, true]],
  ['"boolean"', 'a message', [false, true]],
  ['garden.example.com', 'a server', [true, true]],
  ['plain', 'a security scheme', [true, true]],
  ['"Garden"', 'the title of the document', [false, false]],
])('A change of %s in %s changes the digests of those channels that show it', async (text, _, expected) => {
  const changed = JSON.stringify(first).replaceAll(
    text,
    text === '"string"' || text === '"boolean"' ? '"number"' : text.replace('a', 'aa'),
  );
  const [before, after] = [await digestsOf(first), await digestsOf(JSON.parse(changed) as object)];
  expect(before.map((digest, index) => digest !== after[index])).toEqual(expected);
});
