import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from '../bench/measure.mjs';

const trellis = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

export interface BuildResult {
  /** Exit code of the command line. */
  exit: number | null;
  seconds: number;
  cpuSeconds: number;
  /** Peak resident memory of the process and what it started, in bytes. */
  memory: number;
  /** Number of diagnostics by code. */
  diagnostics: Record<string, number>;
  /** Output of the build. */
  log: string;
}

/** Diagnostics by code, out of the report for people: each ends its first line with its code. */
export function countDiagnostics(log: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, code = ''] of log.matchAll(/^ {2}(?:\d+:\d+ )?(?:error|warning) .* ([a-z]+\/[a-z-]+)$/gm))
    counts[code] = (counts[code] ?? 0) + 1;
  for (const [, more = '', code = ''] of log.matchAll(/^ {2}… and (\d+) more like it.* ([a-z]+\/[a-z-]+)$/gm))
    counts[code] = (counts[code] ?? 0) + Number(more);
  return counts;
}

/** Builds a copy of a documentation folder: a build keeps its cache in the folder, which is not ours to change. */
export async function buildSite(folder: string, work: string, output: string): Promise<BuildResult> {
  if (!existsSync(work)) {
    mkdirSync(path.dirname(work), { recursive: true });
    cpSync(folder, work, { recursive: true });
  }
  const { code, errors, wall, cpu, peak } = await measure(
    process.execPath,
    [trellis, 'build', work, '--out', output],
    // Stars of repositories are none of a build's business here.
    { env: { ...process.env, GITHUB_ACTIONS: '', TRELLIS_GITHUB_API: 'http://127.0.0.1:9' } },
  );
  return {
    exit: code,
    seconds: wall,
    cpuSeconds: cpu,
    memory: peak,
    diagnostics: countDiagnostics(errors),
    log: errors,
  };
}
