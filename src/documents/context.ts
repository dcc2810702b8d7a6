import type { JsonObject } from './json.js';
import type { Recall } from './recall.js';
import type { TreeOptions } from './schema/tree.js';

/** Shared input of the functions that describe parts of an operation. */
export interface Context {
  document: JsonObject;
  recall: Recall;
  tree: TreeOptions;
}
