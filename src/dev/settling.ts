import { kindAt } from '../shared/kindAt.js';
import { stampOf } from '../shared/stampOf.js';
import { textAt } from '../shared/textAt.js';
import { textFile } from './fileNames.js';

/** Milliseconds within which several writes count as one save. */
const settle = 25;
/** Milliseconds for which a file that looks half-written may stay so. */
const patience = 150;

/** Changed files that are reported when they stay as they are. */
interface Settling {
  note: (changed: readonly string[]) => void;
  /** True for a file that is going to be reported. */
  has: (file: string) => boolean;
  stop: () => void;
}

/** @param report receives the stamps of files, by absolute path. */
export function createSettling(report: (stamps: Map<string, string>) => void): Settling {
  const files = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (changed: readonly string[]): void => {
    if (changed.length === 0) return;
    for (const file of changed) files.set(file, stampOf(file));
    clearTimeout(timer);
    timer = setTimeout(finish, settle);
  };
  const finish = (isLate = false): void => {
    // A large file is written in several steps.
    const unfinished = changedSince(files);
    if (unfinished.length > 0) {
      note(unfinished);
    } else if (!isLate && [...files.keys()].some(isHalfWritten)) {
      timer = setTimeout(() => finish(true), patience);
    } else {
      const stamps = new Map(files);
      files.clear();
      report(stamps);
    }
  };
  return { note, has: (file) => files.has(file), stop: () => clearTimeout(timer) };
}

/** The files whose stamps are no longer the given ones. */
export const changedSince = (stamps: ReadonlyMap<string, string>): string[] =>
  [...stamps].filter(([file, stamp]) => stampOf(file) !== stamp).map(([file]) => file);

/** True if a file that pages are made from is gone, empty, or JSON that cannot be read: programs leave such files for a moment when they save. */
function isHalfWritten(file: string): boolean {
  if (!textFile.test(file) || kindAt(file) === 'folder') return false;
  const text = textAt(file)?.trim() ?? '';
  if (text === '' || !file.endsWith('.json')) return text === '';
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
