import type { JsonPath } from '../config/tree.js';

/** A JSON value. */
export type Written = string | number | boolean | null | Written[] | WrittenObject;

export interface WrittenObject {
  [key: string]: Written | undefined;
}

/** A setting that the other form cannot express. */
export interface Lost {
  /** As the author wrote it: `topbarCtaButton.style`. */
  what: string;
  why: string;
  /** Path relative to the folder, and line; absent if it is in no file. */
  file?: string | undefined;
  line?: number | undefined;
}

/** A converted configuration. */
export interface Migrated {
  docs: WrittenObject;
  lost: Lost[];
}

/** Path in the model of a setting that the other form cannot express. */
export interface LostPart {
  path: JsonPath;
  what: string;
  why: string;
}

/** True if a value is a JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
