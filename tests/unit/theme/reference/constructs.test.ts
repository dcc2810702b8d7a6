import { describe, expect, it } from 'vitest';
import { createDescriber } from '../../../../src/formats/openapi/describe.js';
import { renderMarkdown } from '../../../../src/formats/openapi/markdown.js';
import { createRenderContext } from '../../../../src/theme/reference/renderContext.js';
import { renderOperation } from '../../../../src/theme/reference/sections.js';
import { operationNodes, sampleNodes } from '../../../../src/render/reference/operation.js';
import { sectionsOf } from '../../../../src/render/reference/sections.js';
import { parseHtml } from '../../../../src/render/text/html.js';
import { toMarkdown } from '../../../../src/render/text/markdown/markdown.js';
import { messagesOf } from '../../../../src/i18n/messagesOf.js';
import { present, readText, settings } from '../../formats/openapi/support.js';
import { content, details, node, textOf } from './values.js';

const english = messagesOf('en');

/** The text of the page of an operation and its Markdown, made from the text of a specification. */
async function told(operation: object, components: object = {}): Promise<{ page: string; markdown: string }> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/plants/{id}': { post: { responses: {}, ...operation } } },
    components,
  };
  const specification = present((await readText(JSON.stringify(document), 'openapi.json')).specification);
  const details = createDescriber(specification).describe(present(specification.operations[0]), settings);
  const sections = sectionsOf(details, english);
  const context = createRenderContext({ markdown: (text) => renderMarkdown(text), words: english, expanded: 'all' });
  const read = (text = '') => parseHtml(renderMarkdown(text));
  const reading = { read, words: english };
  return {
    page: textOf(renderOperation(sections, context)).replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    markdown: toMarkdown([...sampleNodes(details, english), ...operationNodes(details, sections, reading)]),
  };
}

const body = (schema: unknown) => ({ requestBody: { content: { 'application/json': { schema } } } });
const object = (property: unknown) => ({ type: 'object', properties: { a: property } });
const Tree = { type: 'object', required: ['rings'], properties: { rings: { type: 'integer' } } };
const Herb = { type: 'object', properties: { taste: { type: 'string' } } };

const schemas: [name: string, schema: unknown, page: string[], markdown: string[]][] = [
  [
    'allOf in the order of the file',
    {
      allOf: [{ type: 'object', required: ['name'], properties: { name: { type: 'string' }, tag: {} } }],
      required: ['id'],
      properties: { id: { type: 'integer', format: 'int64' } },
    },
    ['name string required tag any id integer<int64> required'],
    ['- `name` (string, required)\n- `tag` (any)\n- `id` (integer\\<int64>, required)'],
  ],
  [
    'oneOf with labelled choices and a discriminator',
    {
      oneOf: [{ $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Herb' }],
      discriminator: { propertyName: 'kind', mapping: { oak: '#/components/schemas/Tree' } },
    },
    ['One of these, told apart by kind Tree Herb', 'kind is oak rings integer required', 'taste string'],
    ['One of these, told apart by `kind`:', '**Tree**: `kind` is `oak`', '`rings` (integer, required)', '**Herb**'],
  ],
  [
    'anyOf with labelled or numbered choices',
    { anyOf: [object({ type: 'string' }), { title: 'Named', ...object({ type: 'boolean' }) }] },
    ['One or more of these Option 1 Named', 'a boolean'],
    ['One or more of these:', '**Option 1**', '**Named**'],
  ],
  [
    'choices that are no objects',
    object({
      oneOf: [
        { type: 'string', maxLength: 3 },
        { type: 'array', items: { type: 'integer' } },
      ],
    }),
    ['One of these', 'Length at most 3'],
    ['One of these:', '**string** (string): Length: at most 3', '**integer[]** (integer[])'],
  ],
  [
    'choices that the type describes',
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    ['string | integer'],
    ['Type: `string | integer`\n'],
  ],
  [
    'choices of which the type names only some',
    { oneOf: ['string', 'number', 'integer', 'boolean', 'object'].map((type) => ({ type })) },
    ['string | number | integer | boolean | … One of these', 'boolean Option 5'],
    ['One of these:', '**Option 5** (object)'],
  ],
  [
    'choices that are constants',
    object({
      type: 'integer',
      oneOf: [{ const: 0, title: 'DM', description: 'Between *two*.' }, { const: 1, title: 'GROUP' }, { enum: [2] }],
    }),
    ['a integer Available options: 0 DM Between two . 1 GROUP 2'],
    ['`0` (DM): Between *two*.', '`1` (GROUP)', '`2`'],
  ],
  [
    'some of the constants of another schema',
    object({
      enum: [1],
      allOf: [
        {
          oneOf: [
            { const: 0, title: 'DM' },
            { const: 1, title: 'GROUP' },
          ],
        },
      ],
    }),
    ['a integer Available options: 1 GROUP'],
    ['`1` (GROUP)'],
  ],
  [
    'a condition',
    object({ properties: { a: {}, b: {} }, if: { required: ['a'] }, then: { properties: { c: {} } } }),
    ['If object Requires a', 'Then c any'],
    ['If: `object`', 'Requires: a', 'Then: `object`', '- `c` (any)'],
  ],
  [
    'the keyword not',
    object({ type: 'string', not: { const: 'x' } }),
    ['Must not be', 'Always x'],
    ['Must not be: `string`, Always: `x`'],
  ],
  ['additionalProperties', { type: 'object', additionalProperties: Tree }, ['{key} object'], ['`{key}` (object)']],
  [
    'closed objects',
    { ...Tree, additionalProperties: false },
    ['Other properties not allowed'],
    ['Other properties: not allowed'],
  ],
  [
    'unevaluatedProperties',
    { ...Tree, unevaluatedProperties: false },
    ['Other properties not allowed'],
    ['Other properties: not allowed'],
  ],
  [
    'patternProperties',
    { type: 'object', patternProperties: { '^x-': { type: 'boolean' } } },
    ['/^x-/ boolean'],
    ['`/^x-/` (boolean)'],
  ],
  [
    'propertyNames',
    { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
    ['Names ^[a-z]+$'],
    ['Names: `^[a-z]+$`'],
  ],
  [
    'prefixItems of a tuple',
    object({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 }),
    ['a array', '[0] string required', '[1] integer required'],
    ['`[0]` (string, required)', '`[1]` (integer, required)'],
  ],
  [
    '$defs',
    object({ $ref: '#/components/schemas/Local/$defs/inner' }),
    ['a inner · object', 'deep string'],
    ['`deep` (string)'],
  ],
  [
    'recursion',
    { $ref: '#/components/schemas/Node' },
    ['next Node · object Repeats Node'],
    ['`next` (Node · object): Repeats `Node`'],
  ],
  [
    'mutual recursion',
    { $ref: '#/components/schemas/Hen' },
    ['egg Egg · object', 'hen Hen · object Repeats Hen'],
    ['Repeats `Hen`'],
  ],
  [
    'keywords beside a reference',
    object({ $ref: '#/components/schemas/Tree', description: 'An *old* one.', deprecated: true }),
    ['a Tree · object deprecated An old one.', 'rings integer'],
    ['`a` (Tree · object, deprecated): An *old* one.'],
  ],
  [
    'enum, default and examples',
    object({ type: 'string', enum: ['x', 'y'], default: 'x', examples: ['y', 'x'] }),
    ['a string default: x', 'Available options: x y', 'Examples y, x'],
    ['`a` (string, default: `x`): Available options: `x`, `y`', 'Examples: `y`, `x`'],
  ],
  ['const', object({ const: 7 }), ['Always 7'], ['Always: `7`']],
  [
    'null as a type',
    object({ type: ['string', 'null'], format: 'date' }),
    ['a string<date> | null'],
    ['`a` (string\\<date> | null)'],
  ],
  [
    'write-only and deprecated properties, and none that are read-only',
    {
      type: 'object',
      properties: { a: { readOnly: true }, b: { writeOnly: true }, c: { deprecated: true } },
    },
    ['application/json b any write-only c any deprecated'],
    ['- `b` (any, write-only)\n- `c` (any, deprecated)'],
  ],
  [
    'limits of numbers',
    object({ type: 'number', minimum: 1, exclusiveMaximum: 5, multipleOf: 0.5 }),
    ['Range 1 ≤ x < 5 Multiple of 0.5'],
    ['Range: `1 ≤ x < 5`; Multiple of: `0.5`'],
  ],
  [
    'limits of strings and lists',
    object({ type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string', minLength: 2, pattern: '^a' } }),
    ['a string[]', 'Items at most 3 Items unique Length (each item) at least 2 Pattern (each item) ^a'],
    ['Items: at most 3; Items: unique; Length (each item): at least 2; Pattern (each item): `^a`'],
  ],
  ['files', object({ type: 'string', contentMediaType: 'image/png' }), ['a file Media type image/png'], ['`a` (file)']],
  [
    'the schemas true and false',
    { type: 'object', properties: { a: true, b: false } },
    ['a any b never'],
    ['(any)', '(never)'],
  ],
  ['an empty schema', {}, ['any'], ['Type: `any`']],
];

const components = {
  schemas: {
    Tree,
    Herb,
    Local: { $defs: { inner: { type: 'object', properties: { deep: { type: 'string' } } } } },
    Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
    Hen: { type: 'object', properties: { egg: { $ref: '#/components/schemas/Egg' } } },
    Egg: { type: 'object', properties: { hen: { $ref: '#/components/schemas/Hen' } } },
  },
};

describe('Schema of an operation', () => {
  it.each(schemas)('The page and its Markdown show %s', async (_, schema, page, markdown) => {
    const shown = await told(body(schema), components);
    for (const text of page) expect(shown.page).toContain(text);
    for (const text of markdown) expect(shown.markdown).toContain(text);
  });
});

describe('Parts of an operation', () => {
  const text = { schema: { type: 'string' } };

  it('Parameters of every place are shown with their serialization', async () => {
    const parameters = [
      { in: 'header', name: 'X-A', ...text },
      { in: 'path', name: 'id', required: true, ...text },
      { in: 'query', name: 'ids', explode: false, schema: { type: 'array', items: { type: 'integer' } } },
      { in: 'cookie', name: 'theme', description: 'Light or *dark*.', ...text },
    ];
    const { page, markdown } = await told({ parameters });
    expect(page).toMatch(
      /Headers.* X-A string.*Path parameters.* id string required.*Query parameters.* ids integer\[\]/,
    );
    expect(page).toContain('Written as values between commas');
    expect(page).toMatch(/Cookies.* theme string Light or dark \./);
    expect(markdown).toContain('`ids` (integer[]): Written as: values between commas');
    expect(markdown).toMatch(/## Headers[^]*`X-A`[^]*## Path[^]*`id`[^]*## Query[^]*`ids`[^]*## Cookies[^]*`theme`/);
  });

  it('Each content type has its body', async () => {
    const content = { 'application/json': { schema: Tree }, 'text/csv': { schema: { type: 'string' } } };
    const { page, markdown } = await told({ requestBody: { description: 'A *tree*.', content } });
    expect(page).toMatch(/Body.*A tree \..*application\/json text\/csv.*rings integer.*string/);
    expect(markdown).toMatch(/Content type: `application\/json`[^]*`rings`[^]*Content type: `text\/csv`/);
  });

  it('A body shared by content types is shown once, with the examples of the author', async () => {
    const examples = {
      oak: { summary: 'An oak', description: 'It is old.', value: { rings: 300 } },
      kept: { externalValue: 'https://a.example' },
    };
    const content = {
      'application/json': { schema: Tree, examples },
      'application/x-www-form-urlencoded': { schema: Tree },
    };
    const { markdown } = await told({ requestBody: { content } });
    expect(markdown).toContain('Content type: `application/json`, `application/x-www-form-urlencoded`');
    expect(markdown.match(/^- `rings`/gm)).toHaveLength(1);
    expect(markdown).toContain('It is old.\n\n```json title="Example: An oak"\n{\n  "rings": 300\n}\n```');
    expect(markdown).toContain('The example is at another address: <https://a.example>');
    expect(markdown.match(/title="Example[:"]/g)).toHaveLength(1);
  });

  it('The example of a whole body is shown once, and not beside its fields', async () => {
    const schema = { ...Tree, example: { rings: 311 } };
    const { page, markdown } = await told({
      requestBody: { content: { 'application/json': { schema } } },
      responses: { 200: { description: 'Fine', content: { 'application/json': { schema } } } },
    });
    expect(page).not.toContain('{"rings":311}');
    expect(markdown).not.toContain('{"rings":311}');
    expect(markdown).toContain('"rings": 311');
  });

  it('Each sample of the author has its name', async () => {
    const samples = [
      { lang: 'ts', label: 'In a task', source: 'inside()' },
      { lang: 'ts', label: 'Outside', source: 'outside()' },
    ];
    const { markdown } = await told({ 'x-codeSamples': samples });
    expect(markdown).toContain('```typescript title="Example request: In a task"\ninside()\n```');
    expect(markdown).toContain('title="Example request: Outside"\noutside()');
  });

  it('Responses have headers and links', async () => {
    const { page, markdown } = await told({
      responses: {
        200: {
          description: 'Fine',
          headers: { 'X-Total': { description: 'How *many*', schema: { type: 'integer' } } },
          content: { 'application/json': { schema: Tree } },
          links: {
            next: { operationId: 'next', description: 'The one after', parameters: { id: '$response.body#/id' } },
          },
        },
        '4XX': { description: 'Not fine' },
        default: { description: 'Anything else' },
      },
    });
    expect(page).toMatch(/Response.*200 4XX default.*Fine.*X-Total integer How many/);
    expect(page).toMatch(/Links next.*The one after/);
    expect(markdown).toContain('Links:\n\n- `next` (`next`): The one after\n  - `id`: `$response.body#/id`');
    expect(markdown).toMatch(
      /### 200\n\nFine[^]*`X-Total` \(integer\): How \*many\*[^]*### 4XX\n\nNot fine\n\nNo body\.[^]*### default/,
    );
  });

  it('Callbacks have their payload and responses', async () => {
    const grown = {
      '{$request.body#/url}': {
        post: { summary: 'It grew', ...body(Tree), responses: { 204: { description: 'Thanks' } } },
      },
    };
    const { page, markdown } = await told({ callbacks: { grown } });
    expect(page).toMatch(/Callbacks.*POST.*\{\$request\.body#\/url\}.*Payload.*rings integer.*204/);
    expect(markdown).toMatch(
      /## Callbacks\n\n### It grew\n\n`POST \{\$request\.body#\/url\}`[^]*#### Payload[^]*`rings`/,
    );
  });

  it('Every way of authorization is shown', async () => {
    const securitySchemes = {
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'From the *login*.' },
      both: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://a.example/t', scopes: { read: 'Look' } } },
      },
    };
    const { page, markdown } = await told({ security: [{ cookie: [] }, { both: ['read'] }, {}] }, { securitySchemes });
    expect(page).toMatch(/sid API key cookie.*From the login \..*sid=<api-key>.* or .*OAuth 2\.0.*Scopes.*read/);
    expect(page).toContain('Works without authorization, too.');
    expect(markdown).toContain('- `sid` (API key, cookie): From the *login*.');
    expect(markdown).toContain('Sent as `sid=<api-key>`');
    expect(markdown).toContain('**Client credentials**\n\n    Token address: `https://a.example/t`');
    expect(markdown).toContain('- `read`: Look');
  });
});

it('The text of a page has the ids of its fields, also where the frame has the same', () => {
  const given = details({
    body: { required: true, contents: [content(node('', { type: 'object', children: [node('content')] }))] },
  });
  const sections = sectionsOf(given, english);
  const reading = { read: () => [], words: english };
  expect(JSON.stringify(operationNodes(given, sections, reading))).toContain('"body-content-2"');
  expect(
    renderOperation(sections, createRenderContext({ markdown: () => '', words: english, expanded: 'all' })).text,
  ).toContain('id="body-content-2"');
});
