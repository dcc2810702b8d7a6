import { readFileSync } from 'node:fs';
import type { Gathered } from '../mdx/compile/context.js';
import type { Answers } from '../mdx/compile/recording.js';
import { contentDigest } from '../shared/digest.js';
import type { Page } from './page.js';

/** A compiled page with the inputs of its compilation. */
export interface CompiledPage {
  page: Page;
  /** True if its text was not compiled. */
  isOutline: boolean;
  /** Stamp of the file; empty if it cannot tell whether the file has changed. */
  stamp: string;
  /** Digest of the file. */
  source: string;
  /** Digest of the options that all pages share. */
  options: string;
  /** Changes when the recorded answers may have changed. */
  surroundings: string;
  answers: Answers;
  /** `showsGaps` of the options; undefined if the page asked for no image. */
  showsGaps?: boolean | undefined;
  /** What the page requested from other files, with a digest of the results. */
  requests: Pick<Gathered, 'imports' | 'declared'>;
  imported: string;
}

/** Digest of a file; undefined if it cannot be read. */
export function digestOfFile(file: string): string | undefined {
  try {
    return contentDigest(readFileSync(file));
  } catch {
    return undefined;
  }
}
