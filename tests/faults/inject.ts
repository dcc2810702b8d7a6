import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/main.js';
import { createRandom } from '../differential/random.js';
import { faults, heavyTexts } from './faults.js';
import { filesIn, writeSite } from './site.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

/** What has to survive a fault. */
export type Survivor = 'check' | 'build' | 'dev';

/** One fault, and what a command made of it. */
export interface Injection {
  fault: string;
  file: string;
  /** What is not as it should be; empty where the command survived. */
  failures: string[];
  output: string;
}

export interface InjectOptions {
  /** `check` by default. */
  command?: Survivor;
  seed: number;
  /** Every nth fault only; all by default. */
  every?: number;
}

/** Runs the command line in this process and keeps what it prints. */
async function run(...words: string[]): Promise<{ code: number; output: string }> {
  const streams = [process.stdout, process.stderr] as const;
  const writes = streams.map(({ write }) => write);
  let output = '';
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => {
      output += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    };
  }
  try {
    return { code: await main(words), output };
  } finally {
    streams.forEach((stream, index) => Object.assign(stream, { write: writes[index] }));
  }
}

interface Ended {
  code: number;
  output: string;
  /** What is wrong with the site that was built or served. */
  lacks?: string[];
}

/** What is not as it should be with what a command printed, and how it ended. */
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

/** A page that no fault is put into together with another one. */
const witnesses = ['introduction', 'quickstart'];

function build(folder: string, file: string): Ended {
  const output = `${folder}-out`;
  rmSync(output, { recursive: true, force: true });
  const ended = runApart('build', folder, '--out', output);
  const isConfig = file === 'docs.json';
  const pages = isConfig ? [] : witnesses.filter((page) => file !== `${page}.mdx`);
  const lacks = pages.filter((page) => !existsSync(path.join(output, page, 'index.html')));
  return {
    ...ended,
    lacks: [...(ended.code === 0 || isConfig ? [] : [`exit code ${ended.code}`]), ...lacks.map((page) => `no ${page}`)],
  };
}

async function serve(folder: string, file: string): Promise<Ended> {
  const child = spawn(process.execPath, [command, 'dev', folder, '--port', '0'], {
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
    timeout: 120_000,
  });
  let output = '';
  const served = new Promise<string | undefined>((resolve) => {
    const take = (text: Buffer): void => {
      output += text.toString();
      const address = /serves .* at (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => resolve(undefined));
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const address = await served;
  if (address === undefined) return { code: child.exitCode ?? -1, output, lacks: ['it does not serve'] };
  const lacks: string[] = [];
  for (const page of [...witnesses, 'uses', 'plain']) {
    const { status } = await fetch(new URL(page, address));
    const isWitness = file !== 'docs.json' && witnesses.includes(page) && file !== `${page}.mdx`;
    if (status >= 500 || (isWitness && status !== 200)) lacks.push(`${page} is answered with ${status}`);
  }
  child.kill('SIGTERM');
  const [code] = await ended;
  return { code: code ?? -1, output, lacks };
}

async function runOn(folder: string, file: string, survivor: Survivor, isHeavy: boolean): Promise<Ended> {
  if (survivor === 'build') return build(folder, file);
  if (survivor === 'dev') return serve(folder, file);
  return isHeavy ? runApart('check', folder) : run('check', folder);
}

/** Puts faults into a small site, one at a time, and runs a command on it after each. */
export async function inject({ seed, every = 1, command: survivor = 'check' }: InjectOptions): Promise<Injection[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-faults-'));
  const whole = path.join(home, 'whole');
  const folder = path.join(home, 'site');
  const random = createRandom(seed);
  const found: Injection[] = [];
  const tryOne = async (fault: string, file: string, isLoss: boolean, put: (absolute: string) => void) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(whole, folder, { recursive: true });
    put(path.join(folder, file));
    const result = await runOn(folder, file, survivor, fault in heavyTexts);
    found.push({ fault, file, failures: failuresOf(result, isLoss ? file : undefined), output: result.output });
  };
  try {
    writeSite(whole);
    const files = filesIn(whole);
    let count = 0;
    for (const fault of faults)
      for (const file of files)
        if (count++ % every === 0) await tryOne(fault.name, file, fault.isLoss(file), (at) => fault.put(at, random));
    for (const [name, text] of Object.entries(heavyTexts))
      if (count++ % every === 0) await tryOne(name, 'uses.mdx', true, (at) => writeFileSync(at, text));
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
