import type { Frontmatter } from '../content/frontmatter.js';
import { parseOperationName } from '../openapi/name.js';
import type { SdkPage } from '../openapi/sdkReference.js';
import type { Operation } from '../openapi/operation.js';

/** Short names of kinds of symbols, as their languages write them. */
const symbolMarks: Readonly<Record<SdkPage['kind'], string>> = {
  module: 'mod',
  namespace: 'ns',
  class: 'class',
  interface: 'iface',
  enum: 'enum',
  function: 'func',
  type: 'type',
  variable: 'var',
  constructor: 'new',
  property: 'prop',
  accessor: 'prop',
  method: 'func',
  value: 'enum',
};

/**
 * The method pill an API page gets in the sidebar; undefined for other pages (FORMAT.md 1.7).
 *
 * @param operation what the page names; until that is known, the name itself tells.
 */
export function methodOf({ openapi, api, hideApiMarker }: Frontmatter, operation?: Operation): string | undefined {
  if (hideApiMarker) return undefined;
  // The groups of the sidebar say what they list of a GraphQL schema.
  if (operation?.kind === 'graphql') return undefined;
  if (operation?.sdk) return symbolMarks[operation.sdk.kind];
  if (operation) return pillOf(operation);
  const name = parseOperationName(openapi ?? api ?? '');
  return name?.kind === 'operation' ? name.method : name && 'WEBHOOK';
}

/** One word for an operation: its method, or the protocol of a channel; undefined if it is unknown. */
export function pillOf({ kind, method }: Pick<Operation, 'kind' | 'method'>): string | undefined {
  if (kind === 'webhook') return 'WEBHOOK';
  return method === '' ? undefined : method;
}
