import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import { fillIn } from '../../../src/mdx/variables.js';

function folderWith(files: Record<string, string>): ContentLoader {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-variables-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return new ContentLoader({ project: root, root, skip: [], base: '' });
}

describe('Variables', () => {
  it.each([
    ['Trellis {{version}} and {{ version }}', 'Trellis 2.1 and 2.1'],
    ['`npm i fern@{{version}}`', '`npm i fern@2.1`'],
    ['<a style={{version}} />', '<a style={{version}} />'],
    ['${{ version }} {{{version}}}', '${{ version }} {{{version}}}'],
    ['{{other}} {{ a b }} {{}}', '{{other}} {{ a b }} {{}}'],
    ['{{toString}}', '{{toString}}'],
  ])('The text %j becomes %j', (text, expected) => {
    expect(fillIn(text, { version: '2.1' })).toBe(expected);
  });

  it('Positions after a variable are those of the author', async () => {
    const text =
      "---\ntitle: '{{name}} {{nmae}}'\n---\n\nOn {{name}} and {{ name }}, [a](/a) {{nmae}}.\n\n{{name}}\n\n[b](/b)\n";
    const loader = folderWith({ 'index.mdx': text });
    const { pages } = await loader.load(new Set(), {}, { name: 'Fern' });
    const [page] = pages;
    expect(page?.references.map(({ span }) => span)).toEqual([
      { start: { line: 5, column: 29 }, end: { line: 5, column: 36 } },
      { start: { line: 9, column: 1 }, end: { line: 9, column: 8 } },
    ]);
    const found = page?.diagnostics.filter(({ code }) => code === 'content/undefined-variable');
    expect(found?.map(({ span }) => span?.start)).toEqual([
      { line: 2, column: 8 },
      { line: 5, column: 37 },
    ]);
  });

  const files = {
    'index.mdx':
      "---\ntitle: '{{name}} {{versoin}}'\n---\n\nimport Care from './snippets/care.mdx';\n\n## On {{name}}\n\n[Get](https://x.example/{{name}}) {{nmae}}\n\n<Card title=\"{{other}}\" />\n\n```sh\nget {{name}} ${{ secrets.key }} {{unknown}}\n```\n",
    'snippets/care.mdx': 'Care for {{name}} and {{gone}}.\n',
  };

  it('Are replaced in frontmatter, headings, links, attributes, code and snippets', async () => {
    const { pages, modules } = await folderWith(files).load(new Set(), {}, { name: 'Fern', other: 'Moss' });
    const [page] = pages;
    expect(page?.frontmatter.title).toBe('Fern {{versoin}}');
    expect(page?.headings).toMatchObject([{ text: 'On Fern', id: 'on-fern' }]);
    expect(page?.body?.code).toContain('https://x.example/Fern');
    expect(page?.body?.code).toContain('"Moss"');
    expect(page?.body?.code).toContain('get Fern ${{ secrets.key }} {{unknown}}');
    expect([...modules.values()][0]?.code).toContain('Care for Fern');
  });

  it('Are kept and reported with their positions if they have no value', async () => {
    const { pages, diagnostics } = await folderWith(files).load(new Set(), {}, { name: 'Fern' });
    const found = pages[0]?.diagnostics.filter(({ code }) => code === 'content/undefined-variable');
    expect(found).toMatchObject([
      { message: 'The variable `versoin` has no value.', span: { start: { line: 2 } } },
      { message: 'The variable `nmae` has no value.', help: 'Did you mean `name`?', span: { start: { line: 9 } } },
      { message: 'The variable `other` has no value.', span: { start: { line: 11 } } },
    ]);
    expect(pages[0]?.body?.code).toContain('{{nmae}}');
    expect(diagnostics).toMatchObject([{ file: 'snippets/care.mdx', span: { start: { line: 1 } } }]);
  });

  it('Are not missing in code, whether in text, frontmatter or an attribute', async () => {
    const text =
      '---\ndescription: "Write `{{other}}`, not {{nmae}}."\n---\n\n<Card title="Of ``{{`other`}} {{more}}``" />\n';
    const { pages } = await folderWith({ 'index.mdx': text }).load(new Set(), {}, { name: 'Fern' });
    expect(pages[0]?.diagnostics.map(({ message }) => message)).toEqual(['The variable `nmae` has no value.']);
  });

  it('Change the digest of a page if their value changes', async () => {
    const loader = folderWith(files);
    const digestWith = async (name: string) => (await loader.load(new Set(), {}, { name })).pages[0]?.digest;
    expect(await digestWith('Fern')).not.toBe(await digestWith('Moss'));
  });
});
