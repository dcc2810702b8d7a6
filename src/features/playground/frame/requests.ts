import type { ApiClientOptions } from '@scalar/api-client/modal';
import type { SecurityScheme } from '../model.js';
import { headerValue } from '../credentials.js';
import { isSendable } from '../servers.js';
import { cookiesOf, takesCookies, withCookies, type Cookie, type CookieSource } from './cookies.js';
import { dismissFailure, showCookies, showFailure } from './failure.js';
import { words } from './frameMessages.js';

type Fetch = NonNullable<ApiClientOptions['customFetch']>;

/** Handlers between Scalar and the network. */
export interface Requests {
  /** Called with a request and what it was made from, before it is sent. */
  prepare(payload: { request: Request; requestBuilder: CookieSource & { baseUrl: string } }): void;
  fetch: Fetch;
}

/**
 * Puts credentials right before a request is sent, lets none go to an address that is not complete, and says plainly when no
 * answer comes.
 *
 * @param schemes of what is shown now.
 * @param hasServer whether what is shown now has a server with a complete address.
 * @param onAddressMissing is called instead of sending.
 */
export function createRequests(
  schemes: () => readonly SecurityScheme[],
  hasServer: () => boolean,
  onAddressMissing: () => void,
): Requests {
  const prepared = new WeakSet<Request>();
  // One for a token starts at the server; without one, it would start at the documentation's own host.
  const isAstray = (request: Request): boolean =>
    !prepared.has(request) && !hasServer() && new URL(request.url).origin === location.origin;
  const refused = new WeakSet<Request>();
  const cookies = new WeakMap<Request, readonly Cookie[]>();
  return {
    prepare({ request, requestBuilder }) {
      prepared.add(request);
      correct(request.headers, schemes());
      cookies.set(request, cookiesOf(requestBuilder));
      if (!isSendable(requestBuilder.baseUrl)) refused.add(request);
    },
    async fetch(input, init) {
      const request = input instanceof Request && !init ? input : new Request(input, init);
      dismissFailure();
      if (refused.has(request) || isAstray(request)) {
        onAddressMissing();
        throw new Error(words().addressMissing);
      }
      const spare = request.clone();
      const own = cookies.get(request) ?? [];
      try {
        if (own.length === 0) return await fetch(request);
        if (takesCookies(request.url)) return await withCookies(own, request.url, () => fetch(request));
        const answer = await fetch(request);
        await showCookies(spare, own);
        return answer;
      } catch (error) {
        if (request.signal.aborted) throw error;
        await showFailure(spare, own);
        throw new Error(words().noAnswer({ host: new URL(request.url).host }), { cause: error });
      }
    },
  };
}

function correct(headers: Headers, schemes: readonly SecurityScheme[]): void {
  const seen = new Set<string>();
  for (const scheme of schemes) {
    const name = scheme.name.toLowerCase();
    const written = headers.get(name);
    if (scheme.in !== 'header' || written === null || seen.has(name)) continue;
    // Alternatives may share the header: what Scalar encoded for one must not be read as a token of the other.
    if (/^basic /i.test(written) && schemes.some(({ type }) => type === 'basic')) continue;
    seen.add(name);
    const value = headerValue(scheme, written);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
}
