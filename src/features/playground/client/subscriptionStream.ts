/** Why a subscription has ended. The code is that of WebSocket or HTTP, with the server's reason. */
export type StreamEnd = { kind: 'closed' | 'completed' | 'refused' | 'insecure' } | { kind: 'ended'; code: string };

export interface StreamHandlers {
  onOpen(): void;
  /** Called with each response, as JSON. */
  onMessage(text: string): void;
  /** Called once. */
  onEnd(end: StreamEnd): void;
}

/** A running subscription. */
export interface Stream {
  readonly isOver: boolean;
  close(): void;
}
