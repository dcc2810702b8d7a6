import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../paths.js';
import { bundleCache, bundleName } from './cache.js';

const source = path.join(packageRoot, 'src/playground/frame');
const week = 7 * 24 * 60 * 60 * 1000;
const building = new Map<string, Promise<string>>();

/**
 * The folder with the playground's page (`index.html`), the explorer's (`explorer.html`) and their `assets/`. It is built once
 * for a version of Scalar and of our own sources, and kept between runs.
 *
 * @param project documentation folder, whose cache is used when there is no better one.
 */
export async function playgroundBundle(project: string): Promise<string> {
  const folder = path.join(bundleCache(project), bundleName());
  if (existsSync(folder)) return folder;
  const started = building.get(folder) ?? build(folder).finally(() => building.delete(folder));
  building.set(folder, started);
  return started;
}

async function build(folder: string): Promise<string> {
  const unfinished = `${folder}.${process.pid}`;
  // Vite takes a hundred megabytes, and the bundle is there already but for the first time.
  const { build: buildWithVite } = await import('vite');
  await buildWithVite({
    configFile: false,
    root: source,
    base: './',
    publicDir: false,
    logLevel: 'error',
    // Vite takes these from the process, which may be a development server.
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: { playground: path.join(source, 'index.html'), explorer: path.join(source, 'explorer.html') },
      },
    },
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was quicker.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  sweep(folder);
  return folder;
}

/** Takes away what other versions have left, unless it is so new that another process may use it. */
function sweep(folder: string): void {
  const cache = path.dirname(folder);
  for (const name of readdirSync(cache)) {
    const other = path.join(cache, name);
    const isOld = Date.now() - statSync(other).mtimeMs > week;
    if (other !== folder && name.startsWith('playground-') && isOld) rmSync(other, { recursive: true, force: true });
  }
}
