import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/main.js';
import { createRandom } from '../differential/random.js';
import { faults, heavyTexts } from './faults.js';
import { filesIn, writeSite } from './site.js';

const command = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));

/** One fault, and what a check made of it. */
export interface Injection {
  fault: string;
  file: string;
  /** What is not as it should be; empty where the check survived. */
  failures: string[];
  output: string;
}

export interface InjectOptions {
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

function failuresOf({ code, output }: { code: number; output: string }, named: string | undefined): string[] {
  return [
    ...(output.includes('Trellis failed') ? ['Trellis failed'] : []),
    ...(/^\s+at .+:\d+:\d+\)?$/m.test(output) ? ['a stack trace'] : []),
    ...(/\b(?:EISDIR|ENOENT|ELOOP|ENOTDIR|Maximum call stack)\b/.test(output) ? ['a bare error'] : []),
    ...([0, 1, 2].includes(code) ? [] : [`exit code ${code}`]),
    ...(named !== undefined && !output.includes(named) ? ['the file is not named'] : []),
  ];
}

/** Runs the command line as an author does: what ends the process must not end this one. */
function runApart(...words: string[]): { code: number; output: string } {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NODE_ENV: '' },
    timeout: 120_000,
  });
  return { code: status ?? -1, output: `${stdout}${stderr}${signal ?? ''}` };
}

/** Puts faults into a small site, one at a time, and checks it after each. */
export async function inject({ seed, every = 1 }: InjectOptions): Promise<Injection[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-faults-'));
  const whole = path.join(home, 'whole');
  const folder = path.join(home, 'site');
  const random = createRandom(seed);
  const found: Injection[] = [];
  const tryOne = async (fault: string, file: string, isLoss: boolean, put: (absolute: string) => void) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(whole, folder, { recursive: true });
    put(path.join(folder, file));
    const result = fault in heavyTexts ? runApart('check', folder) : await run('check', folder);
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
