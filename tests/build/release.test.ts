import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const sources = fileURLToPath(new URL('../../src/package', import.meta.url));

/** A repository with the release script, a version, and a test of the package that ends with a code. */
function repository(testCode: number): { write: (file: string, text: string) => void; run: Run; release: Run } {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const scripts = path.join(folder, 'src/package');
  mkdirSync(scripts, { recursive: true });
  for (const name of ['release.mjs', 'places.mjs']) cpSync(path.join(sources, name), path.join(scripts, name));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  const run: Run = (program, ...words) => {
    const identity = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b.c',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b.c',
    };
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...identity },
    });
    return { code: status, output: stdout + stderr };
  };
  write(
    'package.json',
    JSON.stringify({ name: 'a', version: '0.2.0', scripts: { 'test:stranger': `exit ${testCode}` } }),
  );
  write('CHANGELOG.md', '# Changelog\n\n## 0.3.0\n\n- More.\n');
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Begin'],
  ])
    run('git', ...words);
  return { write, run, release: (...words) => run(process.execPath, path.join(scripts, 'release.mjs'), ...words) };
}

type Run = (program: string, ...words: string[]) => { code: number | null; output: string };

it('A release is tagged with its version when the test of the package passes', () => {
  const { run, release } = repository(0);
  expect(release('0.3.0')).toMatchObject({ code: 0 });
  expect(run('git', 'tag', '--list').output).toBe('v0.3.0\n');
  expect(run('git', 'show', 'v0.3.0:package.json').output).toContain('"version":"0.3.0"');
  expect(run('git', 'status', '--porcelain').output).toBe('');
});

it('A release leaves no tag when the test of the package fails', () => {
  const { run, release } = repository(1);
  expect(release('0.3.0')).toMatchObject({ code: 2, output: expect.stringContaining('nothing is released') as string });
  expect(run('git', 'tag', '--list').output).toBe('');
  expect(run('git', 'status', '--porcelain').output).toBe('');
});

it.each([
  ['latest', 'Name the version'],
  ['0.4.0', 'CHANGELOG.md has no section'],
])('The release of the version %s is refused with a reason', (version, reason) => {
  const { code, output } = repository(0).release(version);
  expect(code).toBe(2);
  expect(output).toContain(reason);
});

it('A release with uncommitted changes is refused', () => {
  const { write, release } = repository(0);
  write('more.txt', '');
  expect(release('0.3.0')).toMatchObject({ code: 2, output: 'There are changes that are not committed.\n' });
});
