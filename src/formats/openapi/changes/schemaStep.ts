import { referenceName } from '../../../documents/resolve.js';
import type { Direction, RuleId } from './rules.js';
import type { ExpandSchema, Located, Shape } from './shape.js';

/** Name of a field, or of a whole schema, in messages. */
export interface FieldName {
  /** The object that contains it: `the request body`, or the name of a schema. */
  owner: string;
  /** Path below the owner: `address.street`, `tags[]`. Empty for the owner itself. */
  path: string;
}

/** The name of a component schema, which messages use for its fields; undefined for other schemas. */
export function nameOf(pointer = ''): FieldName | undefined {
  return /^\/components\/schemas\/[^/]+$/.test(pointer)
    ? { owner: `\`${referenceName(pointer)}\``, path: '' }
    : undefined;
}

/** Two states of a schema, and its name in messages. */
export interface SchemaPair extends FieldName {
  direction: Direction;
  from: readonly Located[];
  to: readonly Located[];
}

/** Positions of a difference. Missing ones default to the schema. */
export interface Places {
  from?: string | undefined;
  to?: string | undefined;
}

/** A comparison of two schemas. */
export interface SchemaStep {
  /** Functions that expand the schemas of the two documents. */
  expand: readonly [ExpandSchema, ExpandSchema];
  pair: SchemaPair;
  from: Shape;
  to: Shape;
  /**
   * Reports a difference.
   *
   * @param text the part of the sentence about the schema.
   */
  report(rule: RuleId, text: string, places?: Places): void;
  /** Reports a difference in a field. */
  reportField(field: FieldName, rule: RuleId, text: string, places: Places): void;
  /** Compares inner schemas. */
  compare(pair: Partial<SchemaPair>): void;
}
