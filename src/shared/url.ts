const scheme = /^[a-z][a-z0-9+.-]*:/i;
const otherSite = /^(?:https?:)?\/\//i;
/** Schemes that run code, or hold a document of their own, instead of leading somewhere. */
const unsafe = /^(?:javascript|vbscript|data|blob|filesystem):/i;
const image = /^data:image\//i;
/** `https//x`, `http:/x`: a slip in the part before the host. */
const brokenScheme = /^https?(?:\/|:(?!\/\/[^\s/]))/i;

/** True if a text begins with a scheme, as `mailto:x@y.z` does and `guides/intro` does not. */
export function hasScheme(url: string): boolean {
  return scheme.test(url);
}

/** True for an address with a scheme or a host of its own: `https:`, `mailto:`, `//cdn.example`. */
export function isExternal(url: string): boolean {
  const trimmed = url.trim();
  return hasScheme(trimmed) || trimmed.startsWith('//');
}

/** True for an address of a page on another site, which `mailto:` is not. */
export function isOtherSite(url: string): boolean {
  return otherSite.test(url);
}

/** True for `/guides/intro`, which starts at the root of the site; `//cdn.example` names a host. */
export function isRooted(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** Decodes a path or a part of one. Text with a `%` that begins no escape stays as it is: the author meant the character. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a whole address: escapes of `/`, `?`, `#` and other reserved characters stay. */
export function decodeAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

// Browsers skip control characters and spaces before a scheme, and tabs and line breaks within it (URL Standard, "URL parsing").
const asRead = (url: string): string => url.replace(/[\t\n\r]/g, '').replace(/^[\s\0-\x20]+/, '');

/**
 * True if an address runs code in the page that contains it, or is a document by itself: `javascript:`, `data:` and the
 * like.
 */
export function isUnsafe(url: string): boolean {
  return unsafe.test(asRead(url));
}

/** True if an address contains a picture, which is harmless where pictures are shown. */
export function isImageData(url: string): boolean {
  return image.test(asRead(url));
}

/** True for an address that would run code or is a document by itself; it leads nowhere. Pictures are harmless where they are shown. */
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
