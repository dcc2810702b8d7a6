import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { Operation } from './operation.js';

/**
 * Reports operations of one specification that a server cannot tell apart, because their paths differ only in a trailing slash or in placeholder
 * names (OpenAPI 3.1, Paths Object).
 */
export function repeatedOperations(
  operations: readonly Operation[],
  locate: (pointer: string) => DocumentPlace,
): Diagnostic[] {
  const firsts = new Map<string, Operation>();
  return operations.flatMap((operation) => {
    const key = `${operation.method} ${comparablePath(operation.path)}`;
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, operation);
      return [];
    }
    return diagnostic('openapi/duplicate-operation', {
      message: `\`${operation.method} ${operation.path}\` is the same operation as \`${first.method} ${first.path}\`.`,
      help: 'Merge the two, or give one another path.',
      ...locate(operation.pointer),
    });
  });
}

/** A path without what servers ignore: placeholder names and a trailing slash. */
function comparablePath(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/+$/, '');
}
