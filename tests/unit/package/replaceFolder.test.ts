import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const replaces = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { replaceFolder } from ${JSON.stringify(new URL('../../../src/package/write.mjs', import.meta.url).href)};
  const [folder] = process.argv.slice(1);
  for (let round = 0; round < 100; round += 1) {
    const unfinished = folder + '.' + process.pid;
    mkdirSync(unfinished);
    for (let file = 0; file < 40; file += 1) writeFileSync(unfinished + '/' + file, '');
    replaceFolder(unfinished, folder);
  }
`;

it('Several processes can replace the same folder at once', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'trellis-replace-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const folder = path.join(place, 'folder');
  const processes = [1, 2, 3, 4].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', replaces, folder], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(processes.map(async (each) => (await once(each, 'close'))[0] as number));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readdirSync(place)).toEqual(['folder']);
  expect(readdirSync(folder)).toHaveLength(40);
});
