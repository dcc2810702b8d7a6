const scheme = /^[a-z][a-z0-9+.-]*:/i;
const otherSite = /^(?:https?:)?\/\//i;
/** Schemes that run code or contain a document instead of leading to another address. */
const unsafe = /^(?:javascript|vbscript|data|blob|filesystem):/i;
const image = /^data:image\//i;
/** Slips in the part before the host: `https//x`, `http:/x`. */
const brokenScheme = /^https?(?:\/|:(?!\/\/[^\s/]))/i;

/** True if a text begins with a scheme: `mailto:x@y.z` does, `guides/intro` does not. */
export function hasScheme(url: string): boolean {
  return scheme.test(url);
}

/** True for an address with a scheme or a host of its own: `https:`, `mailto:`, `//cdn.example`. */
export function isExternal(url: string): boolean {
  const trimmed = url.trim();
  return hasScheme(trimmed) || trimmed.startsWith('//');
}

/** True for an address of a page on another site. `mailto:` is not one. */
export function isOtherSite(url: string): boolean {
  return otherSite.test(url);
}

/** True for `/guides/intro`, which starts at the site's root. False for `//cdn.example`, which names a host. */
export function isRooted(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** The names of the `{placeholders}` in an address, in order; a name that occurs twice is listed once. */
export function placeholdersIn(address: string): string[] {
  return [...new Set(Array.from(address.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name))];
}

/** Removes the slashes around a path. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Encodes a text as a part of an address. Half a character, which no address can contain, becomes U+FFFD. */
export const encodePart = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Encodes the parts of a path, and keeps its slashes. */
export const encodePath = (path: string): string => path.split('/').map(encodePart).join('/');

/** Decodes a path or a part of one. A `%` that starts no escape makes the whole text stay as it is, because the author meant the character. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a whole address. Escaped reserved characters such as `/`, `?` and `#` stay escaped. */
export function decodeAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

// Browsers skip control characters and spaces before a scheme, and tabs and line breaks within it (URL Standard, "URL parsing").
const asRead = (url: string): string => url.replace(/[\t\n\r]/g, '').replace(/^[\s\0-\x20]+/, '');

/** True if an address runs code in the page that contains it, or contains a document: `javascript:`, `data:` and the like. */
export function isUnsafe(url: string): boolean {
  return unsafe.test(asRead(url));
}

/** True if an address contains an image. Images are harmless where an image is expected. */
export function isImageData(url: string): boolean {
  return image.test(asRead(url));
}

/** True if an address is unsafe and not an image. Links with such an address are removed. */
export function isRefused(url: string): boolean {
  return isUnsafe(url) && !isImageData(url);
}

/**
 * True if a text can be the target of a link: a path, a fragment, or an address that parses (RFC 3986, URL Standard).
 */
export function isLink(url: string): boolean {
  if (isUnsafe(url) || brokenScheme.test(url)) return false;
  return !hasScheme(url) || URL.canParse(url);
}

/** True if a text is an `http:` or `https:` address. `{name}` is a server variable, as in OpenAPI. */
export function isAbsoluteUrl(url: string): boolean {
  return /^https?:/i.test(url) && isLink(url.replace(/\{[^{}]*\}/g, 'x')) && !/\s/.test(url);
}

/** True if an address names a repository: two path segments after the host. */
export function isRepositoryUrl(url: string): boolean {
  return isAbsoluteUrl(url) && URL.canParse(url) && new URL(url).pathname.split('/').filter(Boolean).length >= 2;
}
