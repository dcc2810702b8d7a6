import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from './folder.js';
import { change, commit, git, repositoryOf } from './repository.js';
import { run } from './run.js';

const page = (title: string, text = 'Text.'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

const site = {
  'docs.json': JSON.stringify({
    name: 'Fern',
    theme: 'mint',
    colors: { primary: '#16735A', light: '#6FD6A4' },
    navigation: {
      languages: [
        { language: 'en', pages: ['en/index', 'en/soil', 'en/water'] },
        { language: 'de', pages: ['de/index', 'de/soil', 'de/moos'] },
      ],
    },
  }),
  'en/index.mdx': page('Home'),
  'en/soil.mdx': page('Soil', '## Clay\n\nIt is *heavy*.'),
  'en/water.mdx': page('Water'),
  'de/index.mdx': page('Start'),
  'de/soil.mdx': page('Boden', '## Lehm\n\nEr ist schwer.'),
  'de/moos.mdx': page('Moos'),
};

interface Listed {
  languages: {
    language: string;
    pages: { state: string; page?: string; original?: string; missingIds?: string[] }[];
  }[];
}

async function statesOf(folder: string): Promise<Record<string, string>> {
  const { stdout } = await run('translations', folder, '--json');
  const { languages } = JSON.parse(stdout) as Listed;
  return Object.fromEntries(
    languages.flatMap(({ pages }) => pages.map(({ page: own, original, state }) => [own ?? original ?? '', state])),
  );
}

async function problems(folder: string): Promise<string[]> {
  const { stdout } = await run('check', folder, '--json', '--verbose');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string; line: number }[] };
  return diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);
}

describe('translations', () => {
  it('Lists what is missing and what has no original, and says nothing of what nobody has accepted', async () => {
    const folder = folderOf(site);
    expect(await statesOf(folder)).toEqual({
      'de/index': 'unrecorded',
      'de/soil': 'unrecorded',
      'en/water': 'missing',
      'de/moos': 'orphaned',
    });
    const { stdout } = await run('translations', folder);
    expect(stdout.replaceAll(/ +/g, ' ')).toBe(
      [
        'language pages up to date behind not recorded missing no original other heading ids',
        'de 4 0 0 2 1 1 1',
        '',
        'de missing en/water',
        'de no original de/moos',
        '',
      ].join('\n'),
    );
    expect(await problems(folder)).toEqual([
      'de/moos.mdx:2 site/translation-orphan',
      'docs.json:1 site/translation-missing',
    ]);
    expect((await run('check', folder)).stdout).toBe('No problems found.\n');
  });

  it('Says that a page is behind when the words of its original change, not their form', async () => {
    const folder = folderOf(site);
    expect((await run('translations', 'accept', 'de', folder)).stdout).toBe(
      'Accepted 2 translations in .trellis-translations.\n',
    );
    expect(await statesOf(folder)).toMatchObject({ 'de/index': 'current', 'de/soil': 'current' });
    writeFileSync(path.join(folder, 'en/soil.mdx'), page('Soil', '## Clay\n\n\nIt is\n_heavy_.'));
    expect(await statesOf(folder)).toMatchObject({ 'de/soil': 'current' });
    writeFileSync(path.join(folder, 'en/soil.mdx'), page('Soil', '## Clay\n\nIt is light.'));
    expect(await statesOf(folder)).toMatchObject({ 'de/index': 'current', 'de/soil': 'behind' });
    expect(await problems(folder)).toContain('de/soil.mdx:2 site/translation-behind');
    await run('translations', 'accept', 'de/soil.mdx', folder);
    expect(await statesOf(folder)).toMatchObject({ 'de/soil': 'current' });
  });

  it('Keeps a record that git merges, and forgets pages that are gone', async () => {
    const folder = repositoryOf(site);
    const record = (): string[] =>
      readFileSync(path.join(folder, '.trellis-translations'), 'utf8')
        .split('\n')
        .flatMap((line) => (/^\w/.test(line) ? (line.split(' ')[0] ?? '') : []));
    git(folder, 'checkout', '--quiet', '-b', 'side');
    await run('translations', 'accept', 'de/index', folder);
    commit(folder);
    git(folder, 'checkout', '--quiet', 'main');
    await run('translations', 'accept', 'de/soil', folder);
    commit(folder);
    // Both sides began the file, so git leaves its marks around the lines of each.
    expect(() => git(folder, 'merge', '--quiet', 'side')).toThrow();
    expect(await statesOf(folder)).toMatchObject({ 'de/index': 'current', 'de/soil': 'current' });
    await run('translations', 'accept', 'de', folder);
    expect(record()).toEqual(['de/index', 'de/soil']);
    change(folder, { 'de/soil.mdx': undefined });
    await run('translations', 'accept', 'de/index', folder);
    expect(record()).toEqual(['de/index']);
  });

  it.each([
    ['de/sol', 'There is no translation de/sol. Did you mean de/soil?\n'],
    ['de/moos', 'de/moos has no original in the default language.\n'],
  ])('Refuses to accept %s', async (name, line) => {
    expect(await run('translations', 'accept', name, folderOf(site))).toMatchObject({ code: 1, stderr: line });
  });

  it('Has nothing to say of a site in one language', async () => {
    const folder = folderOf({
      'docs.json': '{ "name": "Fern", "navigation": { "pages": ["a"] } }',
      'a.mdx': page('A'),
    });
    expect((await run('translations', folder)).stdout).toBe('The site has one language.\n');
    expect((await run('translations', 'accept', 'de', folder)).code).toBe(1);
  });
});
