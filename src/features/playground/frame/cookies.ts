export interface Cookie {
  name: string;
  value: string;
}

/** Cookies of a request in Scalar's client, before it is sent. */
export interface CookieSource {
  cookies: readonly (Cookie & { isDisabled?: boolean })[];
  security: readonly (Cookie & { in: string })[];
}

/** The cookies that a request is meant to carry: a browser takes them from no header that a page sets. */
export function cookiesOf({ cookies, security }: CookieSource): Cookie[] {
  return [...cookies.filter(({ isDisabled }) => !isDisabled), ...security.filter(({ in: place }) => place === 'cookie')]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value }));
}

/** True if the browser sends cookies that this page sets to an address. */
export function takesCookies(url: string): boolean {
  return new URL(url).origin === location.origin;
}

/** Has cookies sent to an address of this host by what is done meanwhile; they are gone afterwards. */
export async function withCookies<Result>(
  cookies: readonly Cookie[],
  url: string,
  send: () => Promise<Result>,
): Promise<Result> {
  // For this address alone: what the site itself keeps for the whole host stays as it is.
  const scope = `path=${new URL(url).pathname}; samesite=strict`;
  for (const { name, value } of cookies) document.cookie = `${name}=${value}; ${scope}`;
  try {
    return await send();
  } finally {
    for (const { name } of cookies) document.cookie = `${name}=; ${scope}; max-age=0`;
  }
}
