import type { Json, JsonObject } from '../json.js';
import type { Direction, Validity } from './validity.js';

/** State of making one example. */
export interface Making {
  document: JsonObject;
  direction: Direction;
  validity: Validity;
  /** Makes a value below; undefined when there is none that fits. */
  make(schema: Json, level: ExampleDepth): Json | undefined;
  /** Counts one more try; false when there have been so many that the search ends. */
  mayGoOn(): boolean;
  /** The example has grown large: only what is required goes in. */
  isLong(level: ExampleDepth): boolean;
  /** Parts that cannot be made are left out instead of making the whole impossible. */
  lenient: boolean;
}

/** Depth of a value in an example. */
export interface ExampleDepth {
  depth: number;
  /** References followed on the way; one of them again is a recursion. */
  above: ReadonlySet<string>;
}

/** One level further down. */
export function below({ depth, above }: ExampleDepth): ExampleDepth {
  return { depth: depth + 1, above };
}
