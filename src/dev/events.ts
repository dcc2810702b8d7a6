import type { ServerResponse } from 'node:http';

/** The state of the folder, with which a page compares its own. */
export interface FolderState {
  /** Differs between servers, as revisions start anew with each. */
  server: string;
  /** Number of times that the folder has been read again. */
  revision: number;
  /** The last revision that pages must load again for. */
  anew: number;
}

/** Sends events to open pages (Server-Sent Events, HTML Standard). */
export class PageEvents {
  readonly #open = new Set<ServerResponse>();

  /** Keeps the connection of a page open. */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Milliseconds after which a browser that has lost the connection asks again.
    response.write('retry: 500\n\n');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** @param event `changed` if the folder was read again, `surveyed` if its problems were collected. */
  send(event: 'changed' | 'surveyed', state: FolderState): void {
    for (const response of this.#open) response.write(`event: ${event}\ndata: ${JSON.stringify(state)}\n\n`);
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}
