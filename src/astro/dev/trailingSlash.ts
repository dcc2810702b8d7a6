import type { Connect, Plugin } from 'vite';
import type { Session } from '../../project/session.js';

/**
 * Redirects page addresses to the form with a trailing slash, as hosts do for folders. If a project requires trailing slashes, Astro's server knows
 * no other form.
 *
 * @param base URL prefix of the documentation without trailing slash.
 */
export function trailingSlashPlugin(session: Session, base: string): Plugin {
  return {
    name: 'trellis:trailing-slash',
    configureServer: ({ middlewares }) => {
      const redirect: Connect.NextHandleFunction = (request, response, next) => {
        const [address = '', query] = (request.originalUrl ?? request.url ?? '').split('?');
        const path = address.startsWith(`${base}/`) ? decoded(address.slice(base.length)) : undefined;
        if (path === undefined || path.endsWith('/') || !session.state.site.routes.has(path)) return next();
        response.writeHead(302, { location: `${address}/${query === undefined ? '' : `?${query}`}` }).end();
      };
      // Astro adds its own refusal before all other middleware at this point.
      return () => void middlewares.stack.unshift({ route: '', handle: redirect });
    },
  };
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
