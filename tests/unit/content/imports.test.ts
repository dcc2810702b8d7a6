import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';
import type { Content } from '../../../src/content/page.js';
import { locationOf } from '../../../src/diagnostics/location.js';
import { evaluatePage } from '../../../src/render/evaluatePage.js';

type Files = Readonly<Record<string, string | Uint8Array>>;

async function load(files: Files): Promise<Content> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return new ContentLoader({ project: folder, root: folder, skip: [], base: '' }).load(new Set());
}

async function told(files: Files): Promise<string[]> {
  const content = await load(files);
  const found = [...content.pages.flatMap(({ diagnostics }) => diagnostics), ...content.diagnostics];
  return found.map((each) => [locationOf(each), each.code, each.message, each.help].join(' | '));
}

const possible = 'Pages can import snippets, components and JSON files of this documentation.';

it('An import without a slash names a file of the folder, from a page in any folder', async () => {
  const page = "import S from 'snippets/s.mdx'\nimport { Own } from 'snippets/own.jsx'\n\n<S />\n\n<Own />\n";
  const files = {
    'guides/page.mdx': page,
    'snippets/s.mdx': 'Text.',
    'snippets/own.jsx': 'export const Own = () => <i />;',
  };
  expect(await told(files)).toEqual([]);
});

it('An import of components that every page has is reported with their names', async () => {
  const from = "from '@garden/components';";
  const page = `import { Note, Card } ${from}\n\n<Note>A</Note>\n`;
  const other = `import { Note as Hint, Card, Bed } ${from}\n\n<Card title="A" />\n`;
  const message = 'content/import-unsupported | The package `@garden/components` cannot be imported.';
  expect(await told({ 'page.mdx': page, 'other.mdx': other })).toEqual([
    `other.mdx:1:1 | ${message} | Packages cannot be imported; every page has \`<Card>\` without it.`,
    `page.mdx:1:1 | ${message} | Remove the import; every page has \`<Card>\`, \`<Note>\` without it.`,
  ]);
});

it('An import without effect is reported with its own line in pages, snippets and components', async () => {
  const page =
    "---\ntitle: Page\n---\n\nimport S from '/snippets/s.mdx'\nimport { a } from 'lodash'\nimport {\n  b,\n} from 'clsx'\n\n<S />\n";
  const snippet = "import { Own } from './own.jsx'\nimport _ from 'lodash'\n\n<Own />\n";
  const component = "import React from 'react';\n\n  import _ from 'lodash';\n\nexport const Own = () => <i />;\n";
  expect(await told({ 'page.mdx': page, 'snippets/s.mdx': snippet, 'snippets/own.jsx': component })).toEqual([
    `page.mdx:6:1 | content/import-unsupported | The package \`lodash\` cannot be imported. | ${possible}`,
    `page.mdx:7:1 | content/import-unsupported | The package \`clsx\` cannot be imported. | ${possible}`,
    `snippets/own.jsx:3:3 | content/import-unsupported | The package \`lodash\` cannot be imported. | ${possible}`,
    `snippets/s.mdx:2:1 | content/import-unsupported | The package \`lodash\` cannot be imported. | ${possible}`,
  ]);
});

it('Lines of a sample that look like imports are left alone in pages, snippets and components', async () => {
  const sample = "export const sample = `\nimport { useState } from 'react'\nimport { a } from 'lodash'\n`;\n";
  const page = `import S from '/snippets/s.mdx'\nimport { sample as other } from '/snippets/own.jsx'\n${sample}\n<S />\n`;
  expect(await told({ 'page.mdx': page, 'snippets/s.mdx': sample, 'snippets/own.jsx': sample })).toEqual([]);
});

it('A component that a snippet uses may come from any file that uses the snippet', async () => {
  const page = "import S from '/snippets/s.mdx'\nexport const Headline = () => <b>Title</b>;\n\n<S />\n";
  const outer = "import Inner from '/snippets/inner.mdx'\n\n<Inner />\n";
  expect(
    await told({ 'page.mdx': page, 'snippets/s.mdx': outer, 'snippets/inner.mdx': '<Headline />\n\n<Headlin />\n' }),
  ).toEqual([
    'snippets/inner.mdx:3:1 | content/unknown-component | There is no component `Headlin`. | Did you mean `Headline`?',
  ]);
});

it('For the name of a component in other tools, the one that does the same is suggested', async () => {
  expect(
    await told({ 'page.mdx': '<Cards>\n\nText.\n\n</Cards>\n\n<Image src="/a.png" alt="Fern" />\n\n<Success />\n' }),
  ).toEqual([
    'page.mdx:1:1 | content/unknown-component | There is no component `Cards`. | Did you mean `CardGroup`?',
    'page.mdx:7:1 | content/unknown-component | There is no component `Image`. | Did you mean `img`?',
    'page.mdx:9:1 | content/unknown-component | There is no component `Success`. | Did you mean `Check`?',
  ]);
});

it('A component in lower case is reported, and an element of HTML is not', async () => {
  expect(
    await told({ 'page.mdx': '<note>\n\nText.\n\n</note>\n\n<details><summary>More</summary></details>\n' }),
  ).toEqual(['page.mdx:1:1 | content/unknown-component | There is no component `note`. | Did you mean `Note`?']);
});

it.each([
  ['./page.css', 'Remove the import'],
  ['./styles/own.css', 'Remove the import'],
  ['/styles/own.scss', 'Translate the file to CSS'],
  ['swiper/css', 'Copy the file from the package into the documentation'],
])('The import of the style sheet %s is reported with a replacement', async (specifier, help) => {
  const files = {
    'page.mdx': `import '${specifier}'\n\nText.\n`,
    'page.css': '',
    'styles/own.css': '',
    'styles/own.scss': '',
  };
  expect(await told(files)).toEqual([
    `page.mdx:1:1 | content/import-unsupported | \`${specifier}\` is a style sheet, which cannot be imported. | ${help}: every page has the style sheets of the folder.`,
  ]);
});

it('The import of an image, a missing file or another file is reported', async () => {
  const page =
    "import logo from './logo.svg'\nimport words from './words.txt'\nimport './none.css'\nimport s from './snippets/carx.mdx'\n\nText.\n";
  expect(await told({ 'page.mdx': page, 'logo.svg': '<svg/>', 'words.txt': '' })).toEqual([
    'page.mdx:1:1 | content/import-unsupported | `./logo.svg` is an image, which cannot be imported. | Write its path where it is shown: `<img src="/logo.svg" />`.',
    `page.mdx:2:1 | content/import-unsupported | The file \`./words.txt\` cannot be imported. | ${possible}`,
    expect.stringMatching(/^page\.mdx:3:1 \| content\/import-missing \| There is no file `\.\/none\.css` to import\./),
    expect.stringMatching(
      /^page\.mdx:4:1 \| content\/import-missing \| There is no file `\.\/snippets\/carx\.mdx` to import\./,
    ),
  ]);
});

it('A name that a component file does not export is reported with the nearest one', async () => {
  const page =
    "import { Pott, Leaf as Blade } from './pots.jsx'\nimport Pot from './pots.jsx'\nimport * as all from './pots.jsx'\nimport { Kind } from './kinds.ts'\n\n<Pott />\n";
  const files = {
    'pots.jsx': 'export const Pot = () => <b>Pot</b>;\nconst Leaf = () => null;\n',
    'kinds.ts': 'export enum Kind { Tall }\nexport const kinds = [];\n',
  };
  expect(await told({ 'page.mdx': page, ...files })).toEqual([
    'page.mdx:1:1 | content/import-missing | `./pots.jsx` exports no `Pott`. | Did you mean `Pot`?',
    'page.mdx:1:1 | content/import-missing | `./pots.jsx` exports no `Leaf`. | Export it there, or correct the name.',
    "page.mdx:2:1 | content/import-missing | `./pots.jsx` has no default export. | Write the name in braces: `import { Pot } from './pots.jsx'`.",
  ]);
  expect(await told({ 'page.mdx': "import { Pott } from './pots.jsx'\n", 'pots.jsx': 'exports.Pott = 1;\n' })).toEqual(
    [],
  );
});

it('A snippet whose file is missing is reported with the nearest one and the folder of snippets', async () => {
  const snippet = (file: string): string => `<Snippet file="${file}" />\n`;
  const files = { 'snippets/intro.mdx': '', 'snippets/setup/keys.mdx': '', 'snippets/keys.png': '' };
  const page = ['introo.mdx', 'keys.mdx', '/snippets/intro.mdx', 'zebra.mdx'].map(snippet).join('\n');
  const begin = 'The path begins in the folder `snippets`. Add the file there, or write the path of one that is there.';
  const missing = (line: number, file: string, help: string): string =>
    `page.mdx:${line}:1 | content/import-missing | There is no file \`${file}\` in the folder \`snippets\`. | ${help}`;
  expect(await told({ 'page.mdx': page, ...files })).toEqual([
    missing(1, 'introo.mdx', 'Did you mean `file="intro.mdx"`?'),
    missing(3, 'keys.mdx', 'Did you mean `file="setup/keys.mdx"`?'),
    missing(5, '/snippets/intro.mdx', 'Did you mean `file="intro.mdx"`?'),
    missing(7, 'zebra.mdx', begin),
  ]);
  expect(await told({ 'page.mdx': snippet('zebra.mdx') })).toEqual([missing(1, 'zebra.mdx', begin)]);
  expect(await told({ 'page.mdx': snippet('introo.mdx'), '_snippets/intro.mdx': '' })).toEqual([
    'page.mdx:1:1 | content/import-missing | There is no file `introo.mdx` in the folder `_snippets`. | Did you mean `file="intro.mdx"`?',
  ]);
});

it('The encoding of a snippet is reported at its place', async () => {
  const page = "import S from '/snippets/s.mdx'\n\n<S />\n";
  expect(await told({ 'page.mdx': page, 'snippets/s.mdx': Buffer.from('Text\n\nGrün', 'latin1') })).toEqual([
    expect.stringContaining('snippets/s.mdx:3:3 | content/encoding | This character is not UTF-8'),
  ]);
});

it('An imported JSON file can begin with a byte order mark', async () => {
  const page = "import bed from '/bed.json'\n\n{bed.plants.join()}\n";
  const { pages, modules } = await load({ 'page.mdx': page, 'bed.json': '\uFEFF{ "plants": ["fern"] }\r\n' });
  const [body] = pages.flatMap((each) => each.body ?? []);
  expect(body && JSON.stringify(evaluatePage({ body, ids: [] }, modules, () => undefined).nodes)).toContain('fern');
});

it('An imported file that is not JSON is reported at the place of the fault', async () => {
  const page = "import bed from '/bed.json'\n\n{bed.plants.join()}\n";
  expect(await told({ 'page.mdx': page, 'bed.json': '{\n  "plants": ["fern",]\n}\n' })).toEqual([
    'bed.json:2:21 | content/compile | The file is not valid JSON: value expected. | Correct the text at this place; until then, pages get no value from the file.',
  ]);
});
