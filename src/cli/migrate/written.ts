import type { JsonPath } from '../../config/tree.js';

/** A value of JSON as it is written. */
export type Written = string | number | boolean | null | Written[] | WrittenObject;

export interface WrittenObject {
  [key: string]: Written | undefined;
}

/** Setting of a file that the other form lacks. */
export interface Lost {
  /** In the words of its author: `topbarCtaButton.style`. */
  what: string;
  why: string;
  /** Path relative to the folder, and line; none for what is in no file. */
  file?: string | undefined;
  line?: number | undefined;
}

/** A configuration in another form. */
export interface Migrated {
  docs: WrittenObject;
  lost: Lost[];
}

/** Path in the model of a setting that the other form lacks. */
export interface LostPart {
  path: JsonPath;
  what: string;
  why: string;
}

/** True if a value is an object of JSON. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
