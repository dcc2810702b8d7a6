import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import type { Content } from '../../../src/content/page.js';
import { CompiledPages } from '../../../src/project/compiledPages.js';

/** A folder that is read anew by each command, with the pages that the last one has kept. */
class Folder {
  readonly root = mkdtempSync(path.join(tmpdir(), 'trellis-kept-'));
  /** The content root below it. */
  content = '';
  /** Pages that the last command compiled. */
  compiled: string[] = [];

  constructor(files: Record<string, string>) {
    onTestFinished(() => rmSync(this.root, { recursive: true }));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string, time = 1000): void {
    const file = path.join(this.root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, time, time);
  }

  async read(variables: Record<string, string> = {}, isKept = true, showsGaps = false): Promise<Content> {
    const store = new CompiledPages(this.root, '');
    this.compiled = [];
    const set = store.set.bind(store);
    store.set = (key, page) => {
      this.compiled.push(key);
      set(key, page);
    };
    const options = {
      project: this.root,
      root: path.join(this.root, this.content),
      skip: [path.join(this.root, '.trellis')],
      base: '',
      showsGaps,
    };
    const content = await new ContentLoader({ ...options, ...(isKept && { store }) }).load(new Set(), {}, variables);
    store.save();
    return content;
  }

  /** Pages that are compiled after a change. What is read then is what a first reading gives. */
  async compiledAfter(change: () => void, variables: Record<string, string> = {}): Promise<string[]> {
    await this.read();
    change();
    const { pages, diagnostics } = await this.read(variables);
    const { compiled } = this;
    const first = await this.read(variables, false);
    expect(pages).toEqual(first.pages);
    expect(diagnostics).toEqual(first.diagnostics);
    return compiled;
  }
}

const files = {
  'a.mdx': '---\ntitle: A\n---\n\nSee [b](/b), and ![a picture](/images/one.png).\n',
  'b.mdx': "import Note from '/snippets/note.mdx';\n\n# B\n\n<Note />\n",
  'c.md': '# C\n\nIt is {{name}} here.\n\n```js\nconst c = 1;\n```\n',
  'snippets/note.mdx': 'A note, see [c](/c).\n',
};

it('Nothing is compiled again where nothing has changed', async () => {
  const folder = new Folder(files);
  expect(await folder.compiledAfter(() => undefined)).toEqual([]);
});

it('Development takes the pages that a build compiled, except those with a missing image, and the other way round', async () => {
  const folder = new Folder({
    'a.mdx': '![here](/images/one.svg)\n',
    'b.mdx': '![gone](/images/two.svg)\n',
    'c.mdx': "import Note from '/snippets/note.mdx';\n\n<Note />\n",
    'd.mdx': 'Text.\n',
    'images/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
    'snippets/note.mdx': '![gone](/images/two.svg)\n',
  });
  await folder.read();
  for (const showsGaps of [true, false]) {
    const kept = await folder.read({}, true, showsGaps);
    expect(folder.compiled).toEqual(['b.mdx', 'c.mdx']);
    expect(kept.pages).toEqual((await folder.read({}, false, showsGaps)).pages);
  }
});

it('A page with another text is compiled', async () => {
  const folder = new Folder(files);
  expect(await folder.compiledAfter(() => folder.write('c.md', '# C\n\nOther.\n', 2000))).toEqual(['c.md']);
});

it('A page that was only copied is not compiled', async () => {
  const folder = new Folder(files);
  await folder.read();
  folder.write('c.md', files['c.md'], 2000);
  expect((await folder.read()).pages).toHaveLength(3);
  // Only its time is recorded.
  expect(folder.compiled).toEqual(['c.md']);
  await folder.read();
  expect(folder.compiled).toEqual([]);
});

it('A page whose text was changed at the moment of the last reading is compiled', async () => {
  const folder = new Folder(files);
  // A file that is read right after it was written.
  const now = Date.now() / 1000 + 60;
  folder.write('c.md', '# C\n\nOne.\n', now);
  expect(await folder.compiledAfter(() => folder.write('c.md', '# C\n\nTwo.\n', now))).toEqual(['c.md']);
});

it('Pages that import a snippet are compiled when it changes', async () => {
  const folder = new Folder(files);
  expect(await folder.compiledAfter(() => folder.write('snippets/note.mdx', '## Another note\n', 2000))).toEqual([
    'b.mdx',
  ]);
  expect(await folder.compiledAfter(() => rmSync(path.join(folder.root, 'snippets/note.mdx')))).toEqual(['b.mdx']);
});

it('Pages that import components which import each other are compiled when either changes', async () => {
  const component = (name: string, other: string, text: string): string =>
    `import { ${other} } from './${other}.jsx';\n\nexport const ${name} = ({ isInner }) => <p>${text}{isInner || <${other} isInner />}</p>;\n`;
  const folder = new Folder({
    'a.mdx': "import { Stem } from '/snippets/Stem.jsx';\n\n<Stem />\n",
    'b.mdx': "import { Leaf } from '/snippets/Leaf.jsx';\n\n<Leaf />\n",
    'snippets/Stem.jsx': component('Stem', 'Leaf', 'A stem'),
    'snippets/Leaf.jsx': component('Leaf', 'Stem', 'A leaf'),
  });
  for (const [name, other] of [
    ['Stem', 'Leaf'],
    ['Leaf', 'Stem'],
  ] as const) {
    const change = (): void => folder.write(`snippets/${name}.jsx`, component(name, other, 'Another text'), 2000);
    expect(await folder.compiledAfter(change)).toEqual(['a.mdx', 'b.mdx']);
  }
});

it('A page is compiled when the target of one of its links or pictures changes', async () => {
  const folder = new Folder(files);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';
  expect(await folder.compiledAfter(() => rmSync(path.join(folder.root, 'b.mdx')))).toContain('a.mdx');
  expect(await folder.compiledAfter(() => folder.write('images/one.png', svg))).toContain('a.mdx');
});

it('Pages are compiled when they have moved into another content root', async () => {
  const folder = new Folder(files);
  const compiled = await folder.compiledAfter(() => {
    folder.content = 'content';
    mkdirSync(path.join(folder.root, folder.content));
    for (const name of ['a.mdx', 'b.mdx', 'c.md', 'snippets'])
      renameSync(path.join(folder.root, name), path.join(folder.root, folder.content, name));
  });
  expect(compiled).toEqual(['content/a.mdx', 'content/b.mdx', 'content/c.md']);
});

it('All pages are compiled when a variable gets another value', async () => {
  const folder = new Folder(files);
  expect(await folder.compiledAfter(() => undefined, { name: 'Fern' })).toEqual(['a.mdx', 'b.mdx', 'c.md']);
});

it('The frontmatter, dates included, is the same as after the first reading', async () => {
  const folder = new Folder({ 'a.mdx': '---\ntitle: A\ndate: 2026-11-25\nlist: [1, { a: null }]\n---\n\nText.\n' });
  expect(await folder.compiledAfter(() => undefined)).toEqual([]);
});

it('A page that was gone for a while is read when it comes back, whatever else is reported', async () => {
  const folder = new Folder(files);
  const [root, page] = [folder.root, path.join(folder.root, 'c.md')];
  const loader = new ContentLoader({ project: root, root, skip: [], base: '' });
  const load = (...changed: string[]) => loader.load(new Set(), {}, {}, new Set(changed));
  await load();
  rmSync(page);
  expect((await load(page)).pages).toHaveLength(2);
  folder.write('c.md', '## Another\n');
  const { pages } = await load(path.join(root, 'other.txt'));
  expect(pages.find(({ file }) => file === 'c.md')?.headings).toMatchObject([{ text: 'Another' }]);
});
