import { pageDescription } from '../../../src/formats/description.js';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../src/formats/openapi/markdown.js';
import { schemaTree } from '../../../src/documents/schema/tree.js';
import { markdownHref, markdownPath } from '../../../src/render/markdownPath.js';
import { createDescribedOperations } from '../../../src/render/describedOperations.js';
import { pageText, type TextSources } from '../../../src/render/pageText.js';
import { messagesOf } from '../../../src/i18n/messagesOf.js';
import type { Messages } from '../../../src/i18n/messages.js';
import { present, readText } from '../formats/openapi/support.js';
import { build, page, routeOf } from '../site/build.js';
import { bodyOf, evaluate } from './mdx.js';

const english = messagesOf('en');
const german = messagesOf('de');

const { specification } = await readText(`
openapi: 3.1.0
info: { title: Plants, version: '1' }
servers:
  - { url: 'https://{region}.plants.example', description: Live, variables: { region: { default: eu, enum: [eu, us], description: Where } } }
  - { url: 'https://test.plants.example' }
security: [{ token: [] }]
paths:
  /plants/{id}:
    get:
      summary: Look at a plant
      description: "# Light\\n\\nText.\\n\\n## Shade"
      servers: [{ url: 'https://plants.example', description: The **live** garden. }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: note, in: query, allowEmptyValue: true, schema: { type: string } }
      responses: { '200': { description: "# Leaves\\n\\nGreen.\\n\\n## Stems" } }
      callbacks: { grown: { '{$url}': { post: { description: "# Growth", responses: { '204': { description: "# Thanks" } } } } } }
    put:
      summary: Replace a plant
      deprecated: true
      description: Keeps its **id**.
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Plant' }
      responses:
        '200': { description: Replaced., content: { application/json: { schema: { $ref: '#/components/schemas/Plant' } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer, bearerFormat: JWT } }
  schemas:
    Plant:
      type: object
      required: [name]
      properties:
        name: { type: string, description: How it is called., maxLength: 20 }
        light: { type: string, enum: [sun, shade], default: sun }
        size: { type: integer, enum: [1, 2], x-enum-varnames: [SMALL, LARGE], x-enumDescriptions: { 1: On a *sill*. } }
`);
const plants = present(specification);

const sources: TextSources = {
  evaluated: evaluate,
  described: (route) => createDescribedOperations(site, [plants], evaluate).of(route),
  describe: (route) => {
    const about = sources.described(route);
    return about && pageDescription(about.specification.describe(about.operation, about.settings));
  },
  describeSchema: () => schemaTree(plants.document, { $ref: '#/components/schemas/Plant' }, { maintainOrder: true }),
  markdown: (text, under = 2) => renderMarkdown(text, { under }),
  pageOf: () => undefined,
  rooted: (address, { id }) => (address === './leaf.svg' ? `/of/${id}/leaf.svg` : undefined),
};

const site = build(
  {
    openapi: 'openapi.yaml',
    navigation: [{ group: 'G', pages: ['replace', 'look', 'plain', 'throws', 'schema', 'hand', 'made'] }],
  },
  {
    pages: [
      page('look', { openapi: 'GET /plants/{id}' }),
      page('replace', { openapi: 'PUT /plants/{id}' }, { body: bodyOf('Own **words**.') }),
      page(
        'plain',
        { title: 'Plain', description: 'About [it](./it).', api: 'GET /x' },
        { descriptionHtml: 'About <a href="/it">it</a>.', body: bodyOf('## One\n\nText.') },
      ),
      page(
        'hand',
        { title: 'Water', api: 'POST https://water.example/{place}', authMethod: 'bearer' },
        {
          body: bodyOf('<ParamField path="place" required>Where.</ParamField>'),
          components: [{ name: 'ParamField', span: undefined }],
        },
      ),
      page('throws', { title: 'Throws' }, { body: bodyOf('{[1].find((n) => n > 1).name}') }),
      page(
        'made',
        { title: 'Made' },
        { body: bodyOf("<p>{['./leaf.svg', './gone.svg'].map((file) => <a href={file}>{file}</a>)}</p>") },
      ),
      page('schema', { 'openapi-schema': 'Plant' }),
    ],
    specifications: [plants],
  },
);
const textOf = (path: string, words: Messages = english, hasSchema = true) =>
  pageText(routeOf(site, path), sources, { address: { origin: '', base: '' }, words, hasSchema });

describe('Text of a page', () => {
  it('The text begins with title and description', () => {
    expect(textOf('/plain')).toEqual({
      markdown:
        '# Plain\n\n> About [it](/it).\n\n`GET /x`\n\n```bash title="Example request"\ncurl \'{base_url}/x\'\n```\n\n## One\n\nText.\n',
      sections: [{ id: 'one', depth: 2, title: 'One', text: 'Text.', code: '' }],
    });
  });

  it('Relative addresses from expressions start at the root', () => {
    expect(textOf('/made').markdown).toContain('[./leaf.svg](/of/made/leaf.svg)[./gone.svg](./gone.svg)');
  });

  it('The text of an operation contains every part of its page', () => {
    const { markdown } = textOf('/replace');
    expect(markdown).toMatch(
      /^# Replace a plant\n\n\*\*Deprecated\*\*\n\nKeeps its \*\*id\*\*\.\n\n`PUT https:\/\/eu\.plants\.example\/plants\/\{id\}`\n/,
    );
    expect(markdown).toContain(
      'Server:\n\n- `https://{region}.plants.example`: Live\n  - `{region}` (default: `eu`): Where. Available options: `eu`, `us`\n- `https://test.plants.example`\n\n```bash',
    );
    expect(markdown).toMatch(/```\n\nOwn \*\*words\*\*\.\n\n## Authorizations\n/);
    expect(markdown).toContain('- `Authorization` (Bearer token (JWT), header, required)');
    expect(markdown).toContain('## Path parameters\n\n- `id` (integer, required)');
    expect(markdown).toMatch(
      /## Body\n\n\*\*required\*\*\n\nContent type: `application\/json`\n\n- `name` \(string, required\): How it is called\.\n/,
    );
    expect(markdown).toContain('`light` (string, default: `sun`): Available options: `sun`, `shade`');
    expect(markdown).toContain(
      '- `size` (integer): Available options:\n  - `1` (SMALL): On a *sill*.\n  - `2` (LARGE)\n',
    );
    expect(markdown).toMatch(/## Response\n\n### 200\n\nReplaced\./);
    expect(markdown).toMatch(/```bash title="Example request"\ncurl /);
  });

  it('The description of the only server stands below the address', () => {
    const { markdown } = textOf('/look');
    expect(markdown).toContain('`GET https://plants.example/plants/{id}`\n\nServer: The live garden.\n\n```bash');
    expect(textOf('/look', german).markdown).toContain('\n\nServer: The live garden.\n');
  });

  it('Headings of descriptions are one level below the heading above them', () => {
    const headings = textOf('/look').markdown.match(/^#+ .*$/gm);
    expect(headings).toEqual([
      '# Look at a plant',
      '## Light',
      '### Shade',
      '## Authorizations',
      '## Path parameters',
      '## Query parameters',
      '## Response',
      '### 200',
      '#### Leaves',
      '##### Stems',
      '## Callbacks',
      '### grown',
      '#### Growth',
      '#### Response',
      '##### 204',
      '###### Thanks',
    ]);
  });

  it('A parameter that may be empty says so', () => {
    expect(textOf('/look').markdown).toContain('- `note` (string, may be empty)');
    expect(textOf('/look', german).markdown).toContain('- `note` (string, darf leer sein)');
  });

  it('The text is in the language of the page, with the same ids in every language', () => {
    const { markdown, sections } = textOf('/replace', german);
    expect(markdown).toContain('## Pfadparameter\n\n- `id` (integer, erforderlich)');
    expect(markdown).toContain('- `Authorization` (Bearer-Token (JWT), Header, erforderlich)');
    expect(markdown).toContain('Standard: `sun`): Mögliche Werte: `sun`, `shade`');
    expect(markdown).toContain('title="Beispielanfrage"');
    expect(sections.map(({ id }) => id)).toEqual(textOf('/replace').sections.map(({ id }) => id));
    expect(textOf('/schema', german).markdown).toContain('## Attribute\n');
  });

  it('The search finds the parameters of an operation, but not its examples', () => {
    const { sections } = textOf('/replace');
    expect(sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'authorizations',
        'path-parameters',
        'path-id',
        'body',
        'body-name',
        'body-light',
        'response',
      ]),
    );
    expect(sections.map(({ code }) => code).join('')).toBe('');
  });

  it('The text of an endpoint written by hand contains its request', () => {
    expect(textOf('/hand').markdown).toMatch(
      /^# Water\n\n`POST https:\/\/water\.example\/\{place\}`\n\n```bash[^`]*Authorization: Bearer <token>[^`]*```\n\n- `place` \(path, required\): Where\.\n\n## Authorizations\n\n- `Authorization` /,
    );
  });

  it('The page of a group ends with the list of its pages', () => {
    const grouped = build(
      {
        theme: 'mint',
        colors: { primary: '#0D7A4F' },
        navigation: {
          directory: 'card',
          groups: [{ group: 'Beds', root: 'beds', pages: ['soil', { group: 'More', pages: ['seeds'] }] }],
        },
      },
      { pages: ['beds', page('soil', { title: 'Soil', description: 'Its kinds.' }), 'seeds'] },
    );
    const { markdown } = pageText(routeOf(grouped, '/beds'), sources, {
      address: { origin: 'https://x.example', base: '/soil' },
      words: english,
      hasSchema: true,
    });
    expect(markdown).toContain(
      '\n\n- [Soil](https://x.example/soil/soil): Its kinds.\n- **More**\n  - [Seeds](https://x.example/soil/seeds)\n',
    );
  });

  it('docs.json can leave the specification out of the Markdown, and the search still finds it', () => {
    const { markdown, sections } = textOf('/schema', english, false);
    expect(markdown).toBe('# Plant\n');
    expect(sections.map(({ title }) => title)).toContain('Attributes');
  });

  it('The page of a schema lists its fields', () => {
    expect(textOf('/schema').markdown).toContain('## Attributes\n\n- `name` (string, required): How it is called.');
  });

  it('The text of a page that throws has its title', () => {
    expect(textOf('/throws')).toEqual({ markdown: '# Throws\n', sections: [] });
  });

  it('The Markdown of a page has its own address', () => {
    expect([markdownPath('/'), markdownPath('/a b'), markdownHref('/a b')]).toEqual([
      '/index.md',
      '/a b.md',
      '/a%20b.md',
    ]);
  });
});
