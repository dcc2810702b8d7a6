import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../src/project/project.js';

/** What is wrong in a folder with these files, by place. */
async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-targets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'snippets'));
  const pages = Object.keys(files).filter((file) => !file.includes('/'));
  const settings = {
    name: 'Targets',
    navigation: [{ group: 'All', pages: pages.map((file) => path.parse(file).name) }],
  };
  for (const [file, text] of Object.entries({ 'docs.json': JSON.stringify(settings), ...files }))
    writeFileSync(path.join(folder, file), text);
  const { diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  return diagnostics.map(
    ({ code, file, span, message }) =>
      `${file}:${span?.start.line}:${span?.start.column} ${code} ${/`(.*?)`/.exec(message)?.[1]}`,
  );
}

it('Links and files that data of a page names are checked', async () => {
  const page = [
    "export const all = [{ href: '/other', img: '/a.png' }, { href: '/othr', img: '/b.png' }, { note: '/no-address' }];",
    '',
    '{all.map(({ href, img }) => <Card title="a" href={href} img={img} />)}',
    '',
    '[x](/gone) <a href="/lost">y</a> {"/plain"} `{"/code"}`',
  ].join('\n');
  expect(await faultsOf({ 'index.mdx': page, 'other.mdx': 'b', 'snippets/x.txt': '' })).toEqual([
    'index.mdx:1:45 site/missing-asset /a.png',
    'index.mdx:1:65 site/dead-link /othr',
    'index.mdx:1:79 site/missing-asset /b.png',
    'index.mdx:5:1 site/dead-link /gone',
    'index.mdx:5:21 site/dead-link /lost',
  ]);
});

it('Links and files of a component are reported once, where its file or its data names them', async () => {
  const component = [
    "import list from './list.json';",
    'export const Logo = ({ name }) => <img src={`/logos/${name}.svg`} alt={name} />;',
    'export const Links = () => list.map((each) => <a key={each} href={each}>x</a>);',
    "export const Unused = () => <a href='/unused'>x</a>;",
  ].join('\n');
  const page = 'import { Logo, Links } from \'/snippets/all.jsx\';\n\n<Logo name="fern" />\n\n<Links />\n';
  const files = { 'snippets/all.jsx': component, 'snippets/list.json': '["/index", "/gone#x"]' };
  expect(await faultsOf({ 'index.mdx': page, 'other.mdx': page, ...files })).toEqual([
    'snippets/all.jsx:2:46 site/missing-asset /logos/fern.svg',
    'snippets/list.json:1:13 site/dead-link /gone#x',
  ]);
});
