import { parseOperationName } from '../config/operationName.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { Operation } from '../formats/openapi/operation.js';

/**
 * The method pill an API page gets in the sidebar; undefined for other pages (FORMAT.md 1.7).
 *
 * @param operation what the page names; until that is known, the name itself tells.
 */
export function methodOf({ openapi, api, hideApiMarker }: Frontmatter, operation?: Operation): string | undefined {
  if (hideApiMarker) return undefined;
  // The groups of the sidebar say what they list of a GraphQL schema and of a library.
  if (operation?.kind === 'graphql' || operation?.kind === 'sdk') return undefined;
  if (operation) return pillOf(operation);
  const name = parseOperationName(openapi ?? api ?? '');
  return name?.kind === 'operation' ? name.method : name && 'WEBHOOK';
}

/** One word for an operation: its method, or the protocol of a channel; undefined if it is unknown. */
export function pillOf({ kind, method }: Pick<Operation, 'kind' | 'method'>): string | undefined {
  if (kind === 'webhook') return 'WEBHOOK';
  return method === '' ? undefined : method;
}
