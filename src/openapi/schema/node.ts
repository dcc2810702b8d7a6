import type { Json } from '../json.js';

/**
 * One row of a schema as a reader sees it: references followed, `allOf` merged, cycles cut.
 * A plain value: safe to serialise, and never larger than the budget it was made with.
 */
export interface SchemaNode {
  /** Property name, `{key}` for other properties, `[0]` for a tuple's place; undefined for the root and for variants. */
  name?: string;
  /** For readers: `integer<int64>`, `Plant · object[]`, `string | null`, `any`, `never`. */
  type: string;
  /** Name of the component schema it comes from, or its `title`. */
  schemaName?: string;
  required: boolean;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  /** Markdown. */
  description?: string;
  default?: Json;
  const?: Json;
  /** Allowed values; empty when any is. */
  enum: readonly Json[];
  examples: readonly Json[];
  /** In a fixed order, short enough for one line each: `{ label: 'Required range', text: '1 <= x <= 100' }`. */
  constraints: readonly Constraint[];
  /** Properties of the object, or of the objects in an array; `{key}` rows last; places of a tuple. */
  children: readonly SchemaNode[];
  /** Choices of `oneOf` and `anyOf`, each complete in itself. */
  variants?: Variants;
  /** What the value must not be. */
  not?: SchemaNode;
  /**
   * Set where the tree stops although the schema goes on: `recursive` inside a schema of the same name, `depth` when the
   * budget is spent. `name` is what to show, `pointer` where `schemaTree` can go on from.
   */
  cut?: { reason: 'recursive' | 'depth'; name: string; pointer: string };
}

export interface Constraint {
  label: string;
  text: string;
}

export interface Variants {
  /** `oneOf`: exactly one applies; `anyOf`: at least one. */
  kind: 'oneOf' | 'anyOf';
  /** Property whose value tells the choices apart. */
  discriminator?: string;
  options: readonly Variant[];
}

export interface Variant {
  /** The subschema's title or component name, a type, else `Option 1`. */
  label: string;
  /** Value of the discriminator property that selects this choice. */
  discriminatorValue?: string;
  node: SchemaNode;
}
