import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runHere } from '../command.js';
import { createRandom } from '../differential/random.js';
import { batches, tryBatch } from './batches.js';
import { faults, harmlessTexts, heavyTexts } from './faults.js';
import { filesIn, writeSite } from './site.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

/** Commands that have to survive a fault; `serve.ts` tests `dev`. */
export type Survivor = 'check' | 'build' | 'dev';

/** One fault, and what a command made of it. */
export interface Injection {
  fault: string;
  file: string;
  /** Failures of the command; empty where it survived. */
  failures: string[];
  output: string;
}

export interface InjectOptions {
  /** `check` by default. */
  command?: Survivor;
  seed: number;
  /** Every nth fault only; all by default. */
  every?: number;
  /** Index of the first fault; 0 by default. */
  from?: number;
  /** Index after the last one; all by default. */
  to?: number;
  /** Number of faults of one kind per run of a command; 1 by default. A run that fails is repeated fault by fault. */
  together?: number;
  /** Is called with every fault and its index as soon as it is known. */
  tell?: (injection: Injection, index: number) => void;
}

interface Ended {
  code: number;
  output: string;
  /** Faults of the site that was built or served. */
  lacks?: string[];
}

/** Failures in a command's output and exit code. */
export function failuresOf({ code, output, lacks = [] }: Ended, named: string | undefined): string[] {
  return [
    ...lacks,
    ...(/\[(?:ERROR|WARN|vite)\]|Stack trace:|Error reference:/.test(output) ? ["Astro's own output"] : []),
    ...(output.includes('Trellis failed') ? ['Trellis failed'] : []),
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(output) ? ['a stack trace'] : []),
    ...(/\b(?:EISDIR|ENOENT|ELOOP|ENOTDIR|Maximum call stack)\b/.test(output) ? ['a bare error'] : []),
    ...([0, 1, 2].includes(code) ? [] : [`exit code ${code}`]),
    ...(named !== undefined && !output.includes(named) ? ['the file is not named'] : []),
  ];
}

/** Runs the command line as an author does: what ends the process must not end this one. */
export function runApart(...words: string[]): { code: number; output: string } {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
    timeout: 120_000,
  });
  return { code: status ?? -1, output: `${stdout}${stderr}${signal ?? ''}` };
}

/** Pages of which one is without a fault. */
export const witnesses = ['introduction', 'quickstart'];

function build(folder: string, files: readonly string[]): Ended {
  const output = `${folder}-out`;
  rmSync(output, { recursive: true, force: true });
  const ended = runApart('build', folder, '--out', output);
  const isConfig = files.includes('docs.json');
  const pages = isConfig ? [] : witnesses.filter((page) => !files.includes(`${page}.mdx`));
  const lacks = pages.filter((page) => !existsSync(path.join(output, page, 'index.html')));
  return {
    ...ended,
    lacks: [...(ended.code === 0 || isConfig ? [] : [`exit code ${ended.code}`]), ...lacks.map((page) => `no ${page}`)],
  };
}

/** Files that bring in others, which would not be read, and one of the witnesses. */
const isAlone = (file: string): boolean => ['docs.json', 'uses.mdx', 'introduction.mdx'].includes(file);

async function runOn(folder: string, files: readonly string[], survivor: Survivor, isHeavy: boolean): Promise<Ended> {
  if (survivor === 'build') return build(folder, files);
  if (isHeavy) return runApart('check', folder);
  const { code, stdout, stderr } = await runHere('check', folder);
  return { code, output: `${stdout}${stderr}` };
}

/** A fault to be put into a file of a site. */
export interface Planned {
  /** Of all faults, whichever are put. */
  index: number;
  fault: string;
  file: string;
  /** The file's text can no longer be read, so that a report has to name it. */
  isLoss: boolean;
  put(absolute: string): void;
}

/** All faults for some files, or some of them. The same index always has the same fault. */
export function plan(files: readonly string[], { seed, every = 1, from = 0, to = Infinity }: InjectOptions): Planned[] {
  const all = [
    ...faults.flatMap(({ name, isLoss, put }) =>
      files.map((file) => ({ fault: name, file, isLoss: isLoss(file), put })),
    ),
    ...Object.entries(heavyTexts).map(([fault, text]) => ({
      ...{ fault, file: 'uses.mdx', isLoss: !harmlessTexts.has(fault) },
      put: (at: string) => writeFileSync(at, text),
    })),
  ];
  return all
    .map(({ put, ...fault }, index) => ({
      ...fault,
      index,
      put: (at: string) => put(at, createRandom(seed + index)),
    }))
    .filter(({ index }) => index >= from && index < to && (index - from) % every === 0);
}

/** Puts faults into a small site, one or some at a time, and runs a command on it after each. */
export async function inject(options: InjectOptions): Promise<Injection[]> {
  const { command: survivor = 'check', together = 1, tell } = options;
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-faults-'));
  const whole = path.join(home, 'whole');
  const folder = path.join(home, 'site');
  const found: Injection[] = [];
  try {
    writeSite(whole);
    const attempt = async (some: readonly Planned[]): Promise<Injection[]> => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(whole, folder, { recursive: true });
      for (const { put, file } of some) put(path.join(folder, file));
      const files = some.map(({ file }) => file);
      const result = await runOn(folder, files, survivor, some[0] !== undefined && some[0].fault in heavyTexts);
      const { output } = result;
      return some.map(({ fault, file, isLoss }) => {
        return { fault, file, failures: failuresOf(result, isLoss ? file : undefined), output };
      });
    };
    for (const batch of batches(plan(filesIn(whole), options), together, isAlone)) {
      const injections = await tryBatch(batch, attempt);
      injections.forEach((injection, at) => tell?.(injection, batch[at]?.index ?? 0));
      found.push(...injections);
    }
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
