/**
 * Packages that are bundled into `lib/vendor` instead of being installed with Trellis, because they bring many dependencies or megabytes of unused
 * files. Packages with executables, and packages that pages load, are installed.
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
  ...['2.0', '3.0', '3.1', '3.2'].map(
    (version) => `@seriousme/openapi-schema-validator/schemas/v${version}/schema.json`,
  ),
  'commander',
  'culori',
  'dompurify',
  'es-module-lexer',
  'fflate',
  'graphql/language/parser.js',
  'htmlparser2',
  'ignore',
  'image-size',
  'json-p3',
  'katex',
  'launch-editor',
  'mermaid',
  'minisearch',
  'sanitize-html',
  'send',
  // Also installed, for its grammars and themes. Bundling replaces sixty files.
  'shiki/core',
  'shiki/engine/oniguruma',
  'string-width',
  'ws',
  'yaml',
  // Also installed, for its types. Bundling replaces a hundred files, which every command would read.
  'zod',
];

/** Vendored packages of which only functions and classes are used. They are evaluated on the first call, because most commands need few of them. */
export const deferred = ['@babel/parser', 'json-p3', 'katex', 'sanitize-html', 'shiki/core', 'string-width', 'yaml'];

/** File name of a vendored module in `lib/vendor`, without extension. */
export function vendorName(specifier) {
  return specifier
    .replace('@', '')
    .replaceAll('/', '-')
    .replace(/\.js(?:on)?$/, '');
}
