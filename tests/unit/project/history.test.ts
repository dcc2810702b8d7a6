import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lastChanges } from '../../../src/project/history.js';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'trellis-history-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function git(at: string, day: string, ...words: string[]): void {
  const date = `${day}T12:00:00+00:00`;
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@x.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', at, ...who, ...words], {
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function repository(): string {
  const root = folder();
  mkdirSync(path.join(root, 'docs/größe'), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);
  git(root, '2026-01-01', 'init', '-q');
  for (const name of ['docs/a.mdx', 'docs/größe/b c.mdx', 'elsewhere.txt']) write(name, '1');
  git(root, '2026-01-01', 'add', '.');
  git(root, '2026-01-01', 'commit', '-qm', 'First');
  write('docs/a.mdx', '2');
  git(root, '2026-02-02', 'commit', '-qam', 'Second');
  write('docs/new.mdx', 'not committed');
  return root;
}

describe('History of a folder', () => {
  it('Each file has the time of its last change', async () => {
    const dates = await lastChanges(path.join(repository(), 'docs'));
    expect(Object.fromEntries(dates)).toEqual({
      'a.mdx': '2026-02-02T12:00:00+00:00',
      'größe/b c.mdx': '2026-01-01T12:00:00+00:00',
    });
  });

  it('A shallow clone has no history', async () => {
    const clone = folder();
    git(clone, '2026-03-03', 'clone', '-q', '--depth', '1', `file://${repository()}`, 'clone');
    expect((await lastChanges(path.join(clone, 'clone/docs'))).size).toBe(0);
  });

  it('A folder outside a repository and a repository without commits have no history', async () => {
    const bare = folder();
    expect((await lastChanges(bare)).size).toBe(0);
    git(bare, '2026-01-01', 'init', '-q');
    expect((await lastChanges(bare)).size).toBe(0);
  });
});
