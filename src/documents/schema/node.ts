/** A part of a page that may load its content on demand. */
export interface Loader {
  /** Ids of elements in the content to which the page links. */
  anchors?: readonly string[];
}

/** A row of a schema for readers: references followed, `allOf` merged, recursion cut. A plain, serialisable value that never exceeds its budget. */
export interface SchemaNode extends Loader {
  /** Property name, `{key}` for additional properties, `/pattern/` for pattern properties, `[0]` for a tuple's item; undefined for roots. */
  name?: string;
  /** For readers: `integer<int64>`, `Plant · object[]`, `string | null`, `any`, `never`. */
  type: string;
  /** Name of its component schema. */
  schemaName?: string;
  /** Id of the entry whose page describes its type (GraphQL). */
  typePage?: string;
  /** The parts of its type, if several parts have pages. */
  typeParts?: readonly TypePart[];
  title?: string;
  required: boolean;
  deprecated: boolean;
  /** Reason for the deprecation, in Markdown. */
  deprecation?: string;
  /** Version that introduced it, as written. */
  since?: string;
  readOnly: boolean;
  writeOnly: boolean;
  /** Markdown. */
  description?: string;
  /** Values as short texts: strings as written, everything else as JSON, long values cut. */
  default?: string;
  const?: string;
  /** Allowed values; empty if any value is allowed. For an array, the allowed values of its items. */
  enum: readonly string[];
  /** Names and descriptions of the allowed values, in the same order. */
  enumTexts?: readonly EnumText[];
  examples: readonly string[];
  /** In a fixed order, each short enough for one line: `{ kind: 'range', text: '1 ≤ x ≤ 100' }`. */
  constraints: readonly Constraint[];
  /** Properties of the object or of an array's objects, or items of a tuple. Rows for additional properties come last. */
  children: readonly SchemaNode[];
  /** Words before the name, such as `static`, and marks after it, such as `beta`. */
  marks?: readonly string[];
  /** True if `children` are the arguments of a GraphQL field. */
  hasArguments?: true;
  /** Choices of `oneOf` and `anyOf`, in addition to `children`. There is rarely more than one set. */
  variants: readonly Variants[];
  /** Further schemas that the value must match under a condition, or must not match. */
  clauses?: readonly Clause[];
  /** True if other nodes of the tree are cut because this one shows the same schema. */
  isTarget?: true;
  /** Present if the tree does not show the whole schema. */
  cut?: Cut;
  /** Id for links to the node from elsewhere on its page. */
  anchor?: string;
  /** The same node with the content that its page loads on demand. */
  later?: SchemaNode;
}

/** Name and description of an allowed value. */
export interface EnumText {
  /** Name in code generated from the schema. */
  name?: string;
  /** Markdown. */
  description?: string;
}

/** A part of a type. */
export interface TypePart {
  text: string;
  /** Id of the entry whose page describes it. */
  page?: string;
  /** Id of the element on that page. */
  anchor?: string;
  /** Address on another site. */
  url?: string;
}

interface Cut {
  /**
   * Why the tree stops: `recursive` inside a schema of the same name, `repeated` if another node of the tree (with `isTarget`) shows the
   * schema, `budget` at the maximum depth or number of rows.
   */
  reason: 'recursive' | 'repeated' | 'budget';
  /** Name of the hidden schema. */
  name: string;
  /** Number of hidden rows, if known. */
  more?: number;
  /** Id of the element that shows the hidden schema. */
  anchor?: string | undefined;
}

/** A constraint of a schema, without words, because those depend on the language of the page. */
export type Constraint = (TextConstraint | CountConstraint | FlagConstraint) & {
  /** True if it applies to each item of an array. */
  ofItems?: true;
};

/** A constraint written as a formula, pattern or name, which needs no translation. */
export interface TextConstraint {
  kind: 'range' | 'multipleOf' | 'pattern' | 'mediaType' | 'names' | 'requires' | 'headers';
  text: string;
  /** Property on which it depends (`dependentRequired`). */
  given?: string;
}

/** Limits for the number of characters, items, certain items or properties; at least one is set. */
export interface CountConstraint {
  kind: 'length' | 'items' | 'contains' | 'properties';
  least?: number;
  most?: number;
}

/** `unique`: no two items are equal. `closed`: only described properties are allowed. */
type FlagConstraint = { kind: 'unique' } | { kind: 'closed' };

export interface Variants {
  /** `oneOf`: exactly one applies; `anyOf`: at least one. */
  kind: 'oneOf' | 'anyOf';
  /** Property whose value identifies the choice. */
  discriminator?: string;
  options: readonly Variant[];
}

export interface Variant {
  /** The subschema's title, component name or type, unique among the options; undefined if it has none of them. */
  label?: string;
  /** Values of the discriminator's property for this choice. */
  discriminatorValues?: readonly string[];
  /** Applies if the discriminator's property is missing or has another value (OpenAPI 3.2, `defaultMapping`). */
  isDefault?: true;
  node: SchemaNode;
}

/** A schema besides the main one: `present` applies if the value has a property, `contains` to some items of an array. */
export interface Clause {
  kind: 'not' | 'contains' | 'present' | 'if' | 'then' | 'else';
  /** The property of `present`. */
  name?: string;
  node: SchemaNode;
}

/** The schemas directly inside a schema. */
export function innerNodes({ children, variants, clauses = [] }: SchemaNode): SchemaNode[] {
  return [...children, ...[...variants.flatMap(({ options }) => options), ...clauses].map(({ node }) => node)];
}
