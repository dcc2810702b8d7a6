import type { JsonObject } from './json.js';
import type { Recall } from './recall.js';
import type { TreeOptions } from './schema/tree.js';

/** What every part of an operation is rendered from. */
export interface Context {
  document: JsonObject;
  recall: Recall;
  tree: TreeOptions;
}
