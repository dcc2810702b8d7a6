import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './paths.js';

/** Where a build is put until it is whole. */
export function stagingFolder(project: string): string {
  return path.join(cacheFolder(project), 'out');
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // The output may lie on another disk than the cache.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

/** Puts a whole build in the place of the previous one, which stays until then. */
export function promote(staging: string, output: string): void {
  const previous = `${staging}-previous`;
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(path.dirname(output), { recursive: true });
  if (existsSync(output)) move(output, previous);
  move(staging, output);
  rmSync(previous, { recursive: true, force: true });
}
