import { objectOf, parseJsonText } from '../../../documents/json.js';
import { Connection, type ConnectionEnd } from '../connection.js';
import type { HeaderList } from './post.js';
import type { Stream, StreamEnd, StreamHandlers } from './subscriptionStream.js';

/** Meanings of the close codes in the protocol `graphql-transport-ws`, for servers that give no reason. */
const meanings: Readonly<Record<number, string>> = {
  4400: 'Bad Request',
  4401: 'Unauthorized',
  4403: 'Forbidden',
  4406: 'Subprotocol not acceptable',
  4408: 'Connection initialisation timeout',
  4409: 'Subscriber already exists',
  4429: 'Too many initialisation requests',
  4500: 'Internal Server Error',
};

const ID = '1';

/** Subscribes over a WebSocket. Browsers cannot set its headers, so they are sent in the first message's payload. */
export function openSocket(
  url: string,
  request: string,
  headers: HeaderList,
  { onOpen, onMessage, onEnd }: StreamHandlers,
): Stream {
  let end: StreamEnd | undefined;
  const connection = new Connection({
    onState: (state, closed) => {
      if (state === 'open') send({ type: 'connection_init', payload: Object.fromEntries(headers) });
      if (state === 'closed') onEnd((end ??= endOf(closed)));
    },
    onMessage: (data) => {
      const { type, payload } = objectOf(typeof data === 'string' ? parseJsonText(data) : undefined);
      if (type === 'connection_ack') {
        onOpen();
        send({ id: ID, type: 'subscribe', payload: JSON.parse(request) as unknown });
      } else if (type === 'ping') send({ type: 'pong' });
      else if (type === 'next') onMessage(JSON.stringify(payload));
      else if (type === 'error') onMessage(JSON.stringify({ errors: payload }));
      if (type !== 'complete' && type !== 'error') return;
      end = { kind: 'completed' };
      connection.close();
    },
  });
  const send = (message: object): void => connection.send(JSON.stringify(message));
  connection.open(url, ['graphql-transport-ws']);
  return {
    get isOver() {
      return end !== undefined;
    },
    close: () => {
      if (connection.state === 'open') send({ id: ID, type: 'complete' });
      connection.close();
    },
  };
}

function endOf(closed: ConnectionEnd = { kind: 'asked' }): StreamEnd {
  if (closed.kind === 'asked') return { kind: 'closed' };
  if (closed.kind !== 'ended') return { kind: closed.kind };
  const reason = closed.reason || meanings[closed.code];
  return { kind: 'ended', code: reason ? `${closed.code}: ${reason}` : String(closed.code) };
}
