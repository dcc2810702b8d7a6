/** Reason why a subscription is over; a code is that of a WebSocket or of HTTP, with the reason that the server gives. */
export type StreamEnd = { kind: 'closed' | 'completed' | 'refused' | 'insecure' } | { kind: 'ended'; code: string };

export interface StreamHandlers {
  onOpen(): void;
  /** Gets an answer in JSON. */
  onMessage(text: string): void;
  /** Called once. */
  onEnd(end: StreamEnd): void;
}

/** A running subscription. */
export interface Stream {
  readonly isOver: boolean;
  close(): void;
}
