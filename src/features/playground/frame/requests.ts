import type { ApiClientOptions } from '@scalar/api-client/modal';
import type { SecurityScheme } from '../model.js';
import type { ClientOperation } from '../settings.js';
import { headerValue } from '../credentials.js';
import { isSendable } from '../servers.js';
import { cookiesOf, takesCookies, withCookies, type Cookie, type CookieSource } from './cookies.js';
import { dismissFailure, showCookies, showFailure } from './failure.js';
import { words } from './frameMessages.js';

type Fetch = NonNullable<ApiClientOptions['customFetch']>;

/** Handlers between Scalar and the network. */
export interface Requests {
  /** Called with a request and its sources before it is sent. */
  prepare(payload: { request: Request; requestBuilder: CookieSource & { baseUrl: string } }): void;
  fetch: Fetch;
}

/**
 * Corrects credentials before a request is sent, keeps them from going to an incomplete address, and explains a missing response.
 *
 * @param current the current operation: its security schemes, and the content type of a body that is a file.
 * @param hasServer true if the current operation has a server with a complete address.
 * @param onAddressMissing is called instead of sending.
 */
export function createRequests(
  current: () => Pick<ClientOperation, 'schemes' | 'fileType'>,
  hasServer: () => boolean,
  onAddressMissing: () => void,
): Requests {
  const prepared = new WeakSet<Request>();
  // A token request starts with the server's address; without one, it would go to the documentation's own host.
  const isAstray = (request: Request): boolean =>
    !prepared.has(request) && !hasServer() && new URL(request.url).origin === location.origin;
  const refused = new WeakSet<Request>();
  const cookies = new WeakMap<Request, readonly Cookie[]>();
  return {
    prepare({ request, requestBuilder }) {
      prepared.add(request);
      const { schemes, fileType } = current();
      correct(request.headers, schemes);
      // The client sets the type of the chosen file.
      if (fileType !== undefined) request.headers.set('content-type', fileType);
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
  const names = new Set<string>();
  for (const scheme of schemes) {
    const name = scheme.name.toLowerCase();
    const header = headers.get(name);
    if (scheme.in !== 'header' || header === null || names.has(name)) continue;
    // Alternatives may share a header, so what Scalar encoded for one must not be taken for a token of the other.
    if (/^basic /i.test(header) && schemes.some(({ type }) => type === 'basic')) continue;
    names.add(name);
    const value = headerValue(scheme, header);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
}
