import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { openEvents } from '../../../../src/features/playground/client/subscriptionEvents.js';
import { openSocket } from '../../../../src/features/playground/client/subscriptionSocket.js';
import type { Stream, StreamEnd } from '../../../../src/features/playground/client/subscriptionStream.js';

const answer = (day: number): string => JSON.stringify({ data: { day } });
const request = JSON.stringify({ query: 'subscription { day }' });
const headers = [['Authorization', 'Bearer abc']] as const;

let respond: (request: IncomingMessage, response: ServerResponse) => void;
let converse: (socket: WebSocket, message: { type: string; id?: string; payload?: unknown }) => void;
const server = createServer((asked, response) => respond(asked, response));
const sockets = new WebSocketServer({
  server,
  handleProtocols: (offered) => offered.has('graphql-transport-ws') && 'graphql-transport-ws',
});
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) =>
    converse(socket, JSON.parse(data.toString()) as Parameters<typeof converse>[1]),
  );
});
let host = '';

beforeAll(async () => {
  // Scripts of a page hear when it is left.
  vi.stubGlobal('addEventListener', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  vi.unstubAllGlobals();
  for (const socket of sockets.clients) socket.terminate();
  server.closeAllConnections();
  server.close();
});

/** Subscribes, and gathers what comes; it stops after as many messages as are asked for. */
function subscribe(open: typeof openEvents, url: string, most = Infinity): Promise<{ log: string[]; end: StreamEnd }> {
  return new Promise((resolve) => {
    const log: string[] = [];
    const stream: Stream = open(url, request, headers, {
      onOpen: () => log.push('open'),
      onMessage: (message) => {
        log.push(message);
        if (log.length > most) stream.close();
      },
      onEnd: (end) => resolve({ log, end }),
    });
  });
}

describe('A subscription with Server-Sent Events', () => {
  const events = { 'content-type': 'text/event-stream; charset=utf-8' };
  const run = (most?: number): ReturnType<typeof subscribe> => subscribe(openEvents, `http://${host}/stream`, most);

  it('Sends the operation and its headers, and hands on each event until the last', async () => {
    let asked: unknown[] = [];
    respond = (incoming, response) => {
      const { method, headers: sent } = incoming;
      void text(incoming).then((body) => {
        asked = [method, sent['content-type'], sent.accept, sent.authorization, body];
        response.writeHead(200, events).write(`:\n\nevent: next\ndata: ${answer(1)}\n\nevent: next\nda`);
        response.write(`ta: ${answer(2)}\n\nevent: complete\ndata:\n\n`);
      });
    };
    expect(await run()).toEqual({ log: ['open', answer(1), answer(2)], end: { kind: 'completed' } });
    expect(asked).toEqual(['POST', 'application/json', 'text/event-stream', 'Bearer abc', request]);
  });

  it('Ends the connection when it is closed', async () => {
    const left = new Promise<void>((resolve) => {
      respond = (_, response) => {
        response.on('close', resolve);
        response.writeHead(200, events).write(`event: next\ndata: ${answer(1)}\n\n`);
      };
    });
    expect(await run(1)).toEqual({ log: ['open', answer(1)], end: { kind: 'closed' } });
    await left;
  });

  it('Shows an answer that is no stream, with its status', async () => {
    respond = (_, response) => response.writeHead(401).end('{"errors":[]}');
    expect(await run()).toEqual({ log: ['{"errors":[]}'], end: { kind: 'ended', code: '401 Unauthorized' } });
  });

  it('Tells a connection that breaks from one that never was', async () => {
    respond = (_, response) => response.writeHead(200, events).write(':\n\n', () => response.destroy());
    expect((await run()).end.kind).toBe('ended');
    expect((await subscribe(openEvents, 'http://127.0.0.1:1/')).end).toEqual({ kind: 'refused' });
  });
});

describe('A subscription over a WebSocket', () => {
  const run = (most?: number): ReturnType<typeof subscribe> => subscribe(openSocket, `ws://${host}/`, most);
  const next = (day: number): string => JSON.stringify({ id: '1', type: 'next', payload: { data: { day } } });

  it('Waits to be acknowledged, answers pings, and hands on each message until the last', async () => {
    const heard: object[] = [];
    converse = (socket, message) => {
      heard.push(message);
      if (message.type === 'connection_init') socket.send('{"type":"connection_ack"}');
      if (message.type === 'subscribe') socket.send('{"type":"ping"}');
      if (message.type !== 'pong') return;
      for (const each of [next(1), 'no JSON', next(2), '{"id":"1","type":"complete"}']) socket.send(each);
    };
    expect(await run()).toEqual({ log: ['open', answer(1), answer(2)], end: { kind: 'completed' } });
    expect(heard).toEqual([
      { type: 'connection_init', payload: { Authorization: 'Bearer abc' } },
      { id: '1', type: 'subscribe', payload: JSON.parse(request) as unknown },
      { type: 'pong' },
    ]);
  });

  it('Says that it is complete when it is closed', async () => {
    const left = new Promise<unknown>((resolve) => {
      converse = (socket, message) => {
        if (message.type === 'connection_init') socket.send('{"type":"connection_ack"}');
        if (message.type === 'subscribe') socket.send(next(1));
        if (message.type === 'complete') resolve(message);
      };
    });
    expect(await run(1)).toEqual({ log: ['open', answer(1)], end: { kind: 'closed' } });
    expect(await left).toEqual({ id: '1', type: 'complete' });
  });

  it('Shows errors of the operation, and the reason why the server closes', async () => {
    converse = (socket, { type }) => {
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
      else socket.send('{"id":"1","type":"error","payload":[{"message":"No."}]}');
    };
    const errors = '{"errors":[{"message":"No."}]}';
    expect(await run()).toEqual({ log: ['open', errors], end: { kind: 'completed' } });
    converse = (socket) => socket.close(4403);
    expect(await run()).toEqual({ log: [], end: { kind: 'ended', code: '4403: Forbidden' } });
    converse = (socket) => socket.close(4400, 'Too old');
    expect((await run()).end).toEqual({ kind: 'ended', code: '4400: Too old' });
  });
});
