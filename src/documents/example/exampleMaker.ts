import type { Json, JsonObject } from '../json.js';
import type { Direction, Validity } from './validity.js';

/** State of generating one example. */
export interface Making {
  document: JsonObject;
  direction: Direction;
  validity: Validity;
  /** Generates a nested value; undefined if none matches. */
  make(schema: Json, level: ExampleDepth): Json | undefined;
  /** Counts an attempt; false once the search has made too many. */
  mayGoOn(): boolean;
  /** True if the example has grown so large that only required properties are added. */
  isLong(level: ExampleDepth): boolean;
  /** Leave out parts that cannot be generated instead of giving up on the whole. */
  lenient: boolean;
}

/** Depth of a value in an example. */
export interface ExampleDepth {
  depth: number;
  /** References followed so far. Meeting one of them again is a recursion. */
  above: ReadonlySet<string>;
}

/** One level deeper. */
export function below({ depth, above }: ExampleDepth): ExampleDepth {
  return { depth: depth + 1, above };
}
