import { once } from 'node:events';
import { lstatSync, type Stats } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import type { FolderStart } from '../project/session.js';
import { cacheFolder } from '../shared/cacheFolder.js';
import { isInside } from '../shared/isInside.js';
import { kindAt } from '../shared/kindAt.js';
import { namesIn } from '../shared/namesIn.js';
import { packageRoot } from '../shared/packageRoot.js';
import { stampOf } from '../shared/stampOf.js';
import { isEndless } from './circles.js';
import { isForeignFile, textFile } from './fileNames.js';
import { isSilent } from './isSilent.js';
import { changedSince, createSettling } from './settling.js';

/** Milliseconds for which chokidar ignores further changes of a file. */
const silence = 50;
/** Milliseconds between comparisons of files, for text and for other files, where the file system does not report edits. */
const intervals = { interval: 500, binaryInterval: 2000 };
/** Milliseconds between checks of named files that are not watched, and of the targets of links. */
const otherCheck = 1000;
/** Milliseconds by which the clock of a disk may be slow. */
const clockTick = 10;

/** A folder that is being watched. */
export interface Watching {
  /** Resolves when every further change is noticed. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

export interface WatchOptions {
  /** Absolute path. */
  folder: string;
  /** State of the folder when it was read. */
  start: FolderStart;
  /** Absolute paths of folders that are not watched. */
  skip?: readonly string[] | undefined;
  /** Absolute paths of files that the site is made from wherever they are, such as `../openapi.yaml` or `dist/openapi.yaml`. */
  namedFiles?: (() => readonly string[]) | undefined;
}

/**
 * Watches a documentation folder, including changes made before the watcher started.
 *
 * @param lose called when the folder itself is moved or deleted: the watcher then notices nothing more.
 * @param follow receives the absolute paths of changed files.
 */
export function watchFolder(
  { folder, start, skip = [], namedFiles = () => [], lose }: WatchOptions & { lose?: () => void },
  follow: (files: readonly string[]) => void,
): Watching {
  const isWatched = createFilter(folder, skip);
  /** Stamps of all files when they were last reported. */
  const reported = new Map<string, string>();
  /** Stamps of links, whose targets are checked regularly: Chokidar forgets a link when its target is gone for a while. */
  const links = new Map<string, string>();
  /** Entries that were there when the watcher looked last; undefined until it is ready. */
  let entries: Set<string> | undefined;
  const timers = new Set<NodeJS.Timeout>();
  const {
    note,
    has,
    stop: stopReports,
  } = createSettling((files) => {
    for (const file of files.keys()) {
      const stats = statsAt(file);
      if (stats) entries?.add(file);
      // Editors save through files that are gone a moment later.
      else if (entries && !entries.delete(file) && !textFile.test(file)) files.delete(file);
      if (stats?.isSymbolicLink()) links.set(file, '');
      else links.delete(file);
    }
    const stamps = new Map([...files, ...changedSince(links).map((link) => [link, stampOf(link)] as const)]);
    for (const [file, stamp] of stamps) {
      reported.set(file, stamp);
      if (links.has(file)) links.set(file, stamp);
    }
    const check = setTimeout(() => {
      timers.delete(check);
      // The events of a file's folder report the file, watched or not.
      const others = [...stamps.keys()].filter((file) => !statsAt(file)?.isFile());
      const overlooked = others.length === 0 ? [] : overlookedAt(others, watcher.getWatched(), isWatched);
      watcher.add(overlooked);
      const missed = [...stamps.keys()].filter((file) => !has(file) && stampOf(file) !== reported.get(file));
      note([...missed, ...overlooked.filter((file) => !stamps.has(file))]);
    }, silence);
    timers.add(check);
    follow([...stamps.keys()]);
  });
  const watcher = watch(folder, {
    ignored: (file) => !isWatched(file),
    ignoreInitial: true,
    ignorePermissionErrors: true,
    usePolling: isSilent(folder),
    ...intervals,
  });
  watcher.on('all', (event, file) => {
    if (event === 'unlinkDir' && file === folder) lose?.();
    note([file]);
  });
  // Chokidar misses some of the links, deletions and moves that follow each other at once, but the system reports them all.
  watcher.on('raw', (_event, name, details) => note(fileOf(name, details).filter(isWatched)));
  const inFolder = (name: string): string => path.join(folder, name);
  const ready = once(watcher, 'ready').then(() => {
    const names = namesIn(folder);
    const gone = start.names.filter((name) => !names.includes(name)).map(inFolder);
    const found = names.map(inFolder).flatMap((file) => [...entriesAt(file, isWatched)]);
    entries = new Set([folder, ...found.map(([file]) => file)]);
    for (const [file, stats] of found) if (stats.isSymbolicLink()) links.set(file, stampOf(file));
    // A folder changes when an entry is added or removed.
    const changed = found.filter(([, { ctimeMs }]) => ctimeMs >= start.time - clockTick).map(([file]) => file);
    // The watcher overlooks a folder that is made while it starts, and would overlook each later edit in it.
    watcher.add(changed);
    note([...gone.filter(isWatched), ...changed]);
  });
  // A folder that cannot be watched must not end the server.
  watcher.on('error', () => undefined);
  const findOtherChanges = createComparison(
    namedFiles,
    (file) => !isInside(file, folder) || !isWatched(file),
    start.time,
  );
  const checks = setInterval(() => note([...findOtherChanges(), ...changedSince(links)]), otherCheck);
  const stop = (): Promise<void> => {
    clearInterval(checks);
    stopReports();
    for (const each of timers) clearTimeout(each);
    return watcher.close();
  };
  return { ready, stop };
}

/**
 * Creates a function that returns the files that have changed since its last call.
 *
 * @param isCompared is asked once for each file.
 * @param start time in milliseconds from which on changes count.
 */
function createComparison(
  filesNow: () => readonly string[],
  isCompared: (file: string) => boolean,
  start: number,
): () => string[] {
  const known = new Set<string>();
  const stamps = new Map<string, string>();
  let since = start;
  return () => {
    const changed = changedSince(stamps);
    const added = filesNow().filter((file) => !known.has(file));
    for (const file of added) known.add(file);
    const compared = added.filter(isCompared);
    for (const file of [...changed, ...compared]) stamps.set(file, stampOf(file));
    // These may have changed after they were read.
    const recent = compared.filter((file) => (statsAt(file)?.ctimeMs ?? 0) >= since - clockTick);
    since = Date.now();
    return [...changed, ...recent];
  };
}

/** Tells which files of a folder are watched: neither those of tools and builds, nor those in the folders of `skip`. */
function createFilter(folder: string, skip: readonly string[]): (file: string) => boolean {
  const skipped = [
    ...skip,
    cacheFolder(folder),
    `${folder}/node_modules`,
    `${folder}/.git`,
    `${folder}/dist`,
    // Astro writes it when it starts.
    `${folder}/.astro`,
    // In Trellis' own repository these files are the generator, not the documentation.
    ...(isInside(packageRoot, folder) ? [`${packageRoot}src`, `${packageRoot}tests`, `${packageRoot}lib`] : []),
  ];
  const isSkipped = (file: string): boolean =>
    skipped.some((other) => isInside(file, other)) ||
    /[/\\](?:node_modules|\.git)(?:[/\\]|$)/.test(file.slice(folder.length));
  const isForeign = (file: string): boolean =>
    isForeignFile(file.slice(folder.length + 1)) && kindAt(file) !== 'folder';
  return (file) => !isSkipped(file) && !isForeign(file) && !isEndless(file);
}

/** Links are not followed. */
function statsAt(file: string): Stats | undefined {
  try {
    return lstatSync(file);
  } catch {
    // Nothing is there, or a file has taken the place of its folder.
    return undefined;
  }
}

/** The watched entries at and below a path. */
function* entriesAt(file: string, isWatched: (file: string) => boolean): Generator<[file: string, stats: Stats]> {
  const stats = isWatched(file) ? statsAt(file) : undefined;
  if (!stats) return;
  yield [file, stats];
  if (stats.isDirectory()) for (const name of namesIn(file)) yield* entriesAt(path.join(file, name), isWatched);
}

/** The file of an event of the system: an entry of a watched folder, or a watched file, whose name in the event may be an old one. */
function fileOf(name: unknown, details: unknown): string[] {
  const { watchedPath } = details as { watchedPath?: string };
  if (typeof name !== 'string' || watchedPath === undefined) return [];
  return [kindAt(watchedPath) === 'folder' ? path.join(watchedPath, name) : watchedPath];
}

/** The entries at and below some paths that a watcher does not watch, but should. */
function overlookedAt(
  files: readonly string[],
  watched: Readonly<Record<string, readonly string[]>>,
  isWatched: (file: string) => boolean,
): string[] {
  return files
    .flatMap((file) => Array.from(entriesAt(file, isWatched), ([entry]) => entry))
    .filter((entry) => !watched[path.dirname(entry)]?.includes(path.basename(entry)));
}
