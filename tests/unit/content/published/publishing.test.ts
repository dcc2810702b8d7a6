import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Project, type ProjectState } from '../../../../src/project/project.js';

const docs = (more: object = {}): string =>
  JSON.stringify({ name: 'Fern', navigation: [{ group: 'All', pages: ['index'] }], ...more }, null, 1);

type Files = Readonly<Record<string, string>>;

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

function folderWith(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-published-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

async function load(folder: string, url?: string): Promise<ProjectState> {
  const project = await Project.open(folder, { base: '', skip: [], url });
  return project.load();
}

/** Addresses of the published files of a folder. */
async function served(files: Files, url?: string): Promise<string[]> {
  const { content } = await load(folderWith({ 'docs.json': docs(), 'index.mdx': 'Hello.\n', ...files }), url);
  return [...content.assets.keys()].sort();
}

/** The diagnostics of a folder with these files: code, file, line, column, message and help. */
async function told(files: Files): Promise<string[]> {
  const { diagnostics } = await load(folderWith({ 'docs.json': docs(), 'index.mdx': 'Hello.\n', ...files }));
  return diagnostics.map(({ code, file, span, message, help }) =>
    [code, file, `${span?.start.line}:${span?.start.column}`, message, help].join(' | '),
  );
}

const names = (list: string): Files =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'x']),
  );

describe('Unreferenced files', () => {
  it('Media files and files that other programs request are published', async () => {
    const shown = names(`images/a.png a.SVG b.webp c.avif fonts/f.woff2 films/f.mp4 f.vtt guide.pdf favicon.ico
      llms.txt robots.txt sitemap.xml ads.txt CNAME _headers _redirects .well-known/assetlinks.json google0a1b2c.html skill.md
      style.css behaviour.js site.webmanifest`);
    expect(await served(shown)).toEqual(
      Object.keys(shown)
        .map((file) => `/${file}`)
        .sort(),
    );
  });

  it('Project files are not published', async () => {
    const project =
      names(`Makefile LICENSE Dockerfile docker-compose.yml src/main.py src/main.ts scripts/deploy.sh build.log
      lib/tool.js Cargo.lock data/plants.csv notes.txt settings.json deeper/robots.txt index.html a.zip`);
    expect(await served(project)).toEqual([]);
  });

  it('Programs, modules and tool settings at the root are not published', async () => {
    const scripts = {
      'package.json': JSON.stringify({ main: 'entry.js', scripts: { start: 'PORT=1 node ./serve.js --x' } }),
      'entry.js': 'start();',
      'serve.js': 'start();',
      'module.js': "import express from 'express';\n",
      'common.js': "const fs = require('fs');\nmodule.exports = fs;\n",
      'shell.js': '#!/usr/bin/env node\nstart();\n',
      'eslint.config.js': 'export default [];',
      'webpack.prod.js': 'x',
      'jest.setup.js': 'x',
      'library.js': "(function (m) { typeof exports === 'object'\n? (\nmodule.exports = m()) : m(); })(() => 1);\n",
      'analytics.js': 'window.a = require("x");',
    };
    expect(await served(scripts)).toEqual(['/analytics.js', '/library.js']);
  });
});

describe('Referenced files', () => {
  it('A file named by a page, snippet, attribute, expression or frontmatter is published', async () => {
    const page = `---
title: Home
og:video: /named/frontmatter.bin
---
import { Chart } from '/snippets/chart.jsx';
import Part from '/snippets/part.mdx';
export const files = ['/named/exported.csv'];

[a](named/linked.zip) <a href="/named/anchored.sh">b</a> [c](/LICENSE) [d](https://docs.fern.example/named/whole.json)

<Chart data="/named/attribute.json" more={{ at: '/named/object.yaml' }} any={\`/parts/\${1 + 1}.csv\`} />
<Part />

\`\`\`sh
curl https://docs.fern.example/named/install.sh | sh
cat "named/shown.sh" ./named/shown.sh
\`\`\`

Text about \`named/inline.sh\` and about "named/quoted.sh", as in [e][].

[e]: ./named/defined.tar.gz
`;
    const files = {
      'index.mdx': page,
      'snippets/chart.jsx': "export const Chart = () => fetch('/named/fetched.json').then(() => null);",
      'snippets/part.mdx': '[x](/named/part.xlsx)\n',
      ...names(`LICENSE Makefile named/linked.zip named/anchored.sh named/whole.json named/attribute.json named/object.yaml
        named/exported.csv named/frontmatter.bin named/install.sh named/shown.sh named/inline.sh named/quoted.sh
        named/defined.tar.gz named/fetched.json named/part.xlsx parts/2.csv parts/3.csv parts/deep/4.csv parts/5.sh`),
    };
    expect(await served(files, 'https://docs.fern.example')).toEqual([
      '/LICENSE',
      ...['anchored.sh', 'attribute.json', 'defined.tar.gz', 'exported.csv', 'fetched.json', 'frontmatter.bin'].map(
        (name) => `/named/${name}`,
      ),
      ...['install.sh', 'linked.zip', 'object.yaml', 'part.xlsx', 'whole.json'].map((name) => `/named/${name}`),
      '/parts/2.csv',
      '/parts/3.csv',
    ]);
  });

  it('A file named by docs.json, style sheets, scripts and frames is published, with the files these name', async () => {
    const files = {
      'docs.json': docs({ topbarLinks: [{ name: 'All', url: '/kit/all.zip' }] }),
      'index.mdx': '<iframe src="/frames/plot.html" title="A plot" />\n',
      'style.css': "@import './kit/more.css';\nb { background: url(kit/cursor.cur2) }",
      'kit/more.css': "@import url('deep/last.css');",
      'behaviour.js': "fetch('/kit/data.json');",
      'frames/plot.html': '<script src=plot.js></script><link href="../kit/plot.css" rel="stylesheet">',
      ...names('kit/all.zip kit/cursor.cur2 kit/deep/last.css kit/data.json kit/plot.css frames/plot.js kit/other.txt'),
    };
    expect(await served(files)).toEqual([
      ...[
        '/behaviour.js',
        '/frames/plot.html',
        '/frames/plot.js',
        '/kit/all.zip',
        '/kit/cursor.cur2',
        '/kit/data.json',
      ],
      ...['/kit/deep/last.css', '/kit/more.css', '/kit/plot.css', '/style.css'],
    ]);
  });

  it('A used specification is published with the files it refers to', async () => {
    const specification = (path: string): string =>
      `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  ${path}:\n    get:\n      responses:\n        200:\n          description: See [the list](/lists/all.csv).\n          content: { application/json: { schema: { $ref: './${path.slice(1)}.schema.yaml' } } }\n`;
    const files = {
      'docs.json': docs({ openapi: 'named.yaml' }),
      'index.mdx': '---\nopenapi: GET /shown\n---\n',
      'named.yaml': specification('/named'),
      'shown.yaml': specification('/shown'),
      'private.yaml': specification('/private'),
      'named.schema.yaml': 'type: object\n',
      'shown.schema.yaml': 'type: object\n',
      'private.schema.yaml': 'type: object\n',
      'lists/all.csv': 'x',
    };
    expect(await served(files)).toEqual([
      ...['/lists/all.csv', '/named.schema.yaml', '/named.yaml', '/shown.schema.yaml', '/shown.yaml'],
    ]);
  });

  it('An unused specification in a page folder is published unless Git ignores it', async () => {
    const specification = (path: string): string =>
      `{"info":{"title":"A","version":"1"},"paths":{"${path}":{"get":{}}},"openapi":"3.1.0"}`;
    const folder = folderWith({
      'docs.json': docs({
        navigation: [{ group: 'All', pages: ['index', 'made'] }],
        api: { baseUrl: 'https://fern.example' },
      }),
      '.gitignore': 'made.json\n',
      'content/index.mdx': '---\nopenapi: GET /kept\n---\n',
      'content/made.mdx': '---\nopenapi: GET /made\n---\n',
      'content/api/kept.json': specification('/kept'),
      'content/made.json': specification('/made'),
    });
    const { content, diagnostics } = await load(folder);
    expect([...content.assets.keys()]).toEqual(['/api/kept.json']);
    expect(diagnostics).toEqual([]);
  });

  it('Patterns of ignore files are case-sensitive, as in Git', async () => {
    const files = { '.mintignore': 'AGENTS.png\n', 'AGENTS.png': '', 'llms/agents.png': '' };
    expect(await served({ ...files, 'index.mdx': '![a](/AGENTS.png) ![b](/llms/agents.png)\n' })).toEqual([
      '/llms/agents.png',
    ]);
  });

  it('An exception in .trellisignore publishes files without a link', async () => {
    const files = { '.trellisignore': '!install.sh\n!downloads/\n', ...names('install.sh other.sh downloads/a/b.tgz') };
    expect(await served(files)).toEqual(['/downloads/a/b.tgz', '/install.sh']);
    const marked = { ...files, '.trellisignore': '\uFEFF!install.sh\r\n!downloads/\r\n' };
    expect(await served(marked)).toEqual(['/downloads/a/b.tgz', '/install.sh']);
  });
});

it('A link to a page with a name that addresses cannot have is reported with the character', async () => {
  const navigation = [{ group: 'All', pages: ['index', 'c#'] }];
  const files = { 'docs.json': docs({ navigation }), 'index.mdx': 'x\n\n[C](/c%23)\n', 'c#.mdx': 'x' };
  expect(await told(files)).toEqual([
    'content/unreadable | c#.mdx | undefined:undefined | `c#.mdx` has a `#`. | Rename it; the site is built without it.',
    'site/missing-page | docs.json | 8:5 | The file of `c#` is not published: its path has a `#`. | Rename it.',
    'site/withheld-file | index.mdx | 3:1 | The file of `/c%23` is not published: its path has a `#`. | Rename it.',
  ]);
});

describe('Files ignored by Git', () => {
  const page = 'x\n\n[list](/data/list.csv)\n\n![leaf](/images/leaf.png)\n';

  it('Are not published and reported if a page names them', async () => {
    const files = {
      'index.mdx': page,
      '.gitignore': 'data/*\n',
      'images/.gitignore': '*.png\n!kept.png\n',
      ...names('data/list.csv images/leaf.png images/kept.png images/drawn.svg'),
    };
    expect(await served(files)).toEqual(['/images/drawn.svg', '/images/kept.png']);
    expect(await told(files)).toEqual([
      'site/withheld-file | index.mdx | 3:1 | The file of `/data/list.csv` is not published: `data/*` in `.gitignore` leaves it out. | If readers are to have it, write `!/data/list.csv` into `.trellisignore`.',
      'site/withheld-file | index.mdx | 5:1 | The file of `/images/leaf.png` is not published: `*.png` in `images/.gitignore` leaves it out. | If readers are to have it, write `!/images/leaf.png` into `.trellisignore`.',
    ]);
    expect(await told({ ...files, '.trellisignore': '!/data/list.csv\n!/images/leaf.png\n' })).toEqual([]);
  });

  it('Include those of ignore files above the documentation folder', async () => {
    const folder = folderWith({
      '.gitignore': '/docs/made/\n*.local.png\n',
      '.git/info/exclude': 'mine.png\n',
      'docs/docs.json': docs(),
      'docs/index.mdx': 'x [a](/made/a.png) ![b](/b.local.png)\n',
      ...Object.fromEntries(['made/a.png', 'b.local.png', 'c.png', 'mine.png'].map((name) => [`docs/${name}`, 'x'])),
    });
    const { content, diagnostics } = await load(path.join(folder, 'docs'));
    expect([...content.assets.keys()]).toEqual(['/c.png']);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The file of `/made/a.png` is not published: `/docs/made/` in `../.gitignore` leaves it out.',
      'The file of `/b.local.png` is not published: `*.local.png` in `../.gitignore` leaves it out.',
    ]);
  });

  it('Are published if the whole documentation folder is ignored', async () => {
    const folder = folderWith({
      '.gitignore': 'build/\n',
      '.git/HEAD': 'x',
      'build/docs/docs.json': docs(),
      'build/docs/index.mdx': 'x\n',
      'build/docs/a.png': 'x',
    });
    expect([...(await load(path.join(folder, 'build/docs'))).content.assets.keys()]).toEqual(['/a.png']);
  });

  it('Are pages only if the navigation lists them', async () => {
    const folder = folderWith({
      '.gitignore': 'made\nnotes.mdx\n',
      'docs.json': docs({ navigation: [{ group: 'All', pages: ['index', 'made/deep/api'] }] }),
      'index.mdx': 'x [n](/notes)\n',
      ...names('made/deep/api.mdx made/deep/other.mdx made/data.png notes.mdx'),
    });
    const { content, diagnostics } = await load(folder);
    expect(content.pages.map(({ id }) => id)).toEqual(['index', 'made/deep/api']);
    expect([...content.assets.keys()]).toEqual([]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The file of `/notes` is not published: `notes.mdx` in `.gitignore` leaves it out.',
    ]);
  });
});

describe('Keys, passwords and databases', () => {
  const secrets = `server.pem tls.key id_rsa keys/id_ed25519 store.p12 app.sqlite data/plants.db data/plants.db-wal
    terraform.tfstate prod.tfvars credentials.json aws-credentials.yml service-account-1.json prod.env backup.kdbx
    secrets.yaml plants-firebase-adminsdk-x1.json deep/terraform.tfstate.backup passwords.txt`;

  it('Are not published even if a page links to them', async () => {
    const links = secrets.trim().split(/\s+/);
    const files = { 'index.mdx': links.map((name) => `[x](/${name})\n`).join('\n'), ...names(secrets) };
    expect(await served(files)).toEqual([]);
    const said = await told(files);
    expect(said).toHaveLength(links.length);
    expect(said[0]).toBe(
      'site/withheld-file | index.mdx | 1:1 | The file of `/server.pem` is not published: it looks like a key, a password or a database. | If everybody may have it, write `!/server.pem` into `.trellisignore`.',
    );
  });

  it('Are recognized by their first bytes under another name', async () => {
    const files = {
      'index.mdx': '[a](/deploy_key) [b](/store.bin) [c](/public.txt)\n',
      deploy_key: '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n',
      'store.bin': 'SQLite format 3\u0000…',
      'public.txt': '-----BEGIN PUBLIC KEY-----\nAAAA\n',
    };
    expect(await served(files)).toEqual(['/public.txt']);
    expect((await told(files)).map((line) => line.split(' | ').slice(0, 3).join(' '))).toEqual([
      'site/withheld-file index.mdx 1:1',
      'site/withheld-file index.mdx 1:18',
    ]);
  });

  it('Are published by an exception with their path, but not by one for a folder', async () => {
    const files = { 'index.mdx': 'x', ...names('keys/public.pem keys/other.key') };
    expect(await served({ ...files, '.trellisignore': '!keys/public.pem\n' })).toEqual(['/keys/public.pem']);
    expect(await served({ ...files, '.trellisignore': '!keys/\n!*\n!keys\n!**/*\n' })).toEqual([]);
  });

  it('Do not include pages and images of such names', async () => {
    const { content } = await load(
      folderWith({ 'docs.json': docs(), ...names('index.mdx credentials.mdx images/credentials.png secrets.svg') }),
    );
    expect(content.pages.map(({ id }) => id)).toEqual(['credentials', 'index']);
    expect([...content.assets.keys()]).toEqual(['/images/credentials.png', '/secrets.svg']);
  });

  it('Dotfiles are not published either', async () => {
    const files = { 'index.mdx': '[a](/.env) [b](/.github/a.png)\n', ...names('.env .npmrc .github/a.png') };
    expect(await served(files)).toEqual([]);
    expect((await told(files)).map((line) => line.split(' | ')[3])).toEqual([
      'The file of `/.env` is not published: the name of the file or of its folder begins with a dot.',
      'The file of `/.github/a.png` is not published: the name of the file or of its folder begins with a dot.',
    ]);
  });
});

describe('Files named by docs.json', () => {
  it('An unpublished file is reported at the position in docs.json', async () => {
    const files = {
      'docs.json': docs({ logo: '/logo.svg', topbarLinks: [{ name: 'Key', url: '/all.key' }] }),
      '.mintignore': 'logo.svg\n',
      ...names('logo.svg all.key'),
    };
    expect((await told(files)).map((line) => line.split(' | ').slice(0, 4).join(' '))).toEqual([
      'site/withheld-file docs.json 11:10 The file of `/logo.svg` is not published: `logo.svg` in `.mintignore` leaves it out.',
      'site/withheld-file docs.json 15:11 The file of `/all.key` is not published: it looks like a key, a password or a database.',
    ]);
  });

  it('A listed page that an ignore file leaves out is reported with the pattern', async () => {
    const files = {
      'docs.json': docs({ navigation: [{ group: 'All', pages: ['index', 'drafts/sowing'] }] }),
      '.mintignore': 'drafts/\n',
      ...names('index.mdx drafts/sowing.mdx'),
    };
    expect((await told(files)).map((line) => line.split(' | ').toSpliced(2, 1).join(' | '))).toEqual([
      'site/missing-page | docs.json | The file of `drafts/sowing` is not published: `drafts/` in `.mintignore` leaves it out. | Change the pattern, or remove the reference to the file.',
    ]);
  });
});

describe('Symbolic links', () => {
  it('Links to files and folders are followed once, and broken links are ignored', async () => {
    const folder = folderWith({ 'docs.json': docs(), 'index.mdx': 'x', 'images/a.png': 'x' });
    symlinkSync(path.join(folder, 'images'), path.join(folder, 'pictures'));
    symlinkSync(folder, path.join(folder, 'images/loop'));
    symlinkSync(path.join(folder, 'nowhere.png'), path.join(folder, 'broken.png'));
    const { content } = await load(folder);
    expect([...content.assets.keys()]).toEqual(['/images/a.png', '/pictures/a.png']);
  });
});
