/** Types of content, beside HTML, that are worth compressing. */
export const compressedTypes: readonly string[] = [
  ...['text/css', 'text/javascript', 'text/markdown', 'text/plain', 'text/xml', 'image/svg+xml'],
  ...['javascript', 'json', 'manifest+json', 'rss+xml', 'wasm', 'xml', 'yaml'].map((type) => `application/${type}`),
];

/** A text between quotation marks, as nginx and Apache read it. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** A path as part of a regular expression. */
export function escapedPath(path: string): string {
  return path.replace(/[.+()$]/g, String.raw`\$&`);
}

/** A name in the host's file that no other site on the same server has. */
export function siteName(base: string): string {
  return `@trellis${base.replace(/\W/g, '_')}`;
}
