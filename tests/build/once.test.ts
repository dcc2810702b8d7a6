import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page, trellis } from './trellis.js';

/** Components that say when they are called, where only the process that evaluates a page for good is heard. */
const files: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({
    $schema: 'https://mintlify.com/docs.json',
    name: 'Fern',
    theme: 'mint',
    colors: { primary: '#158048' },
    navigation: { pages: ['plain', 'shared', 'rain', 'throws'] },
  }),
  'snippets/leaf.jsx':
    'export const Leaf = ({ of }) => { console.error(`called ${of}`); return <em>leaf of {of}</em>; };',
  'plain.mdx': [
    '---\ntitle: Plain\n---\n',
    'export const Plain = ({ children }) => { console.error("called plain"); return <p>{children}</p>; };\n',
    '<Plain>Within</Plain>\n\n{(() => { console.error("called expression"); return 1; })()}\n',
  ].join('\n'),
  'shared.mdx':
    '---\ntitle: Shared\n---\n\nimport { Leaf } from "/snippets/leaf.jsx";\n\n<Card title="A"><Leaf of="shared" /></Card>\n',
  'rain.mdx': [
    '---\ntitle: Rain\napi: POST https://garden.example/rain\n---\n',
    'import { Leaf } from "/snippets/leaf.jsx";\n',
    '<ParamField body="hours" type="integer">How long <Leaf of="rain" /></ParamField>\n',
  ].join('\n'),
  'throws.mdx':
    '---\ntitle: Throws\n---\n\nexport const Wrong = () => { console.error("called wrong"); throw new Error("no"); };\n\n<Wrong />\n',
};
const once = ['called expression', 'called plain', 'called rain', 'called shared', 'called wrong'];
const callsIn = (stderr: string): string[] =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith('called '))
    .sort();

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-once-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('`build` evaluates a page once for HTML, Markdown, fields and search', () => {
  expect(callsIn(trellis('build', folder).stderr)).toEqual(once);
  expect(page(path.join(folder, 'dist'), 'rain')).toContain('<em>leaf of rain</em>');
});

it('`check` evaluates a page once', () => {
  expect(callsIn(trellis('check', folder).stderr)).toEqual(once);
});
