/** Bytes of one name on nearly every disk, and of a whole path less that of the folder around the site. */
const longestName = 255;
const longestPath = 2000;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Why no file of a site may be written for an address, as the end of a sentence; undefined where one may. Decides for everything that
 * is written, whoever named it: pages, their Markdown, redirects, files of the author's and what a build makes of its own.
 *
 * @param address decoded, below the root of the site.
 */
export function unwritable(address: string): string | undefined {
  // Windows parts folders by both signs, and so do addresses.
  const parts = address.split(/[\\/]/);
  if (parts.includes('..')) return 'leads out of the site, with a part that is `..`';
  if (/\0/.test(address) || !address.isWellFormed()) return 'has a character that no name of a file can have';
  if (parts.some((part) => bytes(part) > longestName) || bytes(address) > longestPath)
    return 'is longer than the name of a file can be';
  return undefined;
}

/** The same for a page or a redirect: Astro finds it again by the address that a browser would ask for. */
export function unroutable(address: string): string | undefined {
  const fault = unwritable(address);
  if (fault !== undefined) return fault;
  // Browsers resolve `.`, read `\\` as `/`, and end the path at `?` and `#`; Astro decodes `%` twice and merges slashes.
  if (/\/(?:\.?\/|\.$)/.test(address)) return 'has a part that is empty or `.`';
  const [sign] = /[%?#\\]/.exec(address) ?? [];
  if (sign !== undefined) return `has a \`${sign}\``;
  return /[\p{Cc}\u2028\u2029]/u.test(address) ? 'has a character that cannot be seen' : undefined;
}

/** An address as it stands in a message. */
export function inShort(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60).toWellFormed()}…` : address;
}
