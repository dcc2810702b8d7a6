import type { SchemaNode } from './node.js';

/** Default fields of a row whose schema is known only by its type. */
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
