import type { Validity } from './example/validity.js';
import type { JsonObject } from './json.js';
import type { TreeOptions } from './schema/tree.js';

/** What every part of an operation is drawn from. */
export interface Context {
  document: JsonObject;
  validity: Validity;
  tree: TreeOptions;
}
