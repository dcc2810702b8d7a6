import { errorCode } from './errorCode.js';

/** A server's response to one request, or the reason why there is none. */
export type Reply =
  | { kind: 'status'; status: number; location?: string; retryAfter?: number }
  /** `isLasting`: asking again would not help. */
  | { kind: 'fault'; reason: string; isLasting: boolean };

const lasting: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host has this name',
  ECONNREFUSED: 'the host takes no connections',
  CERT_HAS_EXPIRED: 'the certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the host is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the host has signed its certificate itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the host has signed its certificate itself',
};

const isOfTls = (code: string): boolean => /^(?:CERT_|ERR_(?:TLS|SSL)_|UNABLE_TO_|EPROTO$)/.test(code);

function faultOf(error: unknown, seconds: number): Reply {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'fault', reason: `no answer came within ${seconds} s`, isLasting: false };
  const code = errorCode(error);
  const reason = lasting[code];
  if (reason !== undefined) return { kind: 'fault', reason, isLasting: true };
  if (isOfTls(code)) return { kind: 'fault', reason: `no secure connection can be made (${code})`, isLasting: true };
  return {
    kind: 'fault',
    reason: code === '' ? 'the connection failed' : `the connection failed (${code})`,
    isLasting: false,
  };
}

/** Seconds that a server asks to wait, written as a number or a date. */
function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Sends one request without following redirects, and does not read the body. */
export async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; trellis-docs link check)' },
    });
    await response.body?.cancel();
    const { status, headers } = response;
    const location = headers.get('location');
    const retryAfter = secondsOf(headers.get('retry-after'), Date.now());
    const isRedirect = location !== null && URL.canParse(location, url);
    return {
      kind: 'status',
      status,
      ...(isRedirect ? { location: new URL(location, url).href } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  } catch (error) {
    return faultOf(error, timeout / 1000);
  }
}
