import type { ServerResponse } from 'node:http';

/** The state of the folder on the server, which pages compare with their own. */
export interface FolderState {
  /** Differs between servers, because each starts counting revisions anew. */
  server: string;
  /** Number of times that the folder has been read again. */
  revision: number;
  /** The last revision that requires pages to reload. */
  anew: number;
}

/** Sends events to open pages (Server-Sent Events, HTML Standard). */
export class PageEvents {
  readonly #open = new Set<ServerResponse>();

  /** Keeps the connection of a page open. */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // Milliseconds before a disconnected browser reconnects.
    response.write('retry: 500\n\n');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** @param event `changed` after the folder was read again, `surveyed` after its problems were collected. */
  send(event: 'changed' | 'surveyed', state: FolderState): void {
    for (const response of this.#open) response.write(`event: ${event}\ndata: ${JSON.stringify(state)}\n\n`);
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}
