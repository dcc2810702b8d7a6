import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Project, type ProjectState } from '../../../src/project/project.js';
import { Session } from '../../../src/project/session.js';
import { Trials } from '../../../src/project/trial/trials.js';

const docs = (pages: readonly string[], name = 'Reed'): string =>
  JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    theme: 'mint',
    name,
    colors: { primary: '#0f766e' },
    navigation: { pages },
  });

/** A folder with two pages, one of which includes a snippet. */
async function openFolder(): Promise<{
  write: (file: string, text: string) => string;
  at: (file: string) => string;
  project: Project;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-reload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (file: string): string => path.join(folder, file);
  const write = (file: string, text: string): string => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    return at(file);
  };
  write('docs.json', docs(['one', 'two']));
  write('README.md', '# Read me\n');
  write('one.mdx', '---\ntitle: One\n---\n\nSee [two](/two#end).\n');
  write('two.mdx', "---\ntitle: Two\n---\n\nimport Part from '/snippets/part.mdx';\n\n<Part />\n\n## End\n");
  write('snippets/part.mdx', 'A part.\n');
  return { write, at, project: await Project.open(folder, { base: '', skip: [] }) };
}

/** What a reader sees of a state. */
const contentsOf = ({ site, diagnostics }: ProjectState): unknown => ({
  routes: Array.from(site.routes.values(), ({ path: route, title, language, digest, source: { page } }) => {
    const { headings, ids, body, opening } = page ?? {};
    return { route, title, language, digest, headings, ids, opening, code: body?.code };
  }),
  diagnostics: diagnostics.map(({ code, file, message, span }) => ({ code, file, message, span })),
});

describe('A folder that is read again after a change', () => {
  it('Is as one that is read for the first time, after every kind of edit', async () => {
    const { write, at, project } = await openFolder();
    await project.load();
    const edits: (() => string[])[] = [
      () => [write('one.mdx', '---\ntitle: First\n---\n\nSee [two](/two#start).\n')],
      () => [write('two.mdx', '---\ntitle: Two\n---\n\n## Start\n\n{{product}}\n')],
      () => [write('one.mdx', '---\ntitle: First\n---\n'), write('two.mdx', '# Two\n\n<Unknown />\n')],
      () => [write('one.mdx', 'Too many words.\n'.repeat(700_000))],
      () => [write('one.mdx', '---\ntitle: First\n---\n')],
      () => [write('three.mdx', '---\ntitle: Three\n---\n\n[One](/one)\n')],
      () => [write('three.mdx', '---\ntitle: Third\n---\n'), write('docs.json', docs(['one', 'two', 'three']))],
      () => [write('docs.json', docs(['three', 'one', 'two']))],
      () => [write('docs.json', docs(['one', 'two', 'three'], 'Sedge')), write('one.mdx', '---\ntitle: Uno\n---\n')],
      () => [write('docs.json', docs(['three', 'README']))],
      () => [write('docs.json', docs(['one', 'two', 'three']))],
      () => [write('snippets/part.mdx', 'Another part.\n')],
      () => [write('two.mdx', "import Part from '/snippets/part.mdx';\n\n<Part />\n")],
      () => {
        renameSync(at('three.mdx'), at('four.mdx'));
        return [at('three.mdx'), at('four.mdx')];
      },
      () => {
        rmSync(at('one.mdx'));
        return [at('one.mdx')];
      },
      () => [write('two.mdx', '---\ntitle: Two\n---\n\n[One](/one)\n')],
    ];
    for (const edit of edits) {
      const again = await project.load(edit());
      const fresh = await Project.open(project.folder, { base: '', skip: [] });
      expect(contentsOf(again)).toEqual(contentsOf(await fresh.load()));
    }
  });

  it('Is as one that is read for the first time, after every edit that changes what is imported', async () => {
    const { write, at, project } = await openFolder();
    const page = (text: string): string => `---\ntitle: A page\n---\n\n${text}\n`;
    const shows = 'import Soil from "/guides/snippets/soil.mdx"\n\n<Soil kind="clay" />';
    write('guides/snippets/soil.mdx', 'Soil of {kind}, and [sand](/guides/snippets/sand).\n');
    write('guides/snippets/sand.mdx', 'Sand.\n');
    await project.load();
    const snippets = async (...files: string[]): Promise<string[]> => {
      const again = await project.load(files);
      const fresh = await Project.open(project.folder, { base: '', skip: [] });
      expect(contentsOf(again)).toEqual(contentsOf(await fresh.load()));
      const pages = new Set(again.content.pages.map(({ file }) => file));
      return ['soil', 'sand'].filter((name) => !pages.has(`guides/snippets/${name}.mdx`));
    };
    expect(await snippets(write('one.mdx', page(shows)))).toEqual(['soil']);
    expect(await snippets(write('one.mdx', page(`${shows}\n\nMore.`)))).toEqual(['soil']);
    expect(await snippets(write('guides/snippets/soil.mdx', 'import Sand from "./sand.mdx"\n\n<Sand />\n'))).toEqual([
      'soil',
      'sand',
    ]);
    expect(await snippets(write('one.mdx', page('{broken')))).toEqual(['sand']);
    await snippets(write('one.mdx', page(`${shows}\n\n{broken`)));
    await snippets(write('one.mdx', page(`${shows}\n\n{broken otherwise`)));
    await snippets(write('one.mdx', page('{broken otherwise')));
    expect(await snippets(write('two.mdx', page(shows)))).toEqual(['soil', 'sand']);
    expect(await snippets(write('docs.json', docs(['one', 'two', 'guides/snippets/sand'])))).toEqual(['soil']);
    expect(await snippets(write('docs.json', docs(['one', 'two'])))).toEqual(['soil', 'sand']);
    expect(await snippets(write('one.mdx', page('One.')), write('two.mdx', page('Two.')))).toEqual(['sand']);
    rmSync(at('guides/snippets/soil.mdx'));
    expect(await snippets(at('guides/snippets/soil.mdx'))).toEqual(['soil']);
  });

  it('Is as one that is read for the first time, after every edit of a text', async () => {
    const { write, project } = await openFolder();
    await project.load();
    const texts = [
      'See [two](/two#end).',
      'More.\n\nSee [two](/two#end).',
      'More, and more.\n\nSee [two](/two#end).',
      'See [two](/two#start).',
      'A line.\n\nSee [two](/two#start).',
      'A line.\n\nSee [two](/two#start), ![a picture](/none.png) and :icon.',
      'Another line.\n\n<Icon icon="none-such" />\n\nSee [two](/two#start) and ![a picture](/none.png).',
      'One line more.\n\n\n<Icon icon="none-such" />\n\nSee [two](/two#start) and ![a picture](/none.png).',
      '## A heading\n\nText.',
      '## A heading\n\nAnother text.\n\n```none-such\ncode\n```',
      '## A heading\n\nAnother text.\n\nIt is longer.\n\n```none-such\ncode\n```',
      '## Another heading\n\nText.',
      'はじめに、この文書を読む人のための説明を書きます。',
      'はじめに、この文書を読む人のための別の説明を書きます。',
      'An English text again.',
      '{broken',
      '{broken otherwise',
      'Whole.\n\n<Unknown />',
      'Whole again.\n\n<Unknown />',
    ];
    for (const text of texts) {
      for (const file of ['one.mdx', 'two.mdx']) {
        const again = await project.load([write(file, `---\ntitle: A page\n---\n\n${text}\n`)]);
        const fresh = await Project.open(project.folder, { base: '', skip: [] });
        expect(contentsOf(again), `${file}: ${text}`).toEqual(contentsOf(await fresh.load()));
      }
    }
  });

  it('Has the docs.json that other files are part of, and keeps one that is whole', async () => {
    const { write, at, project } = await openFolder();
    const titleOf = async (...changed: string[]): Promise<string> => (await project.load(changed)).config.name;
    write('data.json', '1');
    await project.load();
    // Its edit is not reported here, so it is only seen if it is read without need.
    write('docs.json', docs(['one'], 'Unread'));
    expect(await titleOf(write('data.json', '2'))).toBe('Reed');
    write('name.json', '"Sedge"');
    const spread = docs(['one']).replace('"Reed"', '{ "$ref": "name.json" }');
    expect(await titleOf(write('docs.json', spread))).toBe('Sedge');
    expect(await titleOf(write('name.json', '"Rush"'))).toBe('Rush');
    rmSync(at('docs.json'));
    symlinkSync(write('site.json', docs(['one'], 'Fern')), at('docs.json'));
    expect(await titleOf(at('docs.json'), at('site.json'))).toBe('Fern');
    expect(await titleOf(write('site.json', docs(['one'], 'Moss')))).toBe('Moss');
  });

  it('Has the faults of snippets after edits of a text', async () => {
    const { write, project } = await openFolder();
    write('snippets/part.mdx', 'See [three](/three) and ![a picture](/none.png).\n');
    const { diagnostics } = await project.load();
    expect(diagnostics.filter(({ file }) => file === 'snippets/part.mdx')).toHaveLength(2);
    for (const text of ['Look at', 'Read']) {
      const again = await project.load([write('one.mdx', `---\ntitle: One\n---\n\n${text} [two](/two#end).\n`)]);
      expect(again.diagnostics).toEqual(diagnostics);
    }
  });

  it('Has the new text of a page in the pages that import it', async () => {
    const { write, project } = await openFolder();
    write('one.mdx', '---\ntitle: One\n---\n\nText.\n');
    write('two.mdx', "---\ntitle: Two\n---\n\nimport One from '/one.mdx';\n\n<One />\n");
    const { site: first } = await project.load();
    const { site: second } = await project.load([write('one.mdx', '---\ntitle: One\n---\n\nMore.\n')]);
    expect(second.routes.get('/two')?.digest).not.toBe(first.routes.get('/two')?.digest);
  });

  it('Has the new text of files in other folders of the repository, which it names', async () => {
    const { write, at } = await openFolder();
    const specification = (summary: string): string =>
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Pots', version: '1' },
        paths: { '/pots': { get: { summary } } },
      });
    write('.git/HEAD', 'x');
    write('docs/docs.json', docs(['one']).replace('"pages"', '"openapi":"../api/pots.json","pages"'));
    write('docs/one.mdx', "---\ntitle: One\n---\n\nimport Notes from '../NOTES.md';\n\n<Notes />\n");
    const files = [write('NOTES.md', 'Some notes.\n'), write('api/pots.json', specification('List pots'))];
    const project = await Project.open(at('docs'), { base: '', skip: [] });
    const first = await project.load();
    expect(project.namedFiles.toSorted()).toEqual(files.toSorted());
    write('NOTES.md', 'Other notes.\n');
    write('api/pots.json', specification('List urns'));
    const second = await project.load(files);
    expect(Array.from(second.site.routes.values(), ({ title }) => title)).toContain('List urns');
    expect(second.site.routes.get('/one')?.digest).not.toBe(first.site.routes.get('/one')?.digest);
  });

  it('Has a change that could not be read when the next one is', async () => {
    const { write, project } = await openFolder();
    await project.load();
    vi.spyOn(Trials.prototype, 'of').mockRejectedValueOnce(new Error('It cannot be read now.'));
    await expect(project.load([write('docs.json', docs(['one', 'two'], 'Sedge'))])).rejects.toThrow();
    const again = await project.load([write('one.mdx', '---\ntitle: One\n---\n\nMore. See [two](/two#end).\n')]);
    const fresh = await Project.open(project.folder, { base: '', skip: [] });
    expect(contentsOf(again)).toEqual(contentsOf(await fresh.load()));
  });

  it('Has other pages as they were after an edit of a text', async () => {
    const { write, project } = await openFolder();
    const { site: first } = await project.load();
    const { site: second } = await project.load([
      write('one.mdx', '---\ntitle: One\n---\n\nMore of it. See [two](/two#end).\n'),
    ]);
    expect(second.routes.get('/two')).toBe(first.routes.get('/two'));
    expect(second.routes.get('/one')?.digest).not.toBe(first.routes.get('/one')?.digest);
  });
});

it('A folder that was moved away while it was read is not made again for the cache', async () => {
  const { project } = await openFolder();
  const session = await Session.open(project.folder, { base: '', isDev: true, skip: [] });
  const away = `${project.folder}-away`;
  renameSync(project.folder, away);
  session.save();
  const isThere = existsSync(project.folder);
  rmSync(project.folder, { recursive: true, force: true });
  renameSync(away, project.folder);
  expect(isThere).toBe(false);
});
