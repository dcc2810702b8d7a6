import { accessSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Api } from './api.js';
import { writeSpecification } from './api.js';
import { repository } from './commands.js';

/** An empty folder whose path has spaces and letters of another alphabet; it is removed after the test. */
export function emptyFolder(place = tmpdir()): string {
  const above = mkdtempSync(path.join(place, 'trellis-stranger-'));
  onTestFinished(() => rmSync(above, { recursive: true, force: true }));
  const folder = path.join(above, 'Meine Gärten 庭');
  mkdirSync(folder);
  return folder;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A place for folders that has no folder in common with the temporary one, as `/home` with `/usr/lib`. */
export function otherPlace(): string {
  const first = (folder: string): string | undefined => folder.split(path.sep)[1];
  const place = ['/var/tmp', '/dev/shm', homedir()].find(
    (folder) => first(folder) !== first(tmpdir()) && isWritable(folder),
  );
  if (place === undefined) throw new Error('No place outside of the temporary folder can be written to.');
  return place;
}

/** Writes the documentation of `tests/sites/stranger` into a folder. */
export function writeDocumentation(folder: string, api: Api): void {
  cpSync(path.join(repository, 'tests/sites/stranger'), folder, { recursive: true });
  writeSpecification(folder, api);
}

/** Writes a file, and the folders above it. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Makes a folder a project of Astro. */
export function writeProject(folder: string, config: string): void {
  write(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  write(path.join(folder, 'astro.config.mjs'), config);
}

/** Returns true if the share image that a page names is in the built site. */
export const hasImage = (output: string, image = ''): boolean => existsSync(path.join(output, new URL(image).pathname));
