import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import { readPageText } from '../../../src/content/pageText.js';

const read = (bytes: Uint8Array) => readPageText(bytes, 'a.mdx');
const text = '---\ntitle: Größe\n---\n\nGrün.\n';
const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a replacement character of the author', Buffer.from('a \uFFFD b')],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
])('%s is read without a report', (_, bytes) => {
  expect(read(bytes)).toEqual({ text: bytes.toString('utf8'), diagnostics: [] });
});

it.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('Lines that end as those of %s do are the same text', (_, lineBreak) => {
  expect(read(Buffer.from(text.replaceAll('\n', lineBreak)))).toEqual({ text, diagnostics: [] });
});

it.each([
  ['little endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['big endian', swapped],
])('UTF-16, %s, is read if it has a byte order mark, and reported', (_, bytes) => {
  expect(read(bytes)).toMatchObject({
    text,
    diagnostics: [{ code: 'content/encoding', help: 'Save the file as UTF-8.' }],
  });
});

it.each([
  ['Latin-1', Buffer.from(text, 'latin1'), { line: 2, column: 10 }, /not UTF-8/],
  ['UTF-16 without a byte order mark', Buffer.from('ab', 'utf16le'), { line: 1, column: 2 }, /NUL/],
  ['A NUL character', Buffer.from('a\n\nb\0c'), { line: 3, column: 2 }, /NUL/],
])('%s is reported where it is first seen', (_, bytes, start, message) => {
  expect(read(bytes).diagnostics).toMatchObject([
    { code: 'content/encoding', file: 'a.mdx', span: { start }, message: expect.stringMatching(message) as string },
  ]);
});

const sides = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> next\n';

it.each([
  ['in the text', `Text.\n\n${sides}`, 3],
  ['in the frontmatter', `---\n${sides}---\n`, 2],
  ['around a block of code', `<<<<<<<\n\`\`\`sh\na\n\`\`\`\n=======\n>>>>>>> next\n`, 1],
])('A merge conflict %s is reported at its first line', (_, page, line) => {
  expect(read(Buffer.from(page)).diagnostics).toMatchObject([
    {
      code: 'content/conflict',
      span: { start: { line, column: 1 } },
      message: expect.stringMatching(/merge/) as string,
    },
  ]);
});

it.each([
  ['a block of code', `\`\`\`text\n${sides}\`\`\`\n`],
  ['a block of code in a step', `<Step>\n  \`\`\`\n${sides}  \`\`\`\n</Step>\n`],
  ['code in a sentence', 'Look for `<<<<<<<`.\n'],
])('A merge conflict shown in %s is not reported', (_, page) => {
  expect(read(Buffer.from(page)).diagnostics).toEqual([]);
});

it('A page with a merge conflict has no report beside that', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-conflict-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, 'page.mdx'),
    `---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> next\n---\n\n<Note>\n`,
  );
  const { pages } = await new ContentLoader({ project: folder, root: folder, skip: [], base: '' }).load(new Set());
  expect(pages.flatMap(({ diagnostics }) => diagnostics)).toMatchObject([
    { code: 'content/conflict', file: 'page.mdx', span: { start: { line: 2 } } },
  ]);
});
