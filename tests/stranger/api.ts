import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { repository } from './commands.js';

export interface Api extends AsyncDisposable {
  origin: string;
  /** Method, path and token of the requests that arrived. */
  arrived: string[];
}

/** An API of plants that answers every request. */
export async function plantApi(): Promise<Api> {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    arrived.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name: 'Fern' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes the specification of the plant store, which is at the address of an API, into a folder. */
export function writeSpecification(folder: string, { origin }: Api): void {
  const text = readFileSync(path.join(repository, 'openapi.yaml'), 'utf8');
  writeFileSync(path.join(folder, 'openapi.yaml'), text.replace('http://localhost:4321/plant-store', origin));
}
