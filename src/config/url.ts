const scheme = /^[a-z][a-z0-9+.-]*:/i;
/** Schemes that run code instead of leading somewhere. */
const code = /^(?:javascript|vbscript|data):/i;
/** `https//x`, `http:/x`: a slip in the part before the host. */
const brokenScheme = /^https?(?:\/|:(?!\/\/[^\s/]))/i;

/** Whether a text begins with a scheme, as `mailto:x@y.z` does and `guides/intro` does not. */
export function hasScheme(url: string): boolean {
  return scheme.test(url);
}

/** Whether a text can be the target of a link: a path, a fragment, or an address that parses (RFC 3986, URL Standard). */
export function isLink(url: string): boolean {
  if (code.test(url) || brokenScheme.test(url)) return false;
  return !hasScheme(url) || URL.canParse(url);
}

/** Whether a text is an `http:` or `https:` address. `{name}` stands for a server variable, as in OpenAPI. */
export function isAbsoluteUrl(url: string): boolean {
  return /^https?:/i.test(url) && isLink(url.replace(/\{[^{}]*\}/g, 'x')) && !/\s/.test(url);
}

/** Whether an address names a repository: two path segments after the host. */
export function isRepositoryUrl(url: string): boolean {
  return isAbsoluteUrl(url) && URL.canParse(url) && new URL(url).pathname.split('/').filter(Boolean).length >= 2;
}
