import { referenceName } from '../../../documents/resolve.js';
import type { Direction, RuleId } from './rules.js';
import type { ExpandSchema, Located, Shape } from './shape.js';

/** What messages call a field, or a schema as a whole. */
export interface FieldName {
  /** What it belongs to: `the request body`, or the name of a schema. */
  owner: string;
  /** Path below the owner: `address.street`, `tags[]`. Empty for the owner itself. */
  path: string;
}

/** A schema of `components` has a name, under which messages speak of its fields; undefined for others. */
export function nameOf(pointer = ''): FieldName | undefined {
  return /^\/components\/schemas\/[^/]+$/.test(pointer)
    ? { owner: `\`${referenceName(pointer)}\``, path: '' }
    : undefined;
}

/** Two states of a schema, and what messages call it. */
export interface SchemaPair extends FieldName {
  direction: Direction;
  from: readonly Located[];
  to: readonly Located[];
}

/** Places of a difference. A missing one stands for the schema itself. */
export interface Places {
  from?: string | undefined;
  to?: string | undefined;
}

/** Two schemas while they are compared. */
export interface SchemaStep {
  /** Expand the schemas of the two documents. */
  expand: readonly [ExpandSchema, ExpandSchema];
  pair: SchemaPair;
  from: Shape;
  to: Shape;
  /** @param text what the sentence says of the schema. */
  report(rule: RuleId, text: string, places?: Places): void;
  /** Reports a difference of a field. */
  reportField(field: FieldName, rule: RuleId, text: string, places: Places): void;
  /** Compares schemas inside. */
  compare(pair: Partial<SchemaPair>): void;
}
