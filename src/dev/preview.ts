import { fstatSync, realpathSync, statSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { isInside } from '../shared/isInside.js';
import { stampOfStats } from '../shared/stampOf.js';
import { compression } from '../shared/serve/compress.js';
import { hostGuard } from '../shared/serve/guards.js';

/** The path that a request asks for; undefined if no file can have that path. */
function askedPath(url: string): string | undefined {
  const path = URL.canParse(url) ? url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') : url;
  try {
    const asked = decodeURIComponent(path.replace(/[?#].*$/s, ''));
    // A decoded slash would change which folder the path names.
    return /[\0\\]/.test(asked) || asked.split('/').includes('..') ? undefined : asked || '/';
  } catch {
    return undefined;
  }
}

/** The file at a path, with links followed, if it belongs to the site. */
function fileAt(place: string, output: string): string | undefined {
  try {
    const file = realpathSync(place);
    return isInside(file, realpathSync(output)) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The file with which a static host would answer a path. */
function fileFor(output: string, pathname: string): string | undefined {
  const target = path.join(output, pathname);
  for (const place of [target, path.join(target, 'index.html'), `${target}.html`]) {
    const file = fileAt(place, output);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Headers that describe the contents of a file. */
const ofContents = ['content-length', 'content-range', 'etag', 'last-modified'];

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
  const answerFile = file ?? fileFor(output, '/404.html');
  if (answerFile === undefined) {
    response.end('Not found');
    return;
  }
  // `send` decodes the address, and a file name may contain text that looks like an escape.
  const sending = send(request, encodeURIComponent(answerFile), {
    dotfiles: 'allow',
    etag: isFound,
    lastModified: isFound,
    // A range of the not-found page is not what the request asked for.
    acceptRanges: isFound,
  });
  let stamp: string;
  sending.on('file', (_file, stats: Stats) => (stamp = stampOfStats(stats)));
  sending.on('stream', (contents: ReadStream) =>
    contents.once('open', (descriptor) => {
      if (stampOfStats(fstatSync(descriptor)) === stamp) return;
      // A build has replaced the file since its length was written to the headers.
      contents.destroy();
      for (const name of ofContents) response.removeHeader(name);
      response.statusCode = 200;
      answer(output, base, request, response);
    }),
  );
  sending.pipe(response);
}

/**
 * Serves a built site: files below `base`, a folder's `index.html` with and without trailing slash, and `404.html` with status 404 for everything
 * else.
 *
 * @param base URL prefix without trailing slash.
 * @param names host names that the server answers to, besides this machine's names and IP addresses.
 */
export function previewHandler(output: string, base: string, names: readonly string[] = []): RequestListener {
  const guard = hostGuard(names);
  return (request, response) =>
    guard(request, response, () => compression(request, response, () => answer(output, base, request, response)));
}
