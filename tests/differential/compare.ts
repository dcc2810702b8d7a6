import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { edits, sourcesOf } from './edits.js';
import { createRandom } from './random.js';

const trellis = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

export interface Options {
  seed: number;
  /** Names of the edits to choose from; all by default. */
  kinds?: readonly string[];
  /** Number of comparisons between the two ways of building. */
  steps: number;
  /** Is called with a line about every step. */
  say?: (line: string) => void;
}

export interface Outcome {
  steps: number;
  edits: number;
  kills: number;
  takenBack: number;
  /** Files that differ, one a line, with the edits since the last comparison. */
  differences: string[];
}

interface Built {
  code: number | null;
  report: string;
}

/** Builds a folder; ends the build by force after some milliseconds, if any are given. */
async function build(folder: string, killAfter?: number): Promise<Built> {
  const child = spawn(process.execPath, [trellis, 'build', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, VITEST: '', NODE_ENV: '', GITHUB_ACTIONS: '', TRELLIS_GITHUB_API: 'http://127.0.0.1:9' },
    detached: true,
  });
  let report = '';
  child.stderr.on('data', (text) => (report += String(text)));
  const closed = once(child, 'close');
  if (killAfter !== undefined) {
    await Promise.race([pause(killAfter), closed]);
    // The build and the process that draws.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }
  await closed;
  return { code: child.exitCode, report };
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

function differing(warm: string, cold: string): string[] {
  const [before, after] = [new Set(filesOf(warm)), new Set(filesOf(cold))];
  return [...new Set([...before, ...after])].flatMap((file) => {
    if (!after.has(file)) return `${file} is left over`;
    if (!before.has(file)) return `${file} is missing`;
    const isSame = readFileSync(path.join(warm, file)).equals(readFileSync(path.join(cold, file)));
    return isSame ? [] : `${file} differs`;
  });
}

/** Copies the sources of a folder over those of another. */
function copySources(from: string, to: string): void {
  for (const file of existsSync(to) ? sourcesOf(to) : []) rmSync(path.join(to, file));
  mkdirSync(to, { recursive: true });
  for (const file of sourcesOf(from)) cpSync(path.join(from, file), path.join(to, file));
}

/**
 * Edits a copy of a documentation folder at random and builds it again and again, sometimes killed and taken back; each time, a copy of
 * it is built from nothing. Both must be the same, byte for byte, and say the same.
 */
export async function compare(
  site: string,
  { seed, steps, kinds = Object.keys(edits), say = () => undefined }: Options,
): Promise<Outcome> {
  const random = createRandom(seed);
  const work = mkdtempSync(path.join(tmpdir(), 'trellis-differential-'));
  // The folder's name may be shown.
  const [warm, cold, kept] = ['warm', 'cold', 'kept'].map((name) => path.join(work, name, 'site')) as [
    string,
    string,
    string,
  ];
  const outcome: Outcome = { steps: 0, edits: 0, kills: 0, takenBack: 0, differences: [] };
  try {
    copySources(site, warm);
    const started = performance.now();
    await build(warm);
    const duration = performance.now() - started;
    for (; outcome.steps < steps; outcome.steps += 1) {
      const done: string[] = [];
      copySources(warm, kept);
      for (let count = 1 + random.below(3); count > 0; count -= 1) {
        const name = random.of(kinds) ?? '';
        const said = edits[name]?.(warm, random);
        if (said !== undefined) done.push(`${name} ${said}`);
      }
      outcome.edits += done.length;
      // Every third time, whatever the seed.
      if (outcome.steps % 3 === 1) {
        const moment = Math.round(random.next() * duration);
        await build(warm, moment);
        outcome.kills += 1;
        done.push(`killed after ${moment} ms`);
        if (random.below(2) === 0) {
          copySources(kept, warm);
          outcome.takenBack += 1;
          done.push('taken back');
        }
      }
      const incremental = await build(warm);
      copySources(warm, cold);
      for (const made of ['.trellis', 'dist']) rmSync(path.join(cold, made), { recursive: true, force: true });
      const fresh = await build(cold);
      const found = fresh.code === 0 ? differing(path.join(warm, 'dist'), path.join(cold, 'dist')) : [];
      if (incremental.code !== fresh.code) found.push(`exit code ${incremental.code}, not ${fresh.code}`);
      if (incremental.report !== fresh.report)
        found.push(`the report says\n${incremental.report}\nnot\n${fresh.report}`);
      say(`${outcome.steps + 1}. ${done.join('; ')}: ${found.length === 0 ? 'same' : found.join(', ')}`);
      outcome.differences.push(...found.map((line) => `${line} after ${done.join('; ')}`));
      // Sources that cannot be built any more are replaced by those kept before.
      if (fresh.code !== 0) copySources(kept, warm);
    }
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  }
  return outcome;
}
