import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { stampOf } from '../shared/stampOf.js';
import type { Gathered } from './compile/context.js';
import type { Answers } from './compile/recording.js';
import type { Page } from './page.js';

/** A page that was compiled, with everything that its compilation depended on. */
export interface CompiledPage {
  page: Page;
  /** True if its text was not compiled. */
  isOutline: boolean;
  /** Stamp of the file; empty if it does not tell whether the file has changed. */
  stamp: string;
  /** Digest of the file. */
  source: string;
  /** What the compilation of all pages depends on. */
  options: string;
  /** Changes when the answers may have changed. */
  surroundings: string;
  answers: Answers;
  /** What the page asked for from other files, and the digest of what it got. */
  requests: Pick<Gathered, 'imports' | 'declared'>;
  imported: string;
}

export const digestOfBytes = (bytes: Buffer): string => hash('sha256', bytes, 'base64url');

/** Digest of a file; undefined if it cannot be read. */
export function digestOfFile(file: string): string | undefined {
  try {
    return digestOfBytes(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Milliseconds after which a file that changes again has another time. */
const clockTick = 50;

/** Stamp of a file; empty if the file changed so lately that another change could leave its stamp as it is. */
export function settledStamp(file: string): string {
  const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > clockTick ? stampOf(file) : '';
}
