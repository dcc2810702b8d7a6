import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../command.js';
import { page } from './trellis.js';

const pages = ['start', 'rent/login', 'rent/keys', 'rent/terms', 'rent/letter', 'rent/card', 'sale/login', 'sale/keys'];
const shows = 'import Login from "/snippets/login.mdx"\n\n<Login />\n';
const snippet = `See <a href="keys#sign">keys</a>, [terms](./terms), [the start](start) and [a gap](none).

A paragraph with [a letter](./letter?a=1&b=2), and \`<a href="./letter">\`.

<Card title="Card" href="./card" />
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-snippet-links-'));
  const files: Record<string, string> = {
    'docs.json': JSON.stringify({ name: 'Fern', navigation: [{ group: 'All', pages }] }),
    'snippets/login.mdx': snippet,
  };
  for (const name of pages)
    files[`${name}.mdx`] = `---\ntitle: A page\n---\n\n${name.endsWith('login') ? shows : ''}## Sign\n`;
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('Relative links of a snippet start at each page that shows it, unless they name a page at the root', async () => {
  expect((await runHere('build', folder)).code).toBe(0);
  for (const part of ['rent', 'sale']) {
    const html = page(path.join(folder, 'dist'), `${part}/login`);
    for (const href of [`/${part}/keys#sign`, '/start']) expect(html).toContain(`href="${href}"`);
    expect(readFileSync(path.join(folder, `dist/${part}/login.md`), 'utf8')).toContain(`/${part}/keys#sign`);
  }
  const html = page(path.join(folder, 'dist'), 'rent/login');
  for (const href of ['/rent/terms', '/rent/letter?a=1&amp;b=2', '/rent/card'])
    expect(html).toContain(`href="${href}"`);
  expect(html).toContain('href="./letter"');
});

it('A link to a heading of a page with snippets is reported if neither has it', async () => {
  const rest = '[a](/titled#sign) [b](/titled#roots) [c](/titled#roots-2) [d](/titled#rootes) [e](/scripted#any)';
  const twice = 'import Roots from "/snippets/roots.mdx"\n\n<Roots />\n\n<Roots />\n\n## Sign\n';
  const files = {
    'snippets/roots.mdx': '## Roots\n',
    'snippets/soil.jsx': 'export const Soil = () => <h2 id={String(1)}>Soil</h2>;',
    'titled.mdx': `---\ntitle: A page\n---\n\n${twice}`,
    'scripted.mdx': '---\ntitle: A page\n---\n\nimport { Soil } from "/snippets/soil.jsx"\n\n<Soil />\n',
    'linking.mdx': `---\ntitle: A page\n---\n\n${rest}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { diagnostics } = JSON.parse((await runHere('check', folder, '--json')).stdout) as {
    diagnostics: { code: string }[];
  };
  expect(diagnostics.filter(({ code }) => code === 'site/dead-anchor')).toMatchObject([
    { file: 'linking.mdx', help: 'Did you mean `#roots`?' },
  ]);
  for (const name of Object.keys(files)) rmSync(path.join(folder, name));
});

it('A relative link of a snippet is reported once if it leads nowhere from a page that shows it', async () => {
  const { diagnostics } = JSON.parse((await runHere('check', folder, '--json')).stdout) as { diagnostics: object[] };
  expect(diagnostics).toMatchObject([
    { file: 'snippets/login.mdx', message: 'The link `./terms` leads to no page.', line: 1 },
    { file: 'snippets/login.mdx', message: 'The link `none` leads to no page.' },
    { file: 'snippets/login.mdx', message: 'The link `./letter?a=1&b=2` leads to no page.' },
    { file: 'snippets/login.mdx', message: 'The link `./card` leads to no page.' },
  ]);
});
