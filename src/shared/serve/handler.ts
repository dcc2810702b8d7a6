import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step of a local server: it answers a request, or calls `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
