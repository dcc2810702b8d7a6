import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { messageLimit, mockSockets } from '../../../../src/features/mock/sockets.js';
import type { Site } from '../../../../src/site/site.js';
import { specificationOf } from '../../formats/asyncapi/support.js';

const text = (value: object): object => ({ payload: { type: 'object', ...value } });
const kind = (name: string, more: object = {}): object => ({
  properties: { kind: { const: name }, ...more },
  required: ['kind', ...Object.keys(more)],
});
const id = { correlationId: { location: '$message.payload#/id' } };
const document = {
  asyncapi: '3.0.0',
  info: { title: 'Garden', version: '1' },
  servers: { live: { host: 'garden.example.com', protocol: 'wss' } },
  channels: {
    bed: {
      address: '/beds/{bed}',
      messages: {
        ask: { ...id, ...text(kind('ask', { id: { type: 'string' } })) },
        wave: text(kind('wave')),
        told: { ...id, ...text(kind('told', { id: { type: 'string', example: 'none' } })) },
        grown: { ...text(kind('grown')), examples: [{ payload: { kind: 'grown', by: 3 } }] },
      },
    },
    echo: { address: 'echo', messages: { any: { payload: { type: 'string' }, examples: [{ payload: 'hello' }] } } },
  },
  operations: {
    ask: {
      action: 'receive',
      channel: { $ref: '#/channels/bed' },
      messages: [{ $ref: '#/channels/bed/messages/ask' }],
      reply: { messages: [{ $ref: '#/channels/bed/messages/told' }] },
    },
    wave: {
      action: 'receive',
      channel: { $ref: '#/channels/bed' },
      messages: [{ $ref: '#/channels/bed/messages/wave' }],
    },
    grow: {
      action: 'send',
      channel: { $ref: '#/channels/bed' },
      messages: [{ $ref: '#/channels/bed/messages/grown' }],
    },
  },
};

const server = createServer();
let address = '';
let end = (): void => undefined;
beforeAll(async () => {
  const specifications = [await specificationOf(document)];
  const site = { api: { mdx: { server: [] } }, routes: new Map() } as unknown as Pick<Site, 'api' | 'routes'>;
  end = mockSockets(server, () => ({ site, specifications }), { names: [], isShared: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/_trellis/mock/events`;
});
afterAll(() => server.close());

/** A connection that keeps what it hears. */
async function connected(path: string): Promise<{ socket: WebSocket; next: () => Promise<string> }> {
  const socket = new WebSocket(address + path);
  const heard: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const take = waiting.shift();
    if (take) take(data.toString());
    else heard.push(data.toString());
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const next = (): Promise<string> =>
    new Promise((resolve) => (heard.length > 0 ? resolve(heard.shift() ?? '') : waiting.push(resolve)));
  return { socket, next };
}

const refused = (path: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address + path, { headers });
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.once('open', () => resolve(101));
    socket.on('error', () => undefined);
  });

const codeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('Mock of WebSocket channels', () => {
  it('A connection first hears an example of what the application sends', async () => {
    const { socket, next } = await connected('/beds/7');
    expect(JSON.parse(await next())).toEqual({ kind: 'grown', by: 3 });
    socket.close();
  });

  it('A message is answered with its declared reply, which has the identifier of the message', async () => {
    const { socket, next } = await connected('/beds/7?since=today');
    await next();
    socket.send(JSON.stringify({ kind: 'ask', id: 'a1' }));
    expect(JSON.parse(await next())).toEqual({ kind: 'told', id: 'a1' });
    socket.close();
  });

  it('A message without a reply is answered with an example of what the application sends', async () => {
    const { socket, next } = await connected('/beds/7');
    await next();
    socket.send(JSON.stringify({ kind: 'wave' }));
    expect(JSON.parse(await next())).toEqual({ kind: 'grown', by: 3 });
    socket.close();
  });

  it('A channel whose messages have no direction echoes an example', async () => {
    const { socket, next } = await connected('/echo');
    socket.send('"anything"');
    expect(await next()).toBe('"hello"');
    socket.close();
  });

  it('A path without a channel, a foreign host and the page of a stranger are refused', async () => {
    expect(await refused('/fences')).toBe(404);
    expect(await refused('/echo', { host: 'evil.example.com' })).toBe(403);
    expect(await refused('/echo', { origin: 'https://evil.example.com' })).toBe(403);
    expect(await refused('/echo', { origin: 'http://localhost:4321' })).toBe(101);
  });

  it('A message that is too long ends the connection', async () => {
    const { socket } = await connected('/echo');
    socket.send('x'.repeat(messageLimit + 1));
    expect(await codeOf(socket)).toBe(1009);
  });

  it('More than a hundred connections at a time are refused', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => connected('/echo').catch(() => undefined)));
    expect(await refused('/echo')).toBe(503);
    const ended = all.flatMap((each) => (each ? codeOf(each.socket) : []));
    for (const each of all) each?.socket.close();
    await Promise.all(ended);
    expect(await refused('/echo')).toBe(101);
  });

  it('Connections end with the code for a server that goes away', async () => {
    const { socket } = await connected('/echo');
    const code = codeOf(socket);
    end();
    expect(await code).toBe(1001);
  });
});
