import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { writeIndex } from '../../../../src/features/search/indexing/pagefind.js';

async function* pages(): AsyncGenerator<{ path: string; html: string }> {
  yield await Promise.resolve({ path: '/a', html: '<html><body>A</body></html>' });
}

/** Calls back with the next process that is started. */
function onProcess(use: (child: ChildProcess) => void): void {
  const take = (message: unknown): void => use((message as { process: ChildProcess }).process);
  subscribe('child_process', take);
  onTestFinished(() => void unsubscribe('child_process', take));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trellis-index-'));
  // It knows none of the options of the indexer.
  vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', process.execPath);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  };
});

it('An indexer that stops is reported, and its answer is not awaited', async () => {
  await expect(writeIndex(pages(), folder)).rejects.toThrow('the indexer has stopped (exit code 9)');
});

it('The report on an indexer that stops is the same if the pipe to it breaks first', async () => {
  onProcess((child) => {
    // Otherwise Pagefind stops it in answer to the broken pipe.
    child.kill = () => true;
    queueMicrotask(() => child.stdin?.emit('error', new Error('write EPIPE')));
  });
  await expect(writeIndex(pages(), folder)).rejects.toThrow('the indexer has stopped (exit code 9)');
});

it('An indexer that cannot be started is reported', async () => {
  vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', path.join(folder, 'absent'));
  await expect(writeIndex(pages(), folder)).rejects.toThrow(/^the indexer cannot be started \(.*ENOENT\)$/);
});
