import { existsSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import send from 'send';

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The file that a static host would answer a path with. */
function fileFor(output: string, pathname: string): string | undefined {
  const target = path.join(output, pathname);
  for (const file of [target, path.join(target, 'index.html'), `${target}.html`]) {
    if (file.startsWith(output) && existsSync(file) && statSync(file).isFile()) return file;
  }
  return undefined;
}

/**
 * Serves a built site: files under `base`, a folder's `index.html` with and without trailing slash, `404.html` with
 * status 404 for the rest.
 *
 * @param base URL prefix without trailing slash.
 */
export function previewHandler(output: string, base: string): RequestListener {
  return (request, response) => {
    const pathname = decoded((request.url ?? '/').split('?')[0] ?? '/');
    if (base !== '' && pathname === '/') {
      response.writeHead(302, { location: `${base}/` }).end();
      return;
    }
    const isUnder = pathname !== undefined && (pathname === base || pathname.startsWith(`${base}/`));
    const file = isUnder ? fileFor(output, pathname.slice(base.length)) : undefined;
    if (!file) response.statusCode = 404;
    const answer = file ?? fileFor(output, '/404.html');
    if (!answer) response.end('Not found');
    else
      send(request, answer, { dotfiles: 'allow', etag: file !== undefined, lastModified: file !== undefined }).pipe(
        response,
      );
  };
}
