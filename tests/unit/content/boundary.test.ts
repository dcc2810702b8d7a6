import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listContentFiles } from '../../../src/content/files.js';
import { ContentLoader } from '../../../src/content/load.js';

/** A folder `docs` beside a file and a folder that do not belong to it. */
function place(): { docs: string; above: string } {
  const above = mkdtempSync(path.join(tmpdir(), 'trellis-boundary-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const docs = path.join(above, 'docs');
  for (const folder of ['docs/inner', 'secret']) mkdirSync(path.join(above, folder), { recursive: true });
  for (const file of ['secret/key.mdx', 'secret/p.png', 'docs/inner/own.mdx'])
    writeFileSync(path.join(above, file), 'Words.\n');
  return { docs, above };
}

function linkAll({ docs, above }: { docs: string; above: string }): void {
  symlinkSync(path.join(above, 'secret/key.mdx'), path.join(docs, 'page.mdx'));
  symlinkSync(path.join(above, 'secret/p.png'), path.join(docs, 'p.png'));
  symlinkSync(path.join(above, 'secret'), path.join(docs, 'folder'));
  symlinkSync(path.join(docs, 'inner/own.mdx'), path.join(docs, 'own.mdx'));
  symlinkSync('nowhere.mdx', path.join(docs, 'nowhere.mdx.mdx'));
  symlinkSync('circle.mdx', path.join(docs, 'circle.mdx'));
}

it('Symbolic links are followed within the documentation folder only', () => {
  const found = place();
  linkAll(found);
  expect(listContentFiles(found.docs, new Set())).toMatchObject({ pages: ['inner/own.mdx', 'own.mdx'], assets: [] });
});

it('Symbolic links are followed within the repository of the folder', () => {
  const found = place();
  linkAll(found);
  mkdirSync(path.join(found.above, '.git'));
  expect(listContentFiles(found.docs, new Set())).toMatchObject({
    pages: ['folder/key.mdx', 'inner/own.mdx', 'own.mdx', 'page.mdx'],
    assets: ['folder/p.png', 'p.png'],
  });
});

it.each(['../secret/key.mdx', '/../secret/key.mdx', './linked.mdx'])(
  'The import of %s from outside the folder is refused',
  async (specifier) => {
    const { docs, above } = place();
    mkdirSync(path.join(docs, 'snippets'));
    symlinkSync(path.join(above, 'secret/key.mdx'), path.join(docs, 'linked.mdx'));
    writeFileSync(path.join(docs, 'page.mdx'), `import Key from '${specifier}';\n\n<Key />\n`);
    const read = async (): Promise<string[]> => {
      const content = await new ContentLoader({ project: docs, root: docs, skip: [], base: '' }).load(new Set());
      return content.pages.find(({ id }) => id === 'page')?.diagnostics.map(({ code }) => code) ?? [];
    };
    expect(await read()).toContain('content/import-missing');
    mkdirSync(path.join(above, '.git'));
    expect(await read()).not.toContain('content/import-missing');
  },
);
