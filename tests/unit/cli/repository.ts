import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './folder.js';

const identity = ['-c', 'user.name=Fern', '-c', 'user.email=fern@example.com', '-c', 'commit.gpgsign=false'];

/** Runs git in a folder. */
export function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...identity, ...words], { encoding: 'utf8' }).trim();
}

/** Writes files and deletes those without a text. */
export function change(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { recursive: true });
    else writeFileSync(file, text);
  }
}

/** Commits everything in a folder. */
export function commit(folder: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'A state');
}

/** A repository with one commit of these files, until the test ends. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  commit(folder);
  return folder;
}
