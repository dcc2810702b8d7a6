import type { Connect } from 'vite';
import send from 'send';
import { decode } from '../../shared/url.js';

/** Serves images and other files of a documentation folder at their own paths. */
export function assetMiddleware(assets: () => ReadonlyMap<string, string>, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [pathname = ''] = (request.originalUrl ?? request.url ?? '').split('?');
    const file = pathname.startsWith(base) ? assets().get(decode(pathname.slice(base.length))) : undefined;
    if (!file) return next();
    // Without this header a browser keeps a file it has just loaded, and edits do not show.
    response.setHeader('cache-control', 'no-cache');
    // The next handler decodes the address, and a file name may contain text that looks like an escape.
    send(request, encodeURIComponent(file), { dotfiles: 'allow', cacheControl: false }).pipe(response);
  };
}
