import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ContentLoader } from '../../../src/content/load.js';

it('Unreadable files are reported, and the others are read', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-readable-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const at = (name: string): string => path.join(root, name);
  mkdirSync(at('guides/next.js'), { recursive: true });
  mkdirSync(at('folder.mdx'));
  mkdirSync(at('.mintignore'));
  writeFileSync(at('whole.mdx'), 'Text.\n');
  writeFileSync(at('guides/next.js/page.mdx'), 'Text.\n');
  writeFileSync(at('endless.mdx'), 'Some words.\n\n'.repeat(1_000_000));
  symlinkSync('nothing', at('guides/nowhere.svg'));
  symlinkSync('circle.mdx', at('circle.mdx'));
  symlinkSync('nothing', at('.#lock'));
  symlinkSync('whole.mdx', at('linked.mdx'));
  writeFileSync(at('100%.mdx'), 'Text.\n');
  writeFileSync(Buffer.concat([Buffer.from(at('caf')), Buffer.from([0xe9]), Buffer.from('.mdx')]), 'Text.\n');

  const { pages, diagnostics } = await new ContentLoader({ project: root, root, skip: [], base: '' }).load(new Set());
  expect(pages.map(({ id }) => id)).toEqual(['guides/next.js/page', 'linked', 'whole']);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`).sort()).toEqual([
    'content/unreadable: `.mintignore` is a folder, and has the name of a file.',
    'content/unreadable: `100%.mdx` has a `%`.',
    'content/unreadable: `caf\uFFFD.mdx` has a name that is not UTF-8.',
    'content/unreadable: `circle.mdx` is a link in a circle.',
    'content/unreadable: `endless.mdx` is larger than 10 MB.',
    'content/unreadable: `folder.mdx` is a folder, and has the name of a file.',
    'content/unreadable: `guides/nowhere.svg` is a link to nowhere.',
  ]);
  const renamed = diagnostics.filter(({ help }) => help === 'Rename it; the site is built without it.');
  expect(renamed.map(({ file }) => file)).toEqual(['100%.mdx', 'caf\uFFFD.mdx']);
});

it('Files that are too large and imports through a file are reported, and the others are read', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-readable-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const huge = [
    'snippets/huge.mdx',
    'huge.jsx',
    'huge.json',
    'huge.js',
    'huge.css',
    '.mintignore',
    '.gitignore',
    'package.json',
  ];
  mkdirSync(path.join(root, 'snippets'));
  for (const name of huge) {
    writeFileSync(path.join(root, name), '');
    truncateSync(path.join(root, name), 3 * 2 ** 30);
  }
  for (const name of ['styles/all.css', 'scripts/own.js', 'demo/index.html', 'demo/css/own.css']) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), '');
  }
  writeFileSync(path.join(root, 'small.js'), 'document.title;\n');
  const imports = ['/snippets/huge.mdx', '/huge.jsx', '/huge.json', '/small.js/a.mdx'];
  writeFileSync(
    path.join(root, 'page.mdx'),
    `${imports.map((file, index) => `import A${index} from '${file}'`).join('\n')}\n\nText.\n`,
  );
  const { pages, diagnostics, everywhere } = await new ContentLoader({ project: root, root, skip: [], base: '' }).load(
    new Set(),
  );
  expect(pages.map(({ id }) => id)).toEqual(['page']);
  expect(everywhere).toEqual(['/huge.css', '/small.js', '/styles/all.css']);
  expect([...new Set([...diagnostics, ...(pages[0]?.diagnostics ?? [])].map(({ message }) => message))].sort()).toEqual(
    [
      'There is no file `/small.js/a.mdx` to import.',
      '`.gitignore` is larger than 10 MB.',
      '`.mintignore` is larger than 10 MB.',
      '`huge.json` is larger than 10 MB.',
      '`huge.jsx` is larger than 10 MB.',
      '`snippets/huge.mdx` is larger than 10 MB.',
    ],
  );
});
