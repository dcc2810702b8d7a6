import { remember } from '../shared/remember.js';
import { createValidity, type Direction, type Validity } from './example/validity.js';
import { exampleValue } from './example/value.js';
import type { Json, JsonObject } from './json.js';
import { innerNodes, type SchemaNode } from './schema/node.js';
import { sentTree } from './schema/sentTree.js';
import { schemaTree, type TreeOptions } from './schema/tree.js';

/** Schemas with longer texts are not cached. Operations share references to schemas, which are short. */
const longestShared = 200;
/** Maximum number of cached rows and examples. Operations of one tag follow each other, and most specifications fit entirely. */
const mostRows = 50_000;
const mostExamples = 2_000;

/** Cache of a document's rendered schemas. Operations share most schemas, so each is rendered once. */
export class Recall {
  readonly #document: JsonObject;
  readonly #validity: Validity;
  readonly #trees = new Map<string, SchemaNode>();
  readonly #examples = new Map<string, Json | undefined>();
  #rows = 0;

  constructor(document: JsonObject, validity = createValidity(document)) {
    this.#document = document;
    this.#validity = validity;
  }

  /** The rows of a schema that are sent in a direction. The same object is returned for the same arguments while it is cached. */
  tree(schema: Json, options: TreeOptions, direction?: Direction): SchemaNode {
    const grow = (): SchemaNode => {
      const tree = schemaTree(this.#document, schema, options);
      return direction === undefined ? tree : sentTree(tree, direction);
    };
    const text = sharedText(schema);
    if (text === undefined) return grow();
    return remember(this.#trees, `${JSON.stringify(options)} ${direction ?? ''} ${text}`, () => {
      const tree = grow();
      if (this.#rows > mostRows) {
        this.#trees.clear();
        this.#rows = 0;
      }
      this.#rows += rowsOf(tree);
      return tree;
    });
  }

  /** True if a value matches a schema, or if that is unknown. */
  accepts(value: Json, schema: Json, direction: Direction): boolean {
    return this.#validity.accepts(value, schema, direction);
  }

  /** A value that matches a schema; undefined if none is found. */
  example(schema: Json, direction: Direction): Json | undefined {
    const text = sharedText(schema);
    if (text === undefined) return exampleValue(this.#document, schema, direction, this.#validity);
    const key = `${direction} ${text}`;
    if (this.#examples.has(key)) return this.#examples.get(key);
    const value = exampleValue(this.#document, schema, direction, this.#validity);
    if (this.#examples.size >= mostExamples) this.#examples.clear();
    this.#examples.set(key, value);
    return value;
  }
}

function sharedText(schema: Json): string | undefined {
  const text = JSON.stringify(schema);
  return text.length <= longestShared ? text : undefined;
}

function rowsOf(schema: SchemaNode): number {
  return innerNodes(schema).reduce((sum, node) => sum + rowsOf(node), 1);
}
