import type { SchemaNode } from './node.js';

/** A row of a schema of which only the type is known. */
export const plainNode = {
  required: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  enum: [],
  examples: [],
  constraints: [],
  children: [],
  variants: [],
} as const satisfies Omit<SchemaNode, 'type'>;
