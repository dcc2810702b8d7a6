import type { TypeReading } from '../../content/twoslash/reading.js';
import type { TypePackages } from './packages.js';

/** Data that the worker begins with. */
export interface TypeThreadInput extends TypePackages {
  /** Absolute path of the documentation; its fences are files in it. */
  folder: string;
  isUntrusted: boolean;
}

export interface TypeQuestion {
  code: string;
  lang: string;
}

export interface TypeAnswer {
  reading: TypeReading;
  /** Absolute paths of the files that were looked for until then, those of packages left out; none where nothing may be read. */
  sought: readonly string[];
}
