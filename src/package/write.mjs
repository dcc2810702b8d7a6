import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds for which files of the previous version are kept, because a running server may still load them. */
const keptFor = 24 * 60 * 60 * 1000;

/** Writes a file in one step, so that other processes read the old text or the new one. */
function writeWhole(file, contents) {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

const hasHash = (file) => /-[A-Z\d]{8}\.js$/.test(file);

/**
 * Writes esbuild's output, chunks before the entry points that import them, and removes chunks of old versions.
 *
 * @param {import('esbuild').OutputFile[]} files
 * @param {string} folder absolute path of the folder with the chunks.
 */
export function writeOutput(files, folder) {
  const ordered = [...files].sort((a, b) => Number(hasHash(b.path)) - Number(hasHash(a.path)));
  for (const { path: file, contents } of ordered) writeWhole(file, contents);
  const written = new Set(files.map((file) => path.basename(file.path)));
  for (const name of readdirSync(folder).filter((entry) => !written.has(entry))) {
    const file = path.join(folder, name);
    // Another process may have renamed one of its files in the meantime.
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > keptFor) rmSync(file, { force: true });
  }
}

/** Replaces a folder with another one. Another process may do the same at the same time. */
export function replaceFolder(unfinished, folder) {
  const old = `${unfinished}-old`;
  for (let attempts = 1; ; attempts += 1) {
    try {
      // Another process has already moved the folder away.
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(unfinished, folder);
      break;
    } catch (error) {
      rmSync(old, { recursive: true, force: true });
      if (!/^(?:ENOENT|ENOTEMPTY|EEXIST)$/.test(error.code) || attempts === 100) throw error;
    }
  }
  rmSync(old, { recursive: true, force: true });
}
