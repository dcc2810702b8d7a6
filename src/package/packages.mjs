/**
 * Packages that are bundled into `lib/vendor`, by specifier, with what is exported of each. They bring hundreds of others,
 * or megabytes that nothing here uses, so they are not installed with Trellis.
 */
export const vendored = {
  dompurify: 'default',
  mermaid: 'default',
  '@hono/node-server': '*',
  '@modelcontextprotocol/server': '*',
  '@modelcontextprotocol/server/stdio': '*',
  '@scalar/mock-server': '*',
  '@scalar/openapi-upgrader': '*',
  '@scalar/snippetz': '*',
};

/** Name of a vendored module in `lib/vendor`, without ending. */
export function vendorName(specifier) {
  return specifier.replace('@', '').replaceAll('/', '-');
}
