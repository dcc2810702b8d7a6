import send from 'send';
import type { Answer } from '../../features/feature.js';
import { bundleAddress, playgroundTexts, type PlaygroundSource } from './files.js';
import { playgroundBundle } from './bundle.js';
import { once } from '../../shared/once.js';
import { decode } from '../../shared/url.js';

/** Serves the playground and the explorers in development. */
export function servePlayground(source: PlaygroundSource): Answer {
  const files = once(() => playgroundTexts(source));
  return (request, response, next) => {
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
    const text = files().texts.get(decode(wanted));
    if (!text) return next();
    response.setHeader('content-type', wanted.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/json');
    response.setHeader('cache-control', 'no-cache');
    response.end(text());
  };
}
