/**
 * One row of a schema as a reader sees it: references followed, `allOf` merged, cycles cut.
 * A plain value: safe to serialise, and never larger than the budget it was made with.
 */
export interface SchemaNode {
  /** Property name, `{key}` for other properties, `/pattern/` for matching ones, `[0]` for a tuple's place; undefined for roots. */
  name?: string;
  /** For readers: `integer<int64>`, `Plant · object[]`, `string | null`, `any`, `never`. */
  type: string;
  /** Name of the component schema it is. */
  schemaName?: string;
  /** Id of the operation whose page describes its type (GraphQL). */
  typePage?: string;
  /** The parts of its type, where several of them have pages. */
  typeParts?: readonly TypePart[];
  title?: string;
  required: boolean;
  deprecated: boolean;
  /** Why it is deprecated, in Markdown. */
  deprecation?: string;
  readOnly: boolean;
  writeOnly: boolean;
  /** Markdown. */
  description?: string;
  /** Values as short texts: strings as they are, everything else as JSON, long ones cut. */
  default?: string;
  const?: string;
  /** Allowed values; empty when any is. Of an array: those of its items. */
  enum: readonly string[];
  examples: readonly string[];
  /** In a fixed order, short enough for one line each: `{ kind: 'range', text: '1 ≤ x ≤ 100' }`. */
  constraints: readonly Constraint[];
  /** Properties of the object, or of the objects in an array, or places of a tuple; rows for other properties come last. */
  children: readonly SchemaNode[];
  /** Words before its name, and marks behind it, as written: `static`, `beta`. */
  marks?: readonly string[];
  /** `children` are the arguments of a GraphQL field. */
  hasArguments?: true;
  /** Choices of `oneOf` and `anyOf`, which add to `children`; nearly always at most one set of them. */
  variants: readonly Variants[];
  /** Schema that the value must not match. */
  not?: SchemaNode;
  /** Set where the tree stops although the schema goes on. */
  cut?: Cut;
}

/** A part of a type. */
export interface TypePart {
  text: string;
  /** Id of the operation whose page describes it. */
  page?: string;
  /** Id of its place on that page. */
  anchor?: string;
  /** Address on another site. */
  url?: string;
}

interface Cut {
  /** `recursive`: inside a schema of the same name. `budget`: the tree has reached its depth or number of rows. */
  reason: 'recursive' | 'budget';
  /** Name of the part that is not shown. */
  name: string;
  /** Number of its rows that are not shown, if known. */
  more?: number;
  /** Its pointer in the document, if it is a component: `schemaTree` can continue from a reference to it. */
  pointer?: string;
}

/** Something that a schema asks of its values; the words for it are those of the language that it is shown in. */
export type Constraint = (TextConstraint | CountConstraint | FlagConstraint) & {
  /** Asked of each item of an array. */
  ofItems?: true;
};

/** A constraint of formulas, patterns or names, which need no translation. */
export interface TextConstraint {
  kind: 'range' | 'multipleOf' | 'pattern' | 'mediaType' | 'names' | 'requires' | 'headers';
  text: string;
}

/** Bounds of the number of characters, items or properties; at least one end is set. */
export interface CountConstraint {
  kind: 'length' | 'items' | 'properties';
  least?: number;
  most?: number;
}

/** `unique`: no item comes twice. `closed`: no properties but those described. */
type FlagConstraint = { kind: 'unique' } | { kind: 'closed' };

export interface Variants {
  /** `oneOf`: exactly one applies; `anyOf`: at least one. */
  kind: 'oneOf' | 'anyOf';
  /** Property whose value tells the choices apart. */
  discriminator?: string;
  options: readonly Variant[];
}

export interface Variant {
  /** The subschema's title, component name or type; unique among the options. Undefined where it has none of them. */
  label?: string;
  /** Value of the discriminator property that selects this choice. */
  discriminatorValue?: string;
  /** Applies where the discriminator's property is missing or has another value (OpenAPI 3.2, `defaultMapping`). */
  isDefault?: true;
  node: SchemaNode;
}
