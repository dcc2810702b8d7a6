import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listen } from '../src/cli/server.js';
import { compileLibrary } from '../src/package/compile.mjs';
import type { TestSite } from './sites.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const trellis = path.join(root, 'src/cli/trellis.mjs');

/** Output of a build, and the folders of its files. */
export interface Built {
  /** The documentation folder. */
  folder: string;
  output: string;
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Folder of the sites that are built in this run; all parts of `npm test` share one. */
const sites = 'TRELLIS_TEST_SITES';

/** Stands in for GitHub: it knows one repository, which `tests/sites/current` names. */
const github = (): Server =>
  createServer(({ url }, response) => {
    if (url !== '/repos/reed/reed') response.statusCode = 404;
    response.end('{"stargazers_count": 1234}');
  });

/** Starts what builds of the run share: GitHub's stand-in, and the folder of the sites unless the run has one. The answer ends both. */
export default async function startRun(): Promise<() => void> {
  // Commands of the run need not look for changed sources.
  await compileLibrary();
  process.env['TRELLIS_COMPILED'] = '1';
  const server = github();
  process.env['TRELLIS_GITHUB_API'] = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1' })}`;
  const folder = process.env[sites] ? undefined : mkdtempSync(path.join(tmpdir(), 'trellis-sites-'));
  if (folder) process.env[sites] = folder;
  return () => {
    server.close();
    server.closeAllConnections();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

function write(source: TestSite['source'], folder: string): string {
  if (source === '.') return root;
  mkdirSync(folder);
  if (typeof source === 'function') source(folder);
  else
    cpSync(path.join(root, source), folder, {
      recursive: true,
      filter: (file) => !/[\\/](\.trellis|dist)$/.test(file),
    });
  return folder;
}

async function run(words: readonly string[]): Promise<Omit<Built, 'folder' | 'output'>> {
  const child = spawn(process.execPath, [trellis, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...said };
}

/** Builds a site, unless another test of the run has done so or does: then its outcome is waited for. */
export async function built({ name, source, base, origin, target }: TestSite): Promise<Built> {
  const folder = path.join(process.env[sites] ?? '', name);
  const outcome = path.join(folder, 'outcome.json');
  const output = path.join(folder, 'site');
  try {
    // Of two processes that make a folder, one fails.
    mkdirSync(folder);
  } catch {
    while (!existsSync(outcome)) await pause(50);
    return JSON.parse(readFileSync(outcome, 'utf8')) as Built;
  }
  const documentation = write(source, path.join(folder, 'source'));
  const words = ['build', documentation, '--out', output, '--base', base || '/'];
  if (origin) words.push('--site', origin);
  if (target) words.push('--target', target);
  const made = { folder: documentation, output, ...(await run(words)) };
  writeFileSync(`${outcome}.new`, JSON.stringify(made));
  renameSync(`${outcome}.new`, outcome);
  return made;
}
