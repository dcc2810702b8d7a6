import { parseOperationName } from '../config/operationName.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { ReferenceEntry } from '../formats/format.js';

/**
 * The method badge of an API page in the sidebar; undefined for other pages (FORMAT.md 1.7).
 *
 * @param operation the page's operation; until it is known, its name is used.
 */
export function methodOf({ openapi, api, hideApiMarker }: Frontmatter, operation?: ReferenceEntry): string | undefined {
  if (hideApiMarker) return undefined;
  if (operation) return operation.hasMarker ? operation.badge : undefined;
  const name = parseOperationName(openapi ?? api ?? '');
  return name?.kind === 'operation' ? name.method : name && 'WEBHOOK';
}
