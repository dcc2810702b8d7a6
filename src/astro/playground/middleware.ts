import send from 'send';
import type { Connect } from 'vite';
import {
  bundleAddress,
  playgroundFiles,
  type PlaygroundFiles,
  type PlaygroundSource,
} from '../../project/playground/files.js';
import { playgroundBundle } from '../../project/playground/bundle.js';
import { decode } from '../../shared/url.js';

/**
 * Serves the playground and the explorers in development.
 *
 * @param current is read at each request, because files change.
 */
export function playgroundMiddleware(current: () => PlaygroundSource): Connect.NextHandleFunction {
  const known = new WeakMap<object, PlaygroundFiles>();
  const filesOf = (source: PlaygroundSource): PlaygroundFiles => {
    const files = known.get(source.site) ?? playgroundFiles(source);
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
    if (address.startsWith(bundleAddress)) {
      const file = address.slice(bundleAddress.length) || 'index.html';
      send(request, file, { root: playgroundBundle, cacheControl: false, dotfiles: 'allow' })
        .on('error', () => next())
        .pipe(response);
      return;
    }
    const text = filesOf(source).texts.get(decode(wanted));
    if (!text) return next();
    response.setHeader('content-type', wanted.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/json');
    response.setHeader('cache-control', 'no-cache');
    response.end(text());
  };
}
