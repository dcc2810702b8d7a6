import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { isInside } from '../shared/isInside.js';
import { compression } from '../shared/serve/compress.js';
import { hostGuard } from '../shared/serve/guards.js';

/** The path that a request asks for; undefined where no file can have it. */
function askedPath(url: string): string | undefined {
  const written = URL.canParse(url) ? url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') : url;
  try {
    const asked = decodeURIComponent(written.replace(/[?#].*$/s, ''));
    // A path is not taken apart: whoever means another file can name it.
    return /[\0\\]/.test(asked) || asked.split('/').includes('..') ? undefined : asked || '/';
  } catch {
    return undefined;
  }
}

/** The file at a place, with links followed, where it is one of the site's. */
function fileAt(place: string, output: string): string | undefined {
  try {
    const file = realpathSync(place);
    return isInside(file, realpathSync(output)) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The file that a static host would answer a path with. */
function fileFor(output: string, pathname: string): string | undefined {
  const target = path.join(output, pathname);
  for (const place of [target, path.join(target, 'index.html'), `${target}.html`]) {
    const file = fileAt(place, output);
    if (file !== undefined) return file;
  }
  return undefined;
}

function answer(output: string, base: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
    response.end('Files are read, with GET or HEAD.\n');
    return;
  }
  const pathname = askedPath(request.url ?? '/');
  if (base !== '' && pathname === '/') {
    response.writeHead(302, { location: `${base}/` }).end();
    return;
  }
  const isUnder = pathname !== undefined && (pathname === base || pathname.startsWith(`${base}/`));
  const file = isUnder ? fileFor(output, pathname.slice(base.length)) : undefined;
  const isFound = file !== undefined;
  if (!isFound) response.statusCode = 404;
  const shown = file ?? fileFor(output, '/404.html');
  if (shown === undefined) response.end('Not found');
  // It is decoded there: a name may hold a sign that looks like the beginning of an escape.
  else
    send(request, encodeURIComponent(shown), {
      dotfiles: 'allow',
      etag: isFound,
      lastModified: isFound,
      // A part of the page that says so is no part of what was asked for.
      acceptRanges: isFound,
    }).pipe(response);
}

/**
 * Serves a built site: files under `base`, a folder's `index.html` with and without trailing slash, `404.html` with
 * status 404 for the rest.
 *
 * @param base URL prefix without trailing slash.
 * @param names that the server answers under, beside those of this machine and addresses.
 */
export function previewHandler(output: string, base: string, names: readonly string[] = []): RequestListener {
  const guard = hostGuard(names);
  return (request, response) =>
    guard(request, response, () => compression(request, response, () => answer(output, base, request, response)));
}
