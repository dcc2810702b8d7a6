import { describe, expect, it } from 'vitest';
import { isOpenapiText } from '../../../../src/documents/read/recognise.js';

const filler = 'x'.repeat(9000);

describe('isOpenapiText', () => {
  it.each([
    ['with the version in the first line', 'openapi: 3.1.0\npaths: {}\n'],
    ['in minified form', '{"openapi":"3.0.3","paths":{}}'],
    ['in minified form after a byte order mark', '\uFEFF {"swagger":"2.0","paths":{}}'],
    [
      'with a long info before the version',
      JSON.stringify({ info: { description: filler, title: '"openapi": "3"' }, openapi: '3.0.0' }),
    ],
    [
      'with paths before the version',
      `paths:\n  /a:\n    get:\n      description: ${filler}\ninfo:\n  title: A\n'openapi': "3.1.0"\n`,
    ],
    ['after comments and directives', `# ${filler}\n%YAML 1.2\n---\n\nswagger: '2.0'\n`],
    ['with indentation throughout', '  info: { title: A }\n  openapi: 3.1.0\n'],
    ['after escaped quotes', '{"info":{"title":"a \\\\\\" b","x":"c\\\\"},"openapi":"3.1.0"}'],
    ['with Windows line ends', '# A\r\ninfo: {}\r\nopenapi: 3.1.0\r\n'],
  ])('Accepts a document %s', (_where, text) => {
    expect(isOpenapiText(text)).toBe(true);
  });

  it.each([
    ['an Arazzo document', 'arazzo: 1.0.0\nsourceDescriptions:\n  - type: openapi\n    openapi: 3.1.0\n'],
    ['a key below the top', '{"tools":{"openapi":"3.0.0"}}'],
    ['a key in a list', '[{"openapi":"3.0.0"}]'],
    ['words in a text', '{"a":"\\"openapi\\":\\"3\\"", "b": "{\\"openapi\\": 3"}'],
    ['a path in docs.json', '{"api":{"openapi":"openapi.json"},"openapi":"a.json"}'],
    ['a nested key in YAML', 'tools:\n  openapi: 3.0.0\n'],
    ['an empty text', ''],
    ['a text that is cut off', '{"a": "\\'],
  ])('Rejects %s', (_what, text) => {
    expect(isOpenapiText(text)).toBe(false);
  });
});
