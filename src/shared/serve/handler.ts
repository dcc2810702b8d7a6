import type { IncomingMessage, ServerResponse } from 'node:http';

/** One step of a local server: it answers a request, or calls `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Passes a request from handler to handler until one answers it. */
export function handleInTurn([first, ...others]: readonly Handler[]): Handler {
  return (request, response, next) =>
    first ? first(request, response, () => handleInTurn(others)(request, response, next)) : next();
}
