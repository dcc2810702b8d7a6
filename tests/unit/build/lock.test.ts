import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tryLock } from '../../../src/build/lock.js';

/** Process id that no process has. */
const dead = 2 ** 30;
let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'trellis-lock-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });
});

/** Makes a lock look as if a process had written its file some seconds ago. */
function leave(text: string, seconds: number): string {
  const release = tryLock('/site');
  const [name = ''] = readdirSync(temporary, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? path.join(entry.parentPath, entry.name) : [],
  );
  const time = Date.now() / 1000 - seconds;
  writeFileSync(name, text);
  utimesSync(name, time, time);
  release?.();
  return name;
}

it.each<[string, string, number]>([
  ['a process that no longer runs', String(dead), 1],
  ['a process that was killed before it wrote its id', '', 20],
  ['a process that was killed before it wrote its id, and the clock was set back', '', -3600],
  ['a process that has shown no sign of life for long', String(process.ppid), 400],
])('A lock of %s is taken over', (_, text, seconds) => {
  leave(text, seconds);
  expect(tryLock('/site')).toBeTypeOf('function');
});

it.each<[string, string, number]>([
  ['a process that runs', String(process.ppid), 1],
  ['a process that is about to write its id', '', 1],
])('A lock of %s is respected', (_, text, seconds) => {
  leave(text, seconds);
  expect(tryLock('/site')).toBeUndefined();
});

it('A process that was suspended for long leaves the lock to the one that has taken it over', () => {
  const release = tryLock('/site');
  const file = leave(String(process.ppid), 1);
  release?.();
  expect(existsSync(file)).toBe(true);
});
