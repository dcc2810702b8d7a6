import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testSites } from '../sites.js';
import { builtCopyOf, copyOf, has, page, trellis } from './trellis.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('A site without a search index', () => {
  it('The build reports that the index failed and writes everything else', () => {
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', '/nowhere/pagefind');
    const folder = copyOf('minimal');
    const { code, stdout, stderr } = trellis('build', folder);
    expect(stderr).toContain('outputs/search');
    expect(stdout).toContain('with 1 warning');
    expect(code).toBe(0);
    const output = path.join(folder, 'dist');
    expect(has(output, 'llms.txt')).toBe(true);
    expect(has(output, '_trellis/search')).toBe(false);
  });

  it('A strict build without an index leaves the previous output in place', async () => {
    const folder = await builtCopyOf(testSites.minimal);
    vi.stubEnv('PAGEFIND_EXTENDED_BINARY_PATH', '/nowhere/pagefind');
    appendFileSync(path.join(folder, 'introduction.md'), '\n\nNot yet found.\n');
    expect(trellis('build', folder, '--strict').code).toBe(1);
    const output = path.join(folder, 'dist');
    expect(page(output, 'introduction')).not.toContain('Not yet found.');
    expect(has(output, '_trellis/search/pagefind.js')).toBe(true);
  });
});

describe('A stopped build', () => {
  it('A stopped build leaves no process and no output behind', async () => {
    const folder = copyOf('minimal');
    const child = spawn(process.execPath, [command, 'build', folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, VITEST: '', NODE_ENV: '' },
    });
    while (!existsSync(path.join(folder, '.trellis'))) await pause(20);
    child.kill('SIGTERM');
    // The streams stay open as long as a process that was started writes to them.
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGTERM');
    expect(has(folder, 'dist')).toBe(false);
  });
});
