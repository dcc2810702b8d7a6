import type { OperationName } from '../../config/operationName.js';

/** Name with which a page or the navigation refers to an operation, webhook or schema. */
export type ThingName = OperationName | { kind: 'schema'; file?: string; name: string };

/** Reads `[file] Name` (frontmatter `openapi-schema`). */
export function parseSchemaName(text: string): ThingName | undefined {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (first === '') return undefined;
  return rest.length === 0 ? { kind: 'schema', name: first } : { kind: 'schema', file: first, name: rest.join(' ') };
}
