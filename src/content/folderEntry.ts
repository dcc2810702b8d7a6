import { accessSync, constants, lstatSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Boundary } from '../config/boundary.js';
import { kindAt } from '../shared/kindAt.js';

const pageName = /\.mdx?$/i;
/** Maximum number of bytes of a text that is read; it equals a hundred books. */
export const maxBytes = 10_000_000;
const ignoreName = /^\.(?:git|mint|trellis)ignore$/;

const tooLong = `is larger than ${maxBytes / 1_000_000} MB`;

/** True if a file exists and is too large to read. */
function isTooLong(absolute: string): boolean {
  try {
    return statSync(absolute).size > maxBytes;
  } catch {
    return false;
  }
}

/** An entry of a folder: its kind, or what is wrong with it as part of a sentence. */
export type FolderEntry = { kind: 'file' | 'folder' | undefined; fault?: string };

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** Why something may not be read; empty if it no longer exists. */
function faultOfAccess(absolute: string, mode: number): string | undefined {
  try {
    accessSync(absolute, mode);
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ENOENT') return `may not be read (the system says ${code})`;
    // A file that was deleted after the folder was read is not a fault.
    return absolute.includes('\uFFFD') ? 'has a name that is not UTF-8' : '';
  }
}

function faultOfLink(absolute: string): string {
  try {
    realpathSync(absolute);
  } catch (error) {
    if (codeOf(error) === 'ELOOP') return 'is a link in a circle';
    if (codeOf(error) !== 'ENOENT') return `is a link that cannot be followed (the system says ${codeOf(error)})`;
  }
  return 'is a link to nowhere';
}

/** Examines an entry of a folder. Files that a link brings in from elsewhere on this machine are not published. */
export function folderEntryAt(entry: Dirent, absolute: string, boundary: Boundary): FolderEntry {
  const isLink = entry.isSymbolicLink();
  const kind = isLink ? kindAt(absolute) : entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : undefined;
  if (isLink && kind === undefined) return { kind, fault: faultOfLink(absolute) };
  if (isLink && !boundary.holds(absolute))
    return { kind: undefined, fault: `is a link that leads out of the ${boundary.name}` };
  if (kind === undefined) return { kind };
  const fault = faultOfAccess(absolute, kind === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
  if (fault !== undefined) return { kind: undefined, ...(fault !== '' && { fault }) };
  const isText = pageName.test(entry.name) || ignoreName.test(entry.name);
  if (kind === 'file' && isText && isTooLong(absolute)) return { kind: undefined, fault: tooLong };
  const isMisnamed = kind === 'folder' && (pageName.test(entry.name) || ignoreName.test(entry.name));
  return isMisnamed
    ? { kind, fault: `is a ${isLink ? 'link to a ' : ''}folder, and has the name of a file` }
    : { kind };
}

/** True if a text is there and can be read, and is no link. */
export function isPlainText(absolute: string): boolean {
  const isFile = lstatSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile && faultOfAccess(absolute, constants.R_OK) === undefined && !isTooLong(absolute);
}

/** Why the text of a file cannot be read, as part of a sentence. */
export function faultOfText(absolute: string): string {
  return faultOfAccess(absolute, constants.R_OK) ?? tooLong;
}

/** Reports an entry that cannot be used. */
export function unreadable(file: string, fault: string): Diagnostic {
  return diagnostic('content/unreadable', { message: `\`${file}\` ${fault}.`, help: helpAgainst(file, fault), file });
}

function helpAgainst(file: string, fault: string): string {
  if (ignoreName.test(file.slice(file.lastIndexOf('/') + 1)))
    return 'Put a file in its place: until then, nothing is hidden by it.';
  // A fault of the name, not of what has it.
  if (fault.startsWith('has ')) return 'Rename it; the site is built without it.';
  return 'Put a file in its place, or take it away; the site is built without it.';
}
