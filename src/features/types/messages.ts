import type { TypeReading } from '../../highlight/twoslash/reading.js';
import type { TypePackages } from './packages.js';

/** Initial data of the worker. */
export interface TypeThreadInput extends TypePackages {
  /** Absolute path of the documentation folder, in which code blocks are treated as files. */
  folder: string;
  isUntrusted: boolean;
}

export interface TypeQuestion {
  code: string;
  lang: string;
}

export interface TypeAnswer {
  reading: TypeReading;
  /** Absolute paths of the files looked for so far, except in packages; empty if no file may be read. */
  sought: readonly string[];
}
