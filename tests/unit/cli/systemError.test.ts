import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { main } from '../../../src/cli/main.js';
import { systemErrorMessage } from '../../../src/cli/systemError.js';

const refused = (code: string, more: object = {}): Error => Object.assign(new Error(`${code}: no`), { code, ...more });

it.each([
  [
    refused('EACCES', { path: '/docs/.trellis' }),
    'The system refuses `/docs/.trellis`: you have no permission (EACCES).',
  ],
  [refused('ENOSPC', { path: '/a', dest: '/b' }), 'The system refuses `/b`: the disk is full (ENOSPC).'],
  [refused('EMFILE'), 'The system refuses to read or write a file: too many files are open (EMFILE).'],
  [
    refused('ENAMETOOLONG', { path: '/a', dest: '/b' }),
    'The system refuses `/b`: the name is too long (ENAMETOOLONG).',
  ],
  [refused('EBUSY', { path: '/a' }), 'The system refuses `/a`: another program uses it (EBUSY).'],
  // A shell stays in a folder that another branch does not have.
  [
    refused('ENOENT', { syscall: 'uv_cwd' }),
    'The folder that you are in does not exist any more. Change into one that exists, and run the command again.',
  ],
  // Folders of the system, such as /proc, take no others.
  [refused('ENOENT', { syscall: 'mkdir', path: '/proc/a' }), 'No folder can be made at `/proc/a`.'],
  [refused('ENOENT', { path: '/a' }), undefined],
  [new Error('ENOSPC'), undefined],
  ['ENOSPC', undefined],
  [
    new Error(
      'Build failed with 1 error:\n\nFailed to write file in /docs/.trellis/a b.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>',
    ),
    'The system refuses `/docs/.trellis/a b.js`: the disk is full (ENOSPC).',
  ],
  [new Error('It failed (os error 2)'), undefined],
])('The message for the error %s is %j', (error, sentence) => {
  expect(systemErrorMessage(error)).toBe(sentence);
});

it('The command line prints an error of the system as one sentence', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-refusal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'docs.json'), '{}');
  vi.doMock('../../../src/cli/build.js', () => ({
    build: () => Promise.reject(refused('EROFS', { path: path.join(folder, '.trellis') })),
  }));
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    written.mockRestore();
    vi.doUnmock('../../../src/cli/build.js');
  });
  expect(await main(['build', folder])).toBe(1);
  expect(written.mock.calls.map(([text]) => text)).toEqual([
    `The system refuses \`${path.join(folder, '.trellis')}\`: the disk can only be read (EROFS).\n`,
  ]);
});
