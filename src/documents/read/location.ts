import { posix } from 'node:path';

/** True if a location is fetched rather than read from disk. */
export function isRemote(location: string): boolean {
  return /^https?:\/\//i.test(location);
}

/**
 * The location that a reference leads to: a URL, or a path relative to the documentation folder. A leading `/` means the documentation folder, as in
 * `docs.json`.
 *
 * @param base URL or path of the file that contains the reference; empty for `docs.json` itself.
 * @returns undefined for schemes that are never read (`file:`, `data:`) and for malformed URLs.
 */
export function resolveLocation(target: string, base: string): string | undefined {
  if (isRemote(target) || isRemote(base)) {
    if (!URL.canParse(target, isRemote(base) ? base : undefined)) return undefined;
    const url = new URL(target, isRemote(base) ? base : undefined).href;
    return isRemote(url) ? url : undefined;
  }
  if (/^[a-z][a-z0-9+.-]+:/i.test(target)) return undefined;
  const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(base), target);
  return posix.normalize(path);
}

/** A file name or the last part of a URL's path, without extension: the name that authors use for a specification. */
export function baseName(location: string): string {
  const path = isRemote(location) ? new URL(location).pathname : location;
  const name = posix.basename(path).replace(/\.(json|ya?ml|graphqls?|gql)$/i, '');
  return name === '' || name === '/' ? 'openapi' : name;
}
