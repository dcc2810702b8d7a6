import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '../differential/random.js';
import { faults } from './faults.js';
import { failuresOf, runApart, type Injection, type InjectOptions } from './inject.js';
import { filesIn, writeSite } from './site.js';

/** What a name in the cache says of the process that made it, and what Git never sees. */
const isPassing = (file: string): boolean => /(?:^|[\\/])(?:runs|project|vite)[\\/]|^\.gitignore$/.test(file);

/** Puts faults into the files that a build keeps, one at a time, and builds again: the site has to be the same. */
export async function injectIntoCache({ seed, every = 1 }: InjectOptions): Promise<Injection[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'trellis-cache-faults-'));
  const folder = path.join(home, 'site');
  const cache = path.join(folder, '.trellis');
  const kept = path.join(home, 'kept');
  const output = path.join(home, 'out');
  const random = createRandom(seed);
  const found: Injection[] = [];
  const contents = (): Map<string, string> =>
    new Map(filesIn(output).map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));
  try {
    writeSite(folder);
    const build = (): { code: number; output: string } => runApart('build', folder, '--out', output);
    build();
    const whole = contents();
    cpSync(cache, kept, { recursive: true, verbatimSymlinks: true });
    let count = 0;
    for (const fault of faults.filter(({ name }) => !/name/.test(name)))
      for (const file of filesIn(kept).filter((each) => !isPassing(each))) {
        if (count++ % every !== 0) continue;
        rmSync(cache, { recursive: true, force: true });
        cpSync(kept, cache, { recursive: true, verbatimSymlinks: true });
        fault.put(path.join(cache, file), random);
        const result = build();
        const now = contents();
        const others = [...new Set([...whole.keys(), ...now.keys()])].filter(
          (each) => whole.get(each) !== now.get(each),
        );
        const lacks = [
          ...(result.code === 0 ? [] : [`exit code ${result.code}`]),
          ...others.map((each) => `another ${each}`),
        ];
        found.push({
          fault: fault.name,
          file: `.trellis/${file}`,
          failures: failuresOf({ ...result, lacks }, undefined),
          output: result.output,
        });
      }
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
