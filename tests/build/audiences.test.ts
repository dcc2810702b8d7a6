import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../command.js';
import { filesOf } from './trellis.js';

/** Words that stand only in what the overlay of the public audience removes. */
const secret = /restock|wholesale/i;

const plants = `openapi: 3.1.0
info: { title: Plants, version: '1' }
servers: [{ url: https://plants.example }]
paths:
  /plants:
    get: { summary: List plants, responses: { '200': { description: All plants } } }
  /orders/restock:
    post:
      summary: Restock seeds
      x-audience: partner
      requestBody:
        content: { application/json: { schema: { $ref: wholesale.yaml } } }
      responses: { '201': { description: Restocked } }
`;
const wholesale = 'type: object\nproperties: { wholesalePrice: { type: integer } }\n';
const overlay = (actions: string): string =>
  `overlay: 1.1.0\ninfo: { title: Audience, version: '1' }\nactions:\n${actions}`;

const audiences = {
  public: { source: 'plants.yaml', as: 'public', overlays: ['overlays/public.yaml'] },
  partners: { source: 'plants.yaml', as: 'partners', overlays: ['overlays/partners.yaml'] },
};

const files = {
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
  'plants.yaml': plants,
  'wholesale.yaml': wholesale,
  'overlays/public.yaml': overlay(
    '  - { target: $.info, update: { title: Public API } }\n' +
      '  # Without the restocking of wholesale.\n' +
      `  - { target: '$.paths["/orders/restock"]', remove: true }\n`,
  ),
  'overlays/partners.yaml': overlay('  - { target: $.info, update: { title: Partner API } }\n'),
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const folderOf = (
  api: readonly object[],
  tabs: readonly object[],
  more: Readonly<Record<string, string>> = {},
): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-audiences-'));
  folders.push(folder);
  const docs = {
    $schema: 'https://mintlify.com/docs.json',
    name: 'Plants',
    theme: 'mint',
    colors: { primary: '#0D7A4F' },
    trellis: { siteUrl: 'https://plants.example' },
    navigation: { tabs: [{ tab: 'Guides', pages: ['index'] }, ...tabs] },
    api: { openapi: api },
  };
  for (const [file, text] of Object.entries({ ...files, ...more, 'docs.json': JSON.stringify(docs) })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
};

interface BuiltFile {
  name: string;
  text: string;
}

async function build(...input: Parameters<typeof folderOf>): Promise<BuiltFile[]> {
  const folder = folderOf(...input);
  const { code, stderr } = await runHere('build', folder);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const output = path.join(folder, 'dist');
  return filesOf(output).map((name) => {
    const bytes = readFileSync(path.join(output, name));
    return { name, text: (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString() };
  });
}

const publicTab = { tab: 'Public', openapi: { source: 'public', directory: 'public-api' } };
const partnerTab = { tab: 'Partners', openapi: { source: 'partners', directory: 'partner-api' } };

describe('A specification for two audiences', () => {
  let built: BuiltFile[] = [];
  const named = (pattern: RegExp): BuiltFile[] => built.filter(({ name }) => pattern.test(name));
  beforeAll(async () => {
    built = await build([audiences.public, audiences.partners], [publicTab, partnerTab]);
  });

  it('Each audience has the pages and the file of its own overlays', () => {
    expect(named(/-api\/.+\/index\.html$/).map(({ name }) => name)).toEqual([
      'partner-api/list-plants/index.html',
      'partner-api/restock-seeds/index.html',
      'public-api/list-plants/index.html',
    ]);
    expect(named(/^(?:public|partners|plants|overlays.*)\.yaml$/).map(({ name }) => name)).toEqual([
      'partners.yaml',
      'public.yaml',
    ]);
    const [partners, open] = named(/^(?:public|partners)\.yaml$/);
    expect(partners?.text).toContain('title: Partner API');
    expect(open?.text).toContain('title: Public API');
    expect(named(/^llms\.txt$/)[0]?.text).toMatch(/\/public\.yaml\b[\s\S]*\/partners\.yaml\b/);
  });

  it('What the overlay of an audience removes is neither in its file nor on its pages', () => {
    const ofPublic = named(/^(?:public-api\/|_trellis\/explorer\/public\/|public\.yaml$)/);
    expect(ofPublic.length).toBeGreaterThan(3);
    expect(ofPublic.filter(({ text }) => secret.test(text)).map(({ name }) => name)).toEqual([]);
  });
});

it('What the overlay of the only audience removes is in no file of the site', async () => {
  const built = await build([audiences.public], [publicTab]);
  expect(built.filter(({ name, text }) => secret.test(name) || secret.test(text)).map(({ name }) => name)).toEqual([]);
  expect(built.some(({ name }) => name === 'public-api/list-plants/index.html')).toBe(true);
});

it('An audience whose overlay cannot be read has no reference', async () => {
  const built = await build([audiences.public], [publicTab], {
    'overlays/public.yaml': 'overlay: 9.0.0\nactions: []\n',
  });
  expect(built.filter(({ name, text }) => secret.test(name) || secret.test(text)).map(({ name }) => name)).toEqual([]);
  expect(built.some(({ name }) => name.startsWith('public-api/'))).toBe(false);
});
