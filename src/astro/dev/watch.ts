import type { ViteDevServer } from 'vite';
import { isInside } from '../../shared/isInside.js';
import { cacheFolder, packageRoot } from '../paths.js';

/** Milliseconds in which several writes of one save are taken together. */
const settle = 40;

/**
 * Calls back when files of a documentation folder have changed.
 *
 * @param follow gets their absolute paths.
 */
export function watchFolder(
  { watcher, httpServer }: Pick<ViteDevServer, 'watcher' | 'httpServer'>,
  folder: string,
  follow: (files: readonly string[]) => void,
): void {
  const left = [
    cacheFolder(folder),
    `${folder}/node_modules`,
    `${folder}/.git`,
    `${folder}/dist`,
    // In Trellis' own repository these are the generator, not the documentation.
    ...(isInside(packageRoot, folder) ? [`${packageRoot}src`, `${packageRoot}tests`] : []),
  ];
  const isOurs = (file: string): boolean => isInside(file, folder) && !left.some((skipped) => isInside(file, skipped));
  let files: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (!isOurs(file)) return;
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow(files);
      files = [];
    }, settle);
  });
  httpServer?.once('close', () => clearTimeout(timer));
}
