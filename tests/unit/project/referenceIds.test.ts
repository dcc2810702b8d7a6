import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../src/project/project.js';

/** Messages about a site with one page and one operation. */
async function messagesOf(guide: string, description: string, overview = ''): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-ids-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    'docs.json': {
      name: 'Plants',
      theme: 'mint',
      colors: { primary: '#16735A' },
      navigation: {
        tabs: [
          { tab: 'Guide', pages: ['guide'] },
          { tab: 'API', openapi: 'plants.json' },
        ],
      },
    },
    'plants.json': {
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1', description: overview },
      servers: [{ url: 'https://plants.example' }],
      paths: {
        '/plants/{id}': {
          get: {
            operationId: 'getPlant',
            summary: 'Get plant',
            description,
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: {
              '200': {
                description: 'It.',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Plant' } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Plant: {
            type: 'object',
            properties: { soil: { type: 'object', properties: { ph: { type: 'number', description } } } },
          },
        },
      },
    },
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, value] of Object.entries(files)) writeFileSync(path.join(folder, file), JSON.stringify(value));
  writeFileSync(path.join(folder, 'guide.mdx'), `---\ntitle: Guide\n---\n\n${guide}\n`);
  const project = await Project.open(folder, { base: '', skip: [] });
  const { diagnostics } = await project.load();
  return diagnostics.filter(({ code }) => code === 'site/dead-anchor').map(({ message }) => message);
}

it('Links of a page to fields, sections and headings of an operation are known, and others are reported', async () => {
  const address = '/api-reference/get-plant';
  const guide = ['path-id', 'response-200-soil-ph', 'response', 'too-dry', 'path-name']
    .map((id) => `[link](${address}#${id})`)
    .join(' ');
  expect(await messagesOf(guide, 'Text.\n\n# Too dry\n\nWater it.')).toEqual([
    `The link \`${address}#path-name\` names no heading of \`${address}\`.`,
  ]);
});

it('Links of descriptions to headings of their page are known, and others are reported once', async () => {
  const overview = 'See [limits](#limits), [bursts](#bursts) and [none](#none).\n\n# Limits\n\n## Bursts\n\nTen.';
  expect(await messagesOf('Text.', 'See [id](#path-id), [a heading](#dry) and [b](#wet).\n\n# Dry', overview)).toEqual([
    'The link `#none` names no heading of this page.',
    'The link `#wet` names no heading of this page.',
  ]);
});

it('Links of descriptions to anchors of their page are known, also in fields', async () => {
  const text = '[a](#dry), [b](#wet), [c](#none).\n\n<a name="dry"></a>Dry. <a id="wet"></a>Wet.';
  expect(await messagesOf('Text.', text)).toEqual(['The link `#none` names no heading of this page.']);
  expect(await messagesOf('[a](/api-reference/get-plant#mud)', '<a name="mud"></a>Mud.')).toEqual([]);
});

it('Links to operations, tags and sections that the specification lacks are reported, also in schemas', async () => {
  const message = 'The link `#operation/none` leads to no operation, tag or section of this specification.';
  expect(await messagesOf('Text.', '[a](#operation/getPlant) [b](#operation/none)')).toEqual([message, message]);
});
