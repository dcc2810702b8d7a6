import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { built } from '../built.js';
import type { Run } from '../command.js';
import type { TestSite } from '../sites.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the command line in a process of its own, as an author would. */
export function trellis(...words: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'src/cli/trellis.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '' },
    timeout: 240_000,
  });
  return { code: status, stdout, stderr };
}

/** Runs the command line from a folder, without waiting for others. */
export function trellisFrom(folder: string, ...words: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [path.join(root, 'src/cli/trellis.mjs'), ...words], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, VITEST: '' },
  });
  return new Promise((resolve) => child.once('close', resolve));
}

/**
 * A copy of a folder under tests/sites that a test may change.
 *
 * @param end runs a function when the copy is no longer needed: at the end of the test, or `afterAll`.
 */
export function copyOf(site: string, end: (clean: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), `trellis-${site}-`));
  cpSync(path.join(root, 'tests/sites', site), folder, {
    recursive: true,
    filter: (file) => !/[\\/](\.trellis|dist)$/.test(file),
  });
  end(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the folder of a site with what was built from it, until the test ends. */
export async function builtCopyOf(site: TestSite): Promise<string> {
  const folder = copyOf(site.name);
  cpSync((await built(site)).output, path.join(folder, 'dist'), { recursive: true });
  return folder;
}

/** The built page at a URL path. */
export function page(output: string, route: string): string {
  return readFileSync(path.join(output, route, 'index.html'), 'utf8');
}

export const has = (output: string, file: string): boolean => existsSync(path.join(output, file));

/** All files under a folder, relative, sorted. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
