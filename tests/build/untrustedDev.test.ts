import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { layOutHome, layOutSite } from '../untrusted/folder.js';
import { serve } from './serving.js';

it('The development server serves an untrusted folder and runs none of its code', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-untrusted-dev-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const folder = path.join(home, 'docs');
  layOutSite(folder, layOutHome(home, 'http://127.0.0.1:9'));
  const { url, printed, stop } = await serve(['dev', '.', '--port', '0', '--untrusted'], {
    cwd: folder,
    env: { TRELLIS_SECRET: 'secret-of-the-environment' },
  });
  const page = await fetch(`${url}/introduction`);
  expect(page.status, printed()).toBe(200);
  expect(await page.text()).toContain('A Fern needs water.');
  for (const file of ['every.js', 'evil.html', '_worker.js', 'evil.js', 'images/script.svg', 'images/linked.png'])
    expect((await fetch(`${url}/${file}`)).status, file).toBe(404);
  await stop();
  expect(printed()).not.toMatch(/\[ERROR\]|secret-of|Trellis failed/);
  expect(readdirSync(path.join(home, 'canaries'))).toEqual([]);
});
