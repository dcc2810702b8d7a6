import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../build/serving.js';
import { createRandom } from '../differential/random.js';
import { ask } from '../unit/serve/ask.js';
import { faults } from './faults.js';
import { failuresOf, runApart, witnesses, type Injection, type InjectOptions } from './inject.js';
import { filesIn, writeSite } from './site.js';

/** What a name in the cache says of the process that made it, and what Git never sees. */
const isPassing = (file: string): boolean => /(?:^|[\\/])(?:runs|project|vite)[\\/]|^\.gitignore$/.test(file);

interface Tried {
  code: number;
  output: string;
  lacks: string[];
}

/** What a command makes of a folder with a damaged cache. */
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

/** Puts faults into the files that builds and servers keep, one at a time, and runs a command again. */
export async function injectIntoCache(options: InjectOptions): Promise<Injection[]> {
  const { seed, every = 1, from = 0, command, tell } = options;
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
    let count = 0;
    for (const fault of faults.filter(({ name }) => !/name/.test(name)))
      for (const file of filesIn(kept).filter((each) => command === 'dev' || !isPassing(each))) {
        const index = count++;
        if (index < from || (index - from) % every !== 0) continue;
        rmSync(cache, { recursive: true, force: true });
        cpSync(kept, cache, { recursive: true, verbatimSymlinks: true });
        fault.put(path.join(cache, file), createRandom(seed + index));
        const result = await again(folder, output);
        const injection = {
          ...{ fault: fault.name, file: `.trellis/${file}` },
          ...{ failures: failuresOf(result, undefined), output: result.output },
        };
        found.push(injection);
        tell?.(injection, index);
      }
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
