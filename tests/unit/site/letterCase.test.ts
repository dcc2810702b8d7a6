import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Project, type ProjectState } from '../../../src/astro/project.js';

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

describe('names in another letter case', () => {
  it('of links, images, files and snippets lead where they mean to, and are told', async () => {
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

  it('of the navigation, redirects and the logo', async () => {
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

  it('mean nothing where several could be meant', async () => {
    const state = await load({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'A', pages: ['index'] }] }),
      'index.mdx': '![b](/LEAF.png)',
      'Leaf.png': '',
      'leaf.png': '',
    });
    expect(told(state)[0]).toContain('site/missing-asset index.mdx:1 The file `/LEAF.png` does not exist.');
  });
});
