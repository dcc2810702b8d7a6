/**
 * Packages that are bundled into `lib/vendor`. They bring many others, or megabytes that nothing here uses, so they are not
 * installed with Trellis. Packages with programs of their own, and those that pages load, are.
 */
export const vendored = [
  '@babel/parser',
  '@cfworker/json-schema',
  '@eslint-community/regexpp',
  '@hono/node-server',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/server/stdio',
  '@scalar/mock-server',
  '@scalar/openapi-upgrader',
  '@scalar/snippetz',
  'commander',
  'culori',
  'dompurify',
  'es-module-lexer',
  'fflate',
  'htmlparser2',
  'ignore',
  'image-size',
  'json-p3',
  'mermaid',
  'minisearch',
  'sanitize-html',
  'send',
  'string-width',
  'ws',
  'yaml',
];

/** Name of a vendored module in `lib/vendor`, without ending. */
export function vendorName(specifier) {
  return specifier.replace('@', '').replaceAll('/', '-');
}
