import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readParts } from '../../../src/project/parts/parts.js';

it('Parts in a folder with a path that Astro cannot handle are left out with the reason', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'trellis-parts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const read = async (name: string): Promise<unknown> => {
    mkdirSync(path.join(root, name, 'trellis'), { recursive: true });
    writeFileSync(path.join(root, name, 'trellis/Footer.astro'), '---\nexport const version = 1;\n---\n<p>Ours</p>\n');
    const { used, diagnostics } = await readParts(path.join(root, name), false);
    return [used.map((part) => part.name), diagnostics.map(({ message, help }) => `${message} ${help}`)];
  };
  expect(await read('docs (new)')).toEqual([['Footer'], []]);
  expect(await read('C# docs')).toEqual([
    [],
    [
      "`trellis/Footer.astro` cannot be used: the path of the documentation folder has a `#`, which Astro cannot handle. Rename the folder; until then, Trellis' own part is used.",
    ],
  ]);
});
