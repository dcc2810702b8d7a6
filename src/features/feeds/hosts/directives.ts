/** Content types besides HTML that are worth compressing. */
export const compressedTypes: readonly string[] = [
  ...['text/css', 'text/javascript', 'text/markdown', 'text/plain', 'text/xml', 'image/svg+xml'],
  ...['javascript', 'json', 'manifest+json', 'rss+xml', 'wasm', 'xml', 'yaml'].map((type) => `application/${type}`),
];

/** Quotes a text for nginx and Apache. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** Escapes a path for a regular expression. */
export function escapedPath(path: string): string {
  return path.replace(/[.+()$]/g, String.raw`\$&`);
}

/** A name for the host's file that no other site on the same server has. */
export function siteName(base: string): string {
  return `@trellis${base.replace(/\W/g, '_')}`;
}
