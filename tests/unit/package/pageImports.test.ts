import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const statement =
  /^\s*(?:import\s+(?!type\b)(?:[\w$*\s{},]*?\bfrom\s*)?|export\s+(?!type\b)[\w$*\s{},]*?\bfrom\s*)['"]([^'"]+)['"]/gm;

function importsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(statement), ([, name = '']) => name);
}

function fileOf(from: string, name: string): string | undefined {
  const target = path.resolve(path.dirname(from), name.replace(/\?.*$/, ''));
  return [target, target.replace(/\.js$/, '.ts')].find((file) => existsSync(file));
}

/** The packages that components and their scripts import, each with one of the importing files. */
function packagesOfPages(): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .map((file) => path.resolve('src', file));
  const seen = new Set(files);
  // Grows while it is read.
  for (const file of files) {
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) found.set(name, path.relative('src', file));
      const next = name.startsWith('.') ? fileOf(file, name) : undefined;
      if (next === undefined || seen.has(next) || !/\.(?:astro|ts)$/.test(next)) continue;
      seen.add(next);
      files.push(next);
    }
  }
  return found;
}

it('Pages import only packages that are installed with Trellis', () => {
  const installed = new Set(Object.keys({ ...packages['dependencies'], ...packages['peerDependencies'] }));
  const found = packagesOfPages();
  expect(found.size).toBeGreaterThan(3);
  const missing = [...found].filter(([name]) => {
    const isOwn = /^(?:virtual|astro|node):/.test(name) || builtinModules.includes(name);
    return !isOwn && !installed.has(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  });
  expect(missing).toEqual([]);
});

it('Pages read no files, because their code is bundled away from those beside it', () => {
  expect(packagesOfPages().get('node:fs')).toBeUndefined();
});
