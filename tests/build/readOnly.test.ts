import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import type { Run } from '../command.js';
import { copyOf, has, trellis } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));
/** Root may write everywhere, so another user runs the commands where root runs the tests. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

function emptyHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-home-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  if (nobody !== undefined) chownSync(home, nobody, nobody);
  return home;
}

/** A folder that the commands may read only. */
function readOnlyCopy(): string {
  const folder = copyOf('minimal');
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  return folder;
}

function runIn(home: string, ...words: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '', HOME: home, XDG_CACHE_HOME: '' },
    ...(nobody !== undefined && { uid: nobody, gid: nobody }),
  });
  return { code: status, stdout, stderr };
}

const cachesIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('trellis-docs-'));

it('A folder that cannot be written is built elsewhere, with its cache in the folder of the system', () => {
  const [folder, home] = [readOnlyCopy(), emptyHome()];
  const before = readdirSync(folder);
  expect(runIn(home, 'build', folder)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no permission to write, so name another place with --out') as string,
  });
  const site = path.join(home, 'site');
  expect(runIn(home, 'build', folder, '--out', site)).toMatchObject({ code: 0, stderr: '' });
  expect(has(site, 'index.html')).toBe(true);
  expect(cachesIn(path.join(home, '.cache'))).toHaveLength(1);
  expect(runIn(home, 'check', folder)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual(before);
});

it('The option --cache keeps the cache in another folder, and nothing else of that folder changes', () => {
  const [folder, place] = [copyOf('minimal'), copyOf('minimal')];
  const before = readdirSync(place);
  expect(trellis('build', folder, '--cache', place)).toMatchObject({ code: 0, stderr: '' });
  expect(has(folder, 'dist/index.html')).toBe(true);
  expect(has(folder, '.trellis')).toBe(false);
  const [cache = '', ...others] = cachesIn(place);
  expect(others).toEqual([]);
  expect(readdirSync(place).sort()).toEqual([...before, cache].sort());
});
