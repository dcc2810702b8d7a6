import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Contents } from '../features/siteFile.js';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** Sends a file as a static host would, but makes browsers ask for it on every use. */
export function sendContents(
  contents: Contents,
  address: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  if (typeof contents === 'object' && 'copy' in contents) {
    response.setHeader('cache-control', 'no-cache');
    // `send` decodes the name, which may contain text that looks like an escape.
    send(request, encodeURIComponent(contents.copy), { dotfiles: 'allow', cacheControl: false }).pipe(response);
    return;
  }
  const type = types[path.extname(address).toLowerCase()] ?? 'text/plain';
  response.setHeader('content-type', `${type}; charset=utf-8`);
  // Browsers that go back show a stored page without asking whether it is current.
  response.setHeader('cache-control', 'no-store');
  if (typeof contents === 'string' || contents instanceof Uint8Array) {
    response.end(contents);
    return;
  }
  for (const part of contents) response.write(part);
  response.end();
}
