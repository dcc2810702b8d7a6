import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { layOutHome, layOutSite } from '../untrusted/folder.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

it('serves the folder of somebody who is not trusted, and runs nothing of it', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-untrusted-dev-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = path.join(home, 'docs');
  layOutSite(folder, layOutHome(home, 'http://127.0.0.1:9'));
  const child = spawn(process.execPath, [command, 'dev', '.', '--port', '0', '--untrusted'], {
    cwd: folder,
    env: { ...process.env, VITEST: '', NODE_ENV: '', TRELLIS_SECRET: 'secret-of-the-environment' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const take = (text: Buffer): void => {
      output += text.toString();
      const found = /serves .* at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(output)));
  });
  const page = await fetch(new URL('introduction', address));
  expect(page.status, output).toBe(200);
  expect(await page.text()).toContain('A Fern needs water.');
  for (const file of ['every.js', 'evil.html', '_worker.js', 'evil.js', 'images/script.svg', 'images/linked.png'])
    expect((await fetch(new URL(file, address))).status, file).toBe(404);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  expect(output).not.toMatch(/\[ERROR\]|secret-of|Trellis failed/);
  expect(readdirSync(path.join(home, 'canaries'))).toEqual([]);
});
