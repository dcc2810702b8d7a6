import type { Connect } from 'vite';
import send from 'send';
import { decode } from '../../shared/url.js';

/** Serves images and other files of a documentation folder at their own paths. */
export function assetMiddleware(assets: () => ReadonlyMap<string, string>, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [pathname = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const file = pathname.startsWith(base) ? assets().get(decode(pathname.slice(base.length))) : undefined;
    if (!file) return next();
    // Otherwise a browser keeps what it has just loaded, and an edit does not arrive.
    response.setHeader('cache-control', 'no-cache');
    // It is decoded there: the name may hold a sign that looks like the beginning of an escape.
    send(request, encodeURIComponent(file), { dotfiles: 'allow', cacheControl: false }).pipe(response);
  };
}
