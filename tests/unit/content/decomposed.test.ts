import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Project } from '../../../src/project/project.js';

it('Names of files with decomposed letters, as macOS writes them, have the addresses that authors type', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    const place = path.join(folder, file.normalize('NFD'));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  write(
    'größe/maße.mdx',
    '---\ntitle: Maße\n---\n\n![Blüte](/bilder/blüte.svg)\n\n[Hier](/größe/höhe), [da](../größe/höhe)\n',
  );
  write('größe/höhe.mdx', '---\ntitle: Höhe\n---\n\nHoch.\n');
  write('bilder/blüte.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  const navigation = [{ group: 'Alle', pages: ['größe/maße', 'größe/höhe'] }];
  write('docs.json', JSON.stringify({ name: 'Gärtnerei', navigation }));
  const { site, content, diagnostics } = await (await Project.open(folder, { base: '', skip: [] })).load();
  expect(diagnostics).toEqual([]);
  expect([...site.routes.keys()]).toEqual(expect.arrayContaining(['/größe/maße', '/größe/höhe']));
  expect([...content.assets.keys()]).toEqual(['/bilder/blüte.svg']);
});
