/** State of a connection to a channel. */
export type ConnectionState = 'closed' | 'connecting' | 'open';

/** Why there is no connection. */
export type ConnectionEnd =
  | { kind: 'asked' | 'refused' | 'insecure' }
  | { kind: 'ended'; code: number; reason: string };

export interface ConnectionHandlers {
  onState(state: ConnectionState, end?: ConnectionEnd): void;
  onMessage(data: string | ArrayBuffer): void;
}

/** A connection that can be opened and closed repeatedly. */
export class Connection {
  #socket: WebSocket | undefined;
  readonly #handlers: ConnectionHandlers;

  constructor(handlers: ConnectionHandlers) {
    this.#handlers = handlers;
    // A page in the browser's back/forward cache must not keep a connection.
    addEventListener('pagehide', () => this.close());
  }

  get state(): ConnectionState {
    if (!this.#socket) return 'closed';
    return this.#socket.readyState === WebSocket.OPEN ? 'open' : 'connecting';
  }

  open(url: string, protocols: readonly string[]): void {
    const { onState, onMessage } = this.#handlers;
    let socket: WebSocket;
    try {
      socket = new WebSocket(url, [...protocols]);
    } catch {
      const isInsecure = location.protocol === 'https:' && url.startsWith('ws:');
      return onState('closed', { kind: isInsecure ? 'insecure' : 'refused' });
    }
    this.#socket = socket;
    let wasOpen = false;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      wasOpen = true;
      onState('open');
    };
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => onMessage(data);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      onState('closed', wasOpen ? { kind: 'ended', code, reason } : { kind: 'refused' });
    };
    onState('connecting');
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close(socket.readyState === WebSocket.OPEN ? 1000 : undefined);
    this.#handlers.onState('closed', { kind: 'asked' });
  }
}
