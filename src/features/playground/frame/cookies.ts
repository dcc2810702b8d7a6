export interface Cookie {
  name: string;
  value: string;
}

/** Cookies of a request in Scalar's client before it is sent. */
export interface CookieSource {
  cookies: readonly (Cookie & { isDisabled?: boolean })[];
  security: readonly (Cookie & { in: string })[];
}

/** The cookies that a request should carry. Browsers ignore a cookie header set by a page. */
export function cookiesOf({ cookies, security }: CookieSource): Cookie[] {
  return [...cookies.filter(({ isDisabled }) => !isDisabled), ...security.filter(({ in: place }) => place === 'cookie')]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value }));
}

/** True if the browser sends cookies set by this page to an address. */
export function takesCookies(url: string): boolean {
  return new URL(url).origin === location.origin;
}

/** Sets cookies for an address on this host while a task runs, and deletes them afterwards. */
export async function withCookies<Result>(
  cookies: readonly Cookie[],
  url: string,
  send: () => Promise<Result>,
): Promise<Result> {
  // Limited to this address, so that the site's own cookies stay unchanged.
  const scope = `path=${new URL(url).pathname}; samesite=strict`;
  for (const { name, value } of cookies) document.cookie = `${name}=${value}; ${scope}`;
  try {
    return await send();
  } finally {
    for (const { name } of cookies) document.cookie = `${name}=; ${scope}; max-age=0`;
  }
}
