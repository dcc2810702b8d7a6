import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { isInside } from '../../shared/isInside.js';
import { packageRoot } from '../../shared/packageRoot.js';
import { cacheFolder } from '../../shared/cacheFolder.js';

/** Milliseconds within which several writes count as one save. */
const settle = 40;
/** Milliseconds by which a disk's clock may be behind. */
const clockTick = 10;

/**
 * Calls back when files of a documentation folder change, including files that changed before the watcher first saw them.
 *
 * @param since time at which the folder was read, in milliseconds.
 * @param follow receives the absolute paths.
 */
export function watchFolder(
  { watcher, httpServer }: Pick<ViteDevServer, 'watcher' | 'httpServer'>,
  { folder, since }: { folder: string; since: number },
  follow: (files: readonly string[]) => void,
): void {
  const left = [
    cacheFolder(folder),
    `${folder}/node_modules`,
    `${folder}/.git`,
    `${folder}/dist`,
    // In Trellis' own repository these files are the generator, not the documentation.
    ...(isInside(packageRoot, folder) ? [`${packageRoot}src`, `${packageRoot}tests`] : []),
  ];
  let files: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const note = (changed: readonly string[]): void => {
    if (changed.length === 0) return;
    files.push(...changed);
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow(files);
      files = [];
    }, settle);
  };
  const isOurs = (file: string): boolean => isInside(file, folder) && !left.some((skipped) => isInside(file, skipped));
  watcher.add(folder);
  watcher.on('all', (_event, file) => note(isOurs(file) ? [file] : []));
  watcher.once('ready', () => note(changedSince(folder, since - clockTick, isOurs)));
  httpServer?.once('close', () => clearTimeout(timer));
}

/** The files and folders below a folder that have changed since a time. */
function changedSince(folder: string, since: number, isOurs: (file: string) => boolean): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // The file was deleted; the watcher reports that.
    return [];
  }
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!isOurs(file)) return [];
    const changed = lstatSync(file, { throwIfNoEntry: false });
    return [
      ...(changed && changed.ctimeMs >= since ? [file] : []),
      ...(entry.isDirectory() ? changedSince(file, since, isOurs) : []),
    ];
  });
}
