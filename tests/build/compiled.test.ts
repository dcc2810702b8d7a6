import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package whose command line says a word, and starts the way ours does. */
function smallPackage(): { cache: string; says: (word: string) => void; run: () => string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sources = path.join(folder, 'src/cli');
  mkdirSync(sources, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['esbuild', 'tsx'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const name of ['trellis.mjs', 'compiled.mjs'])
    cpSync(path.join(root, 'src/cli', name), path.join(sources, name));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'small', type: 'module' }));
  writeFileSync(
    path.join(sources, 'main.ts'),
    "import { word } from './word.js';\nexport const main = (): number => (process.stdout.write(word), 0);\n",
  );
  return {
    cache: path.join(folder, 'node_modules/.cache'),
    says: (word) => writeFileSync(path.join(sources, 'word.ts'), `export const word: string = '${word}';\n`),
    run: () => {
      const { stdout, stderr } = spawnSync(process.execPath, [path.join(sources, 'trellis.mjs')], { encoding: 'utf8' });
      return stdout + stderr;
    },
  };
}

describe('the compiled command line', () => {
  it('is compiled once, and anew when a source changes', () => {
    const { cache, says, run } = smallPackage();
    const compiled = (): string[] => readdirSync(path.join(cache, 'trellis'));
    says('one');
    expect(run()).toBe('one');
    const [first] = compiled();
    expect(run()).toBe('one');
    expect(compiled()).toEqual([first]);
    says('another');
    expect(run()).toBe('another');
    expect(compiled()).toHaveLength(2);
  });

  it('leaves what servers may still run on, for a week', () => {
    const { cache, says, run } = smallPackage();
    says('one');
    run();
    const [first = ''] = readdirSync(path.join(cache, 'trellis'));
    const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    utimesSync(path.join(cache, 'trellis', first), longAgo, longAgo);
    says('another');
    run();
    expect(readdirSync(path.join(cache, 'trellis'))).not.toContain(first);
  });

  it('runs where nothing can be written beside it', () => {
    const { cache, says, run } = smallPackage();
    says('one');
    writeFileSync(cache, 'a file is where the folder would be');
    expect(run()).toBe('one');
  });
});
