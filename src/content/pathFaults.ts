/** Maximum number of bytes in a file name on nearly every disk, and in a whole path without that of the folder around the site. */
const longestName = 255;
const longestPath = 2000;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Why no file can be written for an address, as the end of a sentence; undefined if one can. Applies to everything that a build writes: pages,
 * Markdown, redirects, the author's files and generated ones.
 *
 * @param address decoded, below the site's root.
 */
export function unwritable(address: string): string | undefined {
  // Both slashes separate folders on Windows and in addresses.
  const parts = address.split(/[\\/]/);
  if (parts.includes('..')) return 'leads out of the site, with a part that is `..`';
  if (/\0/.test(address) || !address.isWellFormed()) return 'has a character that no name of a file can have';
  // A build asks this of every file; a UTF-16 code unit takes at most three bytes.
  const mayBeLong = address.length * 3 > longestName;
  if (mayBeLong && (parts.some((part) => bytes(part) > longestName) || bytes(address) > longestPath))
    return 'is longer than the name of a file can be';
  return undefined;
}

/** Like `unwritable`, for a page or redirect, which a host looks up by the address that a browser requests. */
export function unroutable(address: string): string | undefined {
  const fault = unwritable(address);
  if (fault !== undefined) return fault;
  // Browsers resolve `.`, read `\\` as `/`, and end the path at `?` and `#`; hosts decode `%` and merge slashes.
  if (/\/(?:\.?\/|\.$)/.test(address)) return 'has a part that is empty or `.`';
  const [sign] = /[%?#\\]/.exec(address) ?? [];
  if (sign !== undefined) return `has a \`${sign}\``;
  return /[\p{Cc}\u2028\u2029]/u.test(address) ? 'has a character that cannot be seen' : undefined;
}
