import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../src/shared/filesIn.js';
import { folderOf } from './folder.js';
import { change, commit, git, repositoryOf } from './repository.js';
import { run } from './run.js';

const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

const site = {
  'docs.json': `{
  // The garden.
  "name": "Fern",
  "navigation": { "pages": ["index", { "group": "guides", "pages": ["guides/soil", "guides/water"] }] },
  "navbar": { "links": [{ "label": "guides/soil", "href": "/guides/soil#clay" }] },
  "redirects": [
    { "source": "/earth", "destination": "/guides/soil" }
  ]
}
`,
  'index.mdx': page(
    'Home',
    [
      '[/guides/soil](/guides/soil "Soil") and [clay](guides/soil#clay), `[code](/guides/soil)`, say "/guides/soils".',
      '<Card title="Soil" href="/guides/soil.mdx?x#clay">[Again](./guides/soil) <Link to="/guides/soil" /></Card>',
      '```md\n[Kept](/guides/soil)\n```',
      '[Defined][soil]\n\n[soil]: /guides/soil',
    ].join('\n\n'),
  ),
  'guides/soil.mdx': page(
    'Soil',
    "import Sand from './sand.mdx'\n\n## Clay\n\n<Sand /> [Water](./water.mdx#pour) [Home](../index) ![A](../images/a.svg) [Here](#clay) [Dead](gone)",
  ),
  'guides/water.mdx': `---\ntitle: Water\nrelated:\n  - /guides/soil\n  - soil\n---\n\n## Pour\n\n[Soil](soil)\n`,
  'guides/sand.mdx': page('Sand', '[Soil](/guides/soil)'),
  'snippets/note.mdx': 'See [soil](guides/soil) and {["/guides/soil"]}.',
  'snippets/landing.jsx': `export const Landing = () => <a href="/guides/soil#clay">Soil</a>;`,
  'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />',
};

const problems = async (folder: string): Promise<string[]> => {
  const { stdout } = await run('check', folder, '--json', '--verbose');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.map(({ code, message }) => `${code} ${message}`).sort();
};

describe('rename', () => {
  it('Moves a page with its navigation, links, anchors, imports and redirects', async () => {
    const folder = repositoryOf(site);
    const before = await problems(folder);
    const { code, stdout, stderr } = await run('rename', 'guides/soil', 'ground/earth', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Moved guides\/soil\.mdx to ground\/earth\.mdx: changed \d+ places in 7 files, and wrote 1 redirect\.\n$/,
    );
    expect(existsSync(path.join(folder, 'guides/soil.mdx'))).toBe(false);
    expect(read(folder, 'ground/earth.mdx')).toContain(
      "import Sand from '../guides/sand.mdx'\n\n## Clay\n\n<Sand /> [Water](../guides/water.mdx#pour) [Home](../index) ![A](../images/a.svg) [Here](#clay) [Dead](gone)",
    );
    const home = read(folder, 'index.mdx');
    expect(home).toContain(
      '[/guides/soil](/ground/earth "Soil") and [clay](ground/earth#clay), `[code](/guides/soil)`, say "/guides/soils".',
    );
    expect(home).toContain('href="/ground/earth.mdx?x#clay">[Again](./ground/earth) <Link to="/ground/earth" />');
    expect(home).toContain('[Kept](/guides/soil)');
    expect(home).toContain('[soil]: /ground/earth');
    expect(read(folder, 'guides/water.mdx')).toContain(
      '  - /ground/earth\n  - ../ground/earth\n---\n\n## Pour\n\n[Soil](../ground/earth)',
    );
    expect(read(folder, 'snippets/note.mdx')).toBe('See [soil](ground/earth) and {["/ground/earth"]}.');
    expect(read(folder, 'snippets/landing.jsx')).toContain('href="/ground/earth#clay"');
    expect(read(folder, 'docs.json')).toBe(
      site['docs.json']
        .replace('["guides/soil", ', '["ground/earth", ')
        .replace('"/guides/soil#clay"', '"/ground/earth#clay"')
        .replace(
          '"destination": "/guides/soil" }',
          '"destination": "/ground/earth" },\n    { "source": "/guides/soil", "destination": "/ground/earth" }',
        ),
    );
    expect(await problems(folder)).toEqual(before);
    expect((await run('diff', 'HEAD', folder)).code).toBe(0);
  });

  it('Keeps the state of an accepted translation', async () => {
    const languages = ['en', 'de'].map((language) => ({ language, pages: [`${language}/soil`, `${language}/water`] }));
    const folder = folderOf({
      'docs.json': JSON.stringify({ name: 'Fern', navigation: { languages } }),
      'en/soil.mdx': page('Soil'),
      'en/water.mdx': page('Water', 'For [soil](/en/soil).'),
      'de/soil.mdx': page('Erde'),
      'de/water.mdx': page('Wasser', 'Für [Erde](/de/soil).'),
    });
    await run('translations', 'accept', 'de', folder);
    await run('rename', 'en/soil', 'en/earth', folder);
    await run('rename', 'de/soil', 'de/earth', folder);
    expect(await problems(folder)).toEqual([]);
    change(folder, { 'en/earth.mdx': page('Soil', 'New.') });
    expect(await problems(folder)).toEqual([expect.stringMatching(/^site\/translation-behind .*`en\/earth`/)]);
  });

  it('Takes back what it did when the page is renamed back, redirects included', async () => {
    const folder = repositoryOf(site);
    await run('rename', 'guides/soil.mdx', 'earth-2', folder);
    await run('rename', '/earth-2', 'guides/soil', folder);
    expect(read(folder, 'index.mdx')).toBe(site['index.mdx']);
    expect(JSON.parse(read(folder, 'docs.json').replace('// The garden.', ''))).toMatchObject({
      redirects: [
        { source: '/earth', destination: '/guides/soil' },
        { source: '/earth-2', destination: '/guides/soil' },
      ],
    });
  });

  it('Moves a snippet beside its pages without a redirect, because it has no address', async () => {
    const folder = repositoryOf({
      ...site,
      'guides/water.mdx': page('Water', "import Note from './snippets/note.mdx'\n\n<Note />"),
      'guides/snippets/note.mdx': 'See [soil](/guides/soil).',
    });
    const { stdout } = await run('rename', 'guides/snippets/note', 'guides/snippets/hint', folder);
    expect(stdout).toBe(
      'Moved guides/snippets/note.mdx to guides/snippets/hint.mdx: changed 1 place in 1 file, and wrote 0 redirects.\n',
    );
    expect(read(folder, 'guides/water.mdx')).toContain("import Note from './snippets/hint.mdx'");
  });

  it('Moves a folder with its pages, pictures and imports, and is undone by git', async () => {
    const folder = repositoryOf({
      ...site,
      'guides/b.svg': site['images/a.svg'],
      'guides/light.mdx': page('Light', '![B](./b.svg) ![B](/guides/b.svg) [Soil](soil) [Folder](/guides)'),
      'index.mdx': page('Home', "import Sand from '/guides/sand.mdx'\n\n<Sand />\n\n![B](guides/b.svg)"),
    });
    const before = await problems(folder);
    expect((await run('rename', 'guides/', 'manual/basics', folder)).code).toBe(0);
    expect(read(folder, 'manual/basics/light.mdx')).toContain(
      '![B](./b.svg) ![B](/manual/basics/b.svg) [Soil](soil) [Folder](/manual/basics)',
    );
    expect(read(folder, 'index.mdx')).toContain(
      "import Sand from '/manual/basics/sand.mdx'\n\n<Sand />\n\n![B](manual/basics/b.svg)",
    );
    expect(read(folder, 'manual/basics/soil.mdx')).toContain(
      '[Water](./water.mdx#pour) [Home](../../index) ![A](../../images/a.svg)',
    );
    expect(read(folder, 'docs.json')).toContain('{ "source": "/guides", "destination": "/manual/basics/soil" }');
    const after = await problems(folder);
    expect(before).toEqual(expect.arrayContaining(after.map((each) => each.replaceAll('manual/basics', 'guides'))));
    expect((await run('diff', 'HEAD', folder)).stdout).toContain('No address died.');
    git(folder, 'stash', '--include-untracked', '--quiet');
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(read(folder, 'guides/soil.mdx')).toBe(site['guides/soil.mdx']);
  });

  it('Keeps links to addresses in the folder that only redirects answer', async () => {
    const folder = repositoryOf({
      ...site,
      'docs.json': site['docs.json'].replace(
        '"redirects": [',
        '"redirects": [{ "source": "/guides/ground/:rest*", "destination": "/guides/:rest*" },',
      ),
      'index.mdx': page('Home', '[Soil](/guides/ground/soil)'),
      'guides/water.mdx': page('Water', '[Soil](./ground/soil)'),
    });
    const before = await problems(folder);
    expect((await run('rename', 'guides/', 'manual', folder)).code).toBe(0);
    expect(read(folder, 'index.mdx')).toContain('[Soil](/guides/ground/soil)');
    expect(read(folder, 'manual/water.mdx')).toContain('[Soil](../guides/ground/soil)');
    const dead = (list: readonly string[]): string[] => list.filter((each) => each.startsWith('site/dead-link'));
    expect(dead(await problems(folder)).length).toBeLessThanOrEqual(dead(before).length);
  });

  it.each([
    ['guides/soil', 'snippets/soil', 'snippets/soil cannot be a page: snippets and hidden folders are not published.'],
    ['guides/soli', 'x', 'There is no page and no folder guides/soli. Did you mean guides/soil?'],
    ['guides/soil', 'guides/water', 'guides/water is taken: guides/water.mdx exists already.'],
    ['guides/soil', 'both/', 'both/ is taken: the site has a page at /both/soil.'],
    ['guides/soil', '../soil', '../soil lies outside of the folder with the pages.'],
    ['guides', 'guides/old', 'guides/old lies in the folder that would move.'],
    ['both', 'x', 'both is a page and a folder. Name both.mdx or both/.'],
  ])('Refuses to move %s to %s in one line, and changes nothing', async (from, to, message) => {
    const folder = repositoryOf({ ...site, 'both.mdx': page('Both'), 'both/soil.md': page('Soil') });
    expect(await run('rename', from, to, folder)).toEqual({ code: 1, stdout: '', stderr: `${message}\n` });
    expect(git(folder, 'status', '--porcelain', '--', ':!.trellis')).toBe('');
  });

  it('Changes a navigation in a file of its own', async () => {
    const folder = repositoryOf({
      ...site,
      'docs.json': '{ "name": "Fern", "navigation": { "$ref": "./navigation.json" } }',
      'navigation.json': '{\n  "pages": ["index", "guides/soil", "guides/water"]\n}\n',
    });
    expect((await run('rename', 'guides/soil', 'soil', folder)).code).toBe(0);
    expect(read(folder, 'navigation.json')).toBe('{\n  "pages": ["index", "soil", "guides/water"]\n}\n');
    expect(read(folder, 'docs.json')).toContain('"redirects": [');
  });
});

describe('The rename of any page of the test sites', () => {
  const sites = path.resolve('tests/sites');
  const names = ['current', 'unicode', 'languages', 'frontmatter', 'reference', 'other-forms', 'minimal'];

  it('Leaves nothing new for `check`, and no dead address', async () => {
    const counts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.nat(),
        fc.stringMatching(/^[a-z]{3,8}(?:\/[a-z]{3,8}){0,2}$/),
        async (name, index, to) => {
          const folder = folderOf({});
          cpSync(path.join(sites, name), folder, { recursive: true });
          git(folder, 'init', '--quiet');
          commit(folder);
          const root = existsSync(path.join(folder, 'content')) ? path.join(folder, 'content') : folder;
          const pages = filesIn(root).filter(
            (file) => /\.mdx?$/.test(file) && !/^(?:_?snippets|\.)|README|LICENSE/.test(file),
          );
          const from = pages[index % pages.length] ?? '';
          const before = await problems(folder);
          const { code, stderr } = await run('rename', from, `moved-${to}`, folder);
          expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
          const after = await problems(folder);
          // A page that leaves the folder of its language is no longer a translation, and the last one to leave the path of a tab empties it.
          const lasting = (all: readonly string[]): string[] =>
            all.filter((each) => !/^site\/(?:translation-|empty-division)/.test(each));
          expect(lasting(after).filter((each) => !before.includes(each) && !each.includes('moved-'))).toEqual([]);
          expect(lasting(after).length).toBeLessThanOrEqual(lasting(before).length);
          const said = await run('diff', 'HEAD', folder);
          expect(said.stdout).toContain('No address died.');
          counts.set(name, (counts.get(name) ?? 0) + 1);
        },
      ),
      { numRuns: 12 },
    );
    expect(counts.size).toBeGreaterThan(2);
  });
});

it('Moves a page between commits that `diff` compares', async () => {
  const folder = repositoryOf(site);
  await run('rename', 'guides/soil', 'soil', folder);
  commit(folder);
  change(folder, { 'soil.mdx': page('Soil', '## Clay\n\nOther.') });
  expect((await run('diff', 'HEAD~1', folder)).stdout).toContain('/guides/soil → /soil (redirect)');
});
