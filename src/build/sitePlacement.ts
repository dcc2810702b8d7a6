import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { filesIn } from '../shared/filesIn.js';
import { writeWhole } from '../shared/wholeFile.js';
import { tryLock } from './lock.js';
import { isEmpty, isSite, mark } from '../content/siteMark.js';
import { unwritable } from '../content/pathFaults.js';
import { closeRun, deadRuns, journalOf, stagingOf } from '../project/runs.js';

const journalSchema = z.object({ output: z.string(), files: z.array(z.string()) });
type Journal = z.infer<typeof journalSchema>;

/**
 * Order in which files are placed. The mark comes first, so that a half-written folder is recognised as a site; files that name other files come
 * after those.
 */
function rank(file: string): number {
  if (file === path.normalize(mark)) return 0;
  if (file.endsWith('.html')) return 3;
  return path.basename(file).startsWith('pagefind') ? 2 : 1;
}

/** Moves a file, if necessary from one disk to another. */
export function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // The output may be on another disk than the cache.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const draft = path.join(path.dirname(to), `.trellis-${process.pid}`);
    try {
      copyFileSync(from, draft);
      // The next build compares times to detect changed files.
      const { atime, mtime } = statSync(from);
      utimesSync(draft, atime, mtime);
      renameSync(draft, to);
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** Creates the folders of a file inside the output. A link in place of a folder would send the file elsewhere, so links are replaced. */
function makeFolders(output: string, folder: string, folders: Set<string>): void {
  if (folder === '.' || folders.has(folder)) return;
  makeFolders(output, path.dirname(folder), folders);
  const absolute = path.join(output, folder);
  const there = lstatSync(absolute, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) rmSync(absolute);
  if (!there?.isDirectory()) mkdirSync(absolute);
  folders.add(folder);
}

/** Removes files that are not kept, and empty folders. Returns true if the folder is empty. */
function takeAway(output: string, isKept: (file: string) => boolean, under = ''): boolean {
  let isEmptied = true;
  for (const entry of readdirSync(path.join(output, under), { withFileTypes: true })) {
    const relative = path.join(under, entry.name);
    const absolute = path.join(output, relative);
    if (entry.isDirectory()) {
      if (takeAway(output, isKept, relative)) rmdirSync(absolute);
      else isEmptied = false;
    } else if (isKept(relative)) isEmptied = false;
    else rmSync(absolute);
  }
  return isEmptied;
}

/** True if the disk ignores case, as most disks of Macs do. */
function mergesCapitals(output: string): boolean {
  return existsSync(path.join(output, mark.toUpperCase()));
}

function placeFiles(staging: string, { output, files }: Journal): void {
  const all = new Set(files);
  const staged = filesIn(staging).filter((file) => all.has(file));
  const folders = new Set<string>();
  for (const file of staged.sort((a, b) => rank(a) - rank(b))) {
    const from = path.join(staging, file);
    // A build writes files, never links.
    if (!lstatSync(from).isFile()) continue;
    makeFolders(output, path.dirname(file), folders);
    const to = path.join(output, file);
    if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true });
    move(from, to);
  }
  const form = mergesCapitals(output) ? (file: string) => file.normalize().toLowerCase() : (file: string) => file;
  const names = new Set(files.map(form));
  takeAway(output, (file) => names.has(form(file)));
}

/**
 * Puts a site in place: moves its new files one by one, and removes files that are not part of it. During the placement, readers get either
 * version of each file. `finishPlacing` finishes an interrupted placement.
 *
 * @param run folder of the run that rendered the site.
 * @param output absolute path without symbolic links.
 * @param files paths of all files of the site, including unchanged ones in place. If left out, all files are new.
 */
export function placeSite(run: string, output: string, files?: readonly string[]): void {
  const staging = stagingOf(run);
  if (!existsSync(output)) {
    mkdirSync(path.dirname(output), { recursive: true });
    try {
      renameSync(staging, output);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      mkdirSync(output);
    }
  }
  const journal: Journal = { output, files: [...(files ?? filesIn(staging))] };
  writeWhole(journalOf(run), JSON.stringify(journal));
  placeFiles(staging, journal);
  rmSync(journalOf(run));
}

/** Reads the journal of a run; undefined for a folder without one. The mark is the first file of a site in place. */
function readJournal(run: string): Journal | undefined {
  try {
    const journal = journalSchema.parse(JSON.parse(readFileSync(journalOf(run), 'utf8')));
    const { output, files } = journal;
    const isSound = files.includes(path.normalize(mark)) && files.every((file) => unwritable(file) === undefined);
    const isFree = !existsSync(output) || isSite(output) || isEmpty(output);
    return isSound && isFree ? journal : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finishes the placements of builds that were killed.
 *
 * @param project absolute path of the documentation folder.
 * @param held output folder that this process has locked.
 */
export function finishPlacing(project: string, held?: string): void {
  // A running build would hold the lock.
  const isEnded = (run: string): boolean => held !== undefined && readJournal(run)?.output === held;
  for (const run of deadRuns(project, isEnded)) {
    const journal = readJournal(run);
    if (!journal) {
      // A placement that cannot be finished is dropped.
      rmSync(journalOf(run), { recursive: true, force: true });
      continue;
    }
    const release = journal.output === held ? () => undefined : tryLock(journal.output);
    if (!release) continue;
    try {
      if (existsSync(journal.output) && existsSync(stagingOf(run))) placeFiles(stagingOf(run), journal);
      // The journal goes first, because a run without its files cannot be placed.
      rmSync(journalOf(run), { force: true });
      closeRun(run);
    } catch (error) {
      // Another build that uses the output folder finishes the placement.
      if (journal.output === held) throw error;
    } finally {
      release();
    }
  }
}
