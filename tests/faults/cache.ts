import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../build/serving.js';
import { createRandom } from '../differential/random.js';
import { ask } from '../unit/shared/serve/ask.js';
import { batches, tryBatch } from './batches.js';
import { faults, type Fault } from './faults.js';
import { failuresOf, runApart, witnesses, type Injection, type InjectOptions } from './inject.js';
import { filesIn, writeSite } from './site.js';

/** Files whose names depend on the process that made them, and files that Git ignores. */
const isPassing = (file: string): boolean => /(?:^|[\\/])(?:runs|project|vite)[\\/]|^\.gitignore$/.test(file);

/** Lists, without which the files that they name are not read. */
const isAlone = (file: string): boolean => /^(?:pages[\\/])?[^\\/]*$/.test(file);

type Put = Pick<Fault, 'put'> & { fault: string; file: string; index: number };

interface Tried {
  code: number;
  output: string;
  lacks: string[];
}

/** Runs a command on a folder with a damaged cache. */
type Attempt = (folder: string, output: string) => Tried | Promise<Tried>;

/** Builds: the site has to be the one that was built before. */
function building(): Attempt {
  let whole: ReadonlyMap<string, string> | undefined;
  return (folder, output) => {
    const result = runApart('build', folder, '--out', output);
    const now = new Map(filesIn(output).map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));
    whole ??= now;
    const others = [...new Set([...whole.keys(), ...now.keys()])].filter((each) => whole?.get(each) !== now.get(each));
    const lacks = [
      ...(result.code === 0 ? [] : [`exit code ${result.code}`]),
      ...others.map((each) => `another ${each}`),
    ];
    return { ...result, lacks };
  };
}

/** Serves: pages have to come. */
async function serving(folder: string): Promise<Tried> {
  let end = (): void => undefined;
  try {
    const { port, printed } = await serve(['dev', folder, '--port', '0'], { end: (stop) => (end = stop) });
    const lacks: string[] = [];
    for (const page of witnesses) {
      const { status } = await ask(port, `/${page}`, { headers: { accept: 'text/html' } });
      if (status !== 200) lacks.push(`${page} is answered with ${status}`);
    }
    return { code: 0, output: printed(), lacks };
  } catch (error) {
    return { code: 1, output: String(error), lacks: ['it does not serve'] };
  } finally {
    end();
  }
}

/** Puts faults into the files that builds and servers keep, one or some at a time, and runs a command again. */
export async function injectIntoCache(options: InjectOptions): Promise<Injection[]> {
  const { seed, every = 1, from = 0, to = Infinity, together = 1, command, tell } = options;
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-cache-faults-'));
  const folder = path.join(home, 'site');
  const cache = path.join(folder, '.trellis');
  const kept = path.join(home, 'kept');
  const output = path.join(home, 'out');
  const found: Injection[] = [];
  const again = command === 'dev' ? serving : building();
  try {
    writeSite(folder);
    const { lacks } = await building()(folder, output);
    if (lacks.length > 0) throw new Error(`The site cannot be built: ${lacks.join(', ')}`);
    await again(folder, output);
    cpSync(cache, kept, { recursive: true, verbatimSymlinks: true });
    const files = filesIn(kept).filter((each) => command === 'dev' || !isPassing(each));
    const planned: Put[] = faults
      .filter(({ name }) => !/name/.test(name))
      .flatMap(({ name, put }) => files.map((file) => ({ fault: name, file, put })))
      .map((each, index) => ({ ...each, index }))
      .filter(({ index }) => index >= from && index < to && (index - from) % every === 0);
    const attempt = async (some: readonly Put[]): Promise<Injection[]> => {
      rmSync(cache, { recursive: true, force: true });
      cpSync(kept, cache, { recursive: true, verbatimSymlinks: true });
      for (const { file, put, index } of some) put(path.join(cache, file), createRandom(seed + index));
      const result = await again(folder, output);
      const failures = failuresOf(result, undefined);
      return some.map(({ fault, file }) => ({ fault, file: `.trellis/${file}`, failures, output: result.output }));
    };
    for (const batch of batches(planned, together, isAlone)) {
      const injections = await tryBatch(batch, attempt);
      injections.forEach((injection, at) => tell?.(injection, batch[at]?.index ?? 0));
      found.push(...injections);
    }
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
