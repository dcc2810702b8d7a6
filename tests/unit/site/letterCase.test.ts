import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findId } from '../../../src/content/fragment.js';
import { distinctAddresses } from '../../../src/content/distinctAddresses.js';
import { redirectPages } from '../../../src/site/redirectPages.js';
import { Project, type ProjectState } from '../../../src/project/project.js';

async function load(files: Readonly<Record<string, string>>): Promise<ProjectState> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-case-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return (await Project.open(folder, { base: '', skip: [] })).load();
}

const told = ({ diagnostics }: ProjectState): string[] =>
  diagnostics.map(({ code, file, span, message }) => `${code} ${file}:${span?.start.line} ${message}`);

const navigation = [{ group: 'A', pages: ['index', { group: 'B', pages: ['guides/INTRO'] }] }];

describe('Names in another letter case', () => {
  it('Links, images, files and snippets resolve to the existing name with a warning', async () => {
    const state = await load({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index', 'guides/Intro'] }] }),
      'index.mdx': `import Note from '/Snippets/note.mdx';

[a](/Guides/intro#part) ![b](images/Leaf.PNG) [c](/files/list.CSV)

<Note />
`,
      'guides/Intro.mdx': '## Part\n\n[back](../INDEX)\n',
      'snippets/Note.mdx': 'A note.',
      'images/leaf.png': '',
      'files/List.csv': '',
    });
    const code = state.content.pages.map(({ body }) => body?.code).join('\n');
    for (const address of ['/guides/Intro#part', '/images/leaf.png', '/files/List.csv'])
      expect(code).toContain(address);
    expect([...state.content.assets.keys()].sort()).toEqual(['/files/List.csv', '/images/leaf.png']);
    expect([...state.content.modules.keys()].map((file) => path.basename(file))).toEqual(['Note.mdx']);
    expect(told(state)).toEqual([
      'site/letter-case guides/Intro.mdx:3 `../INDEX` is there as `/`, in another letter case.',
      'content/letter-case index.mdx:1 The file of `/Snippets/note.mdx` is `/snippets/Note.mdx`, in another letter case.',
      'site/letter-case index.mdx:3 `/Guides/intro#part` is there as `/guides/Intro`, in another letter case.',
      'site/letter-case index.mdx:3 `images/Leaf.PNG` is there as `/images/leaf.png`, in another letter case.',
      'site/letter-case index.mdx:3 `/files/list.CSV` is there as `/files/List.csv`, in another letter case.',
    ]);
  });

  it('The navigation, redirects and the logo resolve to the existing name with a warning', async () => {
    const state = await load({
      'docs.json': JSON.stringify(
        { name: 'A', logo: '/Logo.svg', navigation, redirects: [{ source: '/old', destination: '/Guides/Intro' }] },
        null,
        1,
      ),
      'index.mdx': 'x',
      'guides/intro.mdx': 'x',
      'logo.svg': '',
    });
    expect(state.site.identity.logo?.light).toBe('/logo.svg');
    expect(state.site.redirects).toContainEqual({ source: '/old', destination: '/guides/intro', permanent: true });
    expect(told(state)).toEqual([
      'site/letter-case docs.json:3 `/Logo.svg` is there as `/logo.svg`, in another letter case.',
      'site/letter-case docs.json:12 `guides/INTRO` is there as `guides/intro`, in another letter case.',
      'site/letter-case docs.json:21 `/Guides/Intro` is there as `/guides/intro`, in another letter case.',
    ]);
  });

  it('A name matches the file that keeps its address if several files match', async () => {
    const state = await load({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index'] }] }),
      'index.mdx': '![b](/LEAF.png)',
      'Leaf.png': '',
      'leaf.png': '',
    });
    expect(state.content.pages[0]?.body?.code).toContain('/Leaf.png');
    expect(told(state)[0]).toBe(
      'site/letter-case index.mdx:1 `/LEAF.png` is there as `/Leaf.png`, in another letter case.',
    );
  });
});

describe('Names that differ in letter case only', () => {
  it('Receive distinct addresses, and the first in the navigation keeps its own', async () => {
    const state = await load({
      'docs.json': JSON.stringify({
        name: 'A',
        logo: '/leaf.svg',
        navigation: [{ group: 'A', pages: ['index', 'guides/intro', 'guides/Intro'] }],
        redirects: [
          { source: '/old', destination: '/guides/Intro' },
          { source: '/Index2', destination: '/' },
          { source: '/index2', destination: '/' },
        ],
      }),
      'index.mdx': '[a](/guides/Intro#part) [b](/guides/intro) ![c](/leaf.svg) ![d](/Leaf.svg) [e](/data/list.csv)',
      'guides/intro.mdx': '## Other',
      'guides/Intro.mdx': '## Part\n\n[the other](intro)',
      'Leaf.svg': '',
      'leaf.svg': '',
      'data/LIST.csv': '',
      'data/list.csv': '',
    });
    expect([...state.site.routes.keys()].sort()).toEqual(['/', '/guides/Intro-1', '/guides/intro']);
    expect([...state.content.assets.keys()].sort()).toEqual(['/Leaf.svg', '/data/list-1.csv', '/leaf-1.svg']);
    const codeOf = (id: string): string => state.content.pages.find((page) => page.id === id)?.body?.code ?? '';
    for (const address of ['/guides/Intro-1#part', '/guides/intro\\"', '/leaf-1.svg', '/Leaf.svg', '/data/list-1.csv'])
      expect(codeOf('index')).toContain(address);
    expect(codeOf('guides/Intro')).toContain('/guides/intro\\"');
    expect(state.site.identity.logo?.light).toBe('/leaf-1.svg');
    expect(state.site.routes.get('/guides/intro')?.next?.href).toBe('/guides/Intro-1');
    expect(state.site.redirects).toContainEqual({ source: '/old', destination: '/guides/Intro-1', permanent: true });
    expect(redirectPages(state.site).own.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['/Index2', '/old']),
    );
    expect(redirectPages(state.site).others.map(({ source }) => source)).toEqual(['/index2']);
    expect(told(state)).toEqual([
      'content/route-conflict data/list.csv:undefined `/data/list.csv` differs from `/data/LIST.csv` only in letter case, which not every disk and server distinguishes.',
      'content/route-conflict guides/Intro.mdx:undefined `/guides/Intro` differs from `/guides/intro` only in letter case, which not every disk and server distinguishes.',
      'content/route-conflict leaf.svg:undefined `/leaf.svg` differs from `/Leaf.svg` only in letter case, which not every disk and server distinguishes.',
    ]);
  });

  it('A generated page and an authored page receive distinct addresses', async () => {
    const state = await load({
      'docs.json': JSON.stringify({
        name: 'A',
        openapi: 'api.json',
        navigation: [{ group: 'A', pages: ['API-Reference/List'] }],
      }),
      'API-Reference/List.mdx': 'x',
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { summary: 'List', responses: {} } } },
      }),
    });
    expect([...state.site.routes.keys()]).toEqual(['/API-Reference/List', '/api-reference/list-1']);
  });

  it('Two ids are told apart by letter case', () => {
    expect(findId(['Part', 'part'], 'part')).toBe('part');
    expect(findId(['Part', 'part'], 'Part')).toBe('Part');
  });

  it('A new address avoids the existing ones', () => {
    expect([...distinctAddresses(['/a', '/A', '/a-1', '/B.png', '/b.png', '/\u00e9', '/e\u0301'])]).toEqual([
      ['/A', '/A-2'],
      ['/b.png', '/b-1.png'],
      ['/e\u0301', '/e\u0301-1'],
    ]);
  });
});
