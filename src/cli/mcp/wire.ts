import type { Readable, Writable } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server';
import { boundedLines, tooLong } from './lines.js';

/** Limits of a conversation. */
export interface WireBounds {
  /** Maximum number of bytes in a message. */
  message?: number;
  /** Maximum number of unanswered requests; reading pauses until some are answered. */
  waiting?: number;
  /** Milliseconds to wait for answers after the input has ended. */
  patience?: number;
}

// JSON-RPC 2.0, section 5.1.
const parseError = -32700;
const invalidRequest = -32600;

/**
 * A conversation over streams with one message per line. A malformed message is answered with an error, as JSON-RPC requires, and the conversation
 * continues. When the input ends, pending requests are answered first.
 */
export class Wire implements Transport {
  onclose: (() => void) | undefined;
  onerror: ((error: Error) => void) | undefined;
  onmessage: Transport['onmessage'];
  /** Resolves when the conversation is over. */
  readonly closed: Promise<void>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #bounds: Required<WireBounds>;
  readonly #waiting = new Set<RequestId>();
  #isClosed = false;
  #tellClosed: () => void = () => undefined;
  #answered: () => void = () => undefined;

  constructor(input: Readable, output: Writable, bounds: WireBounds = {}) {
    this.#input = input;
    this.#output = output;
    this.#bounds = { message: 1_000_000, waiting: 64, patience: 10_000, ...bounds };
    this.closed = new Promise((resolve) => (this.#tellClosed = resolve));
  }

  start(): Promise<void> {
    // The reader is gone.
    this.#output.once('error', () => void this.close());
    void this.#read().finally(() => this.close());
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    if ('id' in message && message.id !== undefined && !('method' in message)) this.#waiting.delete(message.id);
    this.#answered();
    return this.#write(message);
  }

  close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#input.destroy();
      this.#answered();
      this.onclose?.();
      this.#tellClosed();
    }
    return Promise.resolve();
  }

  async #read(): Promise<void> {
    try {
      for await (const line of boundedLines(this.#input, this.#bounds.message)) {
        if (this.#isClosed) return;
        await this.#take(line);
        await this.#until(() => this.#waiting.size < this.#bounds.waiting);
      }
    } catch (error) {
      this.onerror?.(error instanceof Error ? error : new Error(String(error)));
    }
    const impatience = setTimeout(() => void this.close(), this.#bounds.patience);
    await this.#until(() => this.#waiting.size === 0);
    clearTimeout(impatience);
  }

  async #take(line: string | typeof tooLong): Promise<void> {
    if (line === tooLong) {
      return this.#refuse(null, invalidRequest, `A message has at most ${this.#bounds.message} bytes.`);
    }
    if (line.trim() === '') return;
    let message: unknown;
    try {
      message = JSON.parse(line);
    } catch {
      return this.#refuse(null, parseError, 'A message is JSON on one line.');
    }
    if (Array.isArray(message))
      return this.#refuse(null, invalidRequest, 'Messages are sent one by one, each on a line.');
    if (isJSONRPCRequest(message)) {
      // A subscription is answered when it ends.
      if (message.method !== 'subscriptions/listen') this.#waiting.add(message.id);
    } else if (!isJSONRPCNotification(message) && !isJSONRPCResponse(message)) {
      return this.#refuse(idOf(message), invalidRequest, 'A message has `jsonrpc` "2.0" and a `method`.');
    }
    this.#settleCancelled(message);
    this.onmessage?.(message);
  }

  // A cancelled request gets no answer.
  #settleCancelled(message: JSONRPCMessage): void {
    if (!isJSONRPCNotification(message) || message.method !== 'notifications/cancelled') return;
    const cancelled = message.params?.['requestId'];
    if (typeof cancelled === 'string' || typeof cancelled === 'number') this.#waiting.delete(cancelled);
  }

  #refuse(id: RequestId | null, code: number, message: string): Promise<void> {
    return this.#write({ jsonrpc: '2.0', id, error: { code, message } });
  }

  async #write(message: object): Promise<void> {
    if (this.#isClosed || this.#output.write(`${JSON.stringify(message)}\n`)) return;
    await new Promise((resolve) => {
      this.#output.once('drain', resolve);
      this.#output.once('close', resolve);
    });
  }

  async #until(isTrue: () => boolean): Promise<void> {
    while (!this.#isClosed && !isTrue()) await new Promise<void>((resolve) => (this.#answered = resolve));
  }
}

function idOf(message: unknown): RequestId | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  const { id } = message;
  return typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id)) ? id : null;
}
