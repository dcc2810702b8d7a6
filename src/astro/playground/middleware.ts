import send from 'send';
import type { Connect } from 'vite';
import { playgroundBundle } from './bundle.js';
import { frameAddress, playgroundFiles, type PlaygroundFiles, type PlaygroundSource } from './files.js';

/**
 * Serves the playground and the explorers while an author works. The bundle is made when it is first asked for.
 *
 * @param current is read at each request, because files change.
 * @param folder documentation folder, in whose cache the bundle may lie.
 */
export function playgroundMiddleware(current: () => PlaygroundSource, folder: string): Connect.NextHandleFunction {
  const known = new WeakMap<object, PlaygroundFiles>();
  const filesOf = (source: PlaygroundSource): PlaygroundFiles => {
    const files = known.get(source.site) ?? playgroundFiles(source, folder);
    known.set(source.site, files);
    return files;
  };

  return (request, response, next) => {
    const source = current();
    const [pathname = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const prefix = `${source.base}/_trellis/`;
    if (!pathname.startsWith(prefix)) return next();
    const address = pathname.slice(source.base.length);
    const wanted = /\/explorer\/[^/]+\/?$/.test(address) ? `${address.replace(/\/$/, '')}/index.html` : address;
    const answer = async (): Promise<void> => {
      if (address.startsWith(frameAddress)) {
        const root = await playgroundBundle(folder);
        const file = address.slice(frameAddress.length) || 'index.html';
        send(request, file, { root, cacheControl: false })
          .on('error', () => next())
          .pipe(response);
        return;
      }
      const text = filesOf(source).get(decoded(wanted));
      if (!text) return next();
      response.setHeader('content-type', wanted.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/json');
      response.setHeader('cache-control', 'no-cache');
      response.end(await text());
    };
    void answer().catch(next);
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
