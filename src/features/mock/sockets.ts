import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { socketChannels } from '../../formats/asyncapi/sockets.js';
import { isAsyncapi, type ChannelDocument, type ChannelEntry } from '../../formats/asyncapi/channelEntry.js';
import { isAllowedHost, isLoopback } from '../../shared/serve/guards.js';
import { remember } from '../../shared/remember.js';
import { createConversation, type Conversation } from './conversation.js';
import { mockMounts } from './mounts.js';
import { createMockRoutes, type FindOperation, type Routed } from './routes.js';
import type { MockedSite } from './site.js';

/** Maximum number of bytes in a message. */
export const messageLimit = 1_000_000;

/** Maximum number of simultaneous connections. */
const connectionLimit = 100;

/** Maximum number of bytes waiting to be read by the client; beyond it, the connection is closed. */
const waitingLimit = 10_000_000;

/** Milliseconds for the client to close a connection properly. */
const patience = 500;

export interface SocketOptions {
  /** Host names that the server answers to, besides this machine's. */
  names: readonly string[];
  /** True if other handlers may answer connections that this one does not, so that it only refuses its own addresses. */
  isShared: boolean;
}

/** A server of either version of HTTP. */
interface UpgradingServer {
  on(event: 'upgrade', listener: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): unknown;
}

interface SocketRoute extends Routed {
  channel: ChannelEntry;
}

/** The channels of a specification, and their conversations. */
interface SocketMock {
  find: FindOperation<SocketRoute>;
  conversationOf(channel: ChannelEntry): Conversation;
}

function createSocketMock(specification: ChannelDocument): SocketMock {
  const conversations = new Map<string, Conversation>();
  return {
    find: createMockRoutes(socketChannels(specification).map(asRequest)),
    conversationOf: (channel) => remember(conversations, channel.id, () => createConversation(specification, channel)),
  };
}

/** A connection begins with a GET request (RFC 6455, 4.1). */
function asRequest(channel: ChannelEntry): SocketRoute {
  return { channel, method: 'GET', path: `/${channel.path.replace(/^\/+/, '')}` };
}

/**
 * Serves the WebSocket channels of a site's specifications on a server.
 *
 * @param current is read at each connection, because files change.
 * @returns a function that closes all connections.
 */
export function mockSockets(server: UpgradingServer, current: () => MockedSite, options: SocketOptions): () => void {
  const { names, isShared } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: messageLimit, perMessageDeflate: false });
  const mocks = new WeakMap<ChannelDocument, SocketMock>();
  const mockOf = (specification: ChannelDocument): SocketMock =>
    remember(mocks, specification, () => createSocketMock(specification));

  /** The conversation at an address; undefined if there is none, `elsewhere` if another handler may answer. */
  function conversationAt(url: string): Conversation | 'elsewhere' | undefined {
    const { site, specifications } = current();
    const mounts = mockMounts(site, specifications);
    const [path = ''] = url.split('?');
    let isOwn = !isShared;
    for (const specification of specifications.filter(isAsyncapi)) {
      const mount = mounts.get(specification.id)?.path ?? '';
      if (!path.startsWith(`${mount}/`)) continue;
      isOwn ||= mount !== '';
      const mock = mockOf(specification);
      const route = mock.find('GET', path.slice(mount.length));
      if (route) return mock.conversationOf(route.channel);
    }
    return isOwn ? undefined : 'elsewhere';
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const conversation = conversationAt(request.url ?? '');
    if (conversation === 'elsewhere') return;
    socket.on('error', () => socket.destroy());
    const status = refusal(request, names) ?? (conversation ? undefined : '404 Not Found');
    if (status !== undefined || !conversation) return refuse(socket, status ?? '404 Not Found');
    if (sockets.clients.size >= connectionLimit) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (connection) => converse(connection, conversation));
  });
  return () => {
    for (const connection of sockets.clients) {
      connection.close(1001);
      setTimeout(() => connection.terminate(), patience);
    }
  };
}

/** Status for refusing a connection under a foreign host name or from another website. */
function refusal({ headers }: IncomingMessage, names: readonly string[]): string | undefined {
  const { host, origin } = headers;
  if (!isAllowedHost(host, names)) return '403 Forbidden';
  const isOwnPage = origin === undefined || isLoopback(origin) || origin.replace(/^https?:\/\//, '') === host;
  return isOwnPage ? undefined : '403 Forbidden';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function converse(connection: WebSocket, { greeting, answerTo }: Conversation): void {
  const send = (text: string): void => {
    if (connection.bufferedAmount > waitingLimit) connection.terminate();
    else connection.send(text);
  };
  // A message that is too long closes the connection with code 1009 after this.
  connection.on('error', () => undefined);
  connection.on('message', (data) => send(answerTo(textOf(data))));
  if (greeting !== undefined) send(greeting);
}

function textOf(data: RawData): string {
  return new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data);
}
