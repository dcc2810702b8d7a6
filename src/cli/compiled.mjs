import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));
const sources = path.join(packageRoot, 'src');
/** In the package, so that what is compiled finds the packages that the sources find. */
const cache = path.join(packageRoot, 'node_modules/.cache/trellis');
/** A server may run this long on what was compiled before the sources changed, and load parts of it when they are needed. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

function nameOfSources() {
  const hash = createHash('sha256');
  for (const file of readdirSync(sources, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const { mtimeMs, size } = statSync(path.join(sources, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return `cli-${hash.digest('hex').slice(0, 16)}`;
}

function clearOld() {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('cli-'))) {
    const folder = path.join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > keptFor) rmSync(folder, { recursive: true, force: true });
  }
}

async function compile(folder) {
  const { build, stop } = await import('esbuild');
  const unfinished = `${folder}-${process.pid}`;
  await build({
    absWorkingDir: packageRoot,
    entryPoints: [path.join(sources, 'cli/main.ts')],
    outdir: unfinished,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22.12',
    logLevel: 'silent',
  });
  // Its process would stay as long as this one.
  await stop();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process was first.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function canWrite() {
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the command line, compiled to a few files: hundreds of modules that are compiled one by one would cost every command a
 * second. It is compiled anew when a source changes. Where the package cannot be written to, its modules are loaded as they are.
 *
 * @returns {Promise<typeof import('./main.js')>}
 */
export async function loadCommandLine() {
  const folder = path.join(cache, nameOfSources());
  if (!existsSync(folder)) {
    if (!canWrite()) {
      const { register } = await import('tsx/esm/api');
      register();
      return import('./main.ts');
    }
    await compile(folder);
    clearOld();
  }
  return import(pathToFileURL(path.join(folder, 'main.js')).href);
}
