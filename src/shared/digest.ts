import { hash } from 'node:crypto';

/**
 * A short digest of texts, in order; different lists of texts have different digests. A list as long as a site goes to `digestOf` as one value:
 * JavaScript calls no function with more than about 120,000 arguments.
 */
export function digest(...texts: readonly string[]): string {
  return hash('sha256', texts.map((text) => `${text.length}:${text}`).join(''), 'base64url').slice(0, 22);
}

/** Digest of a file's contents. */
export const contentDigest = (contents: string | Uint8Array): string => hash('sha256', contents, 'base64url');

/** A short digest of plain values. It depends on the order of the values and of object keys. */
export function digestOf(...values: readonly unknown[]): string {
  return digest(...values.map((value) => JSON.stringify(value) ?? ''));
}
