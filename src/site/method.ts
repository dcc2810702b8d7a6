import { parseOperationName } from '../config/operationName.js';
import type { Frontmatter } from '../content/frontmatter.js';
import type { ReferenceEntry } from '../formats/format.js';

/**
 * The method pill an API page gets in the sidebar; undefined for other pages (FORMAT.md 1.7).
 *
 * @param operation what the page names; until that is known, the name itself tells.
 */
export function methodOf({ openapi, api, hideApiMarker }: Frontmatter, operation?: ReferenceEntry): string | undefined {
  if (hideApiMarker) return undefined;
  if (operation) return operation.hasMarker ? operation.badge : undefined;
  const name = parseOperationName(openapi ?? api ?? '');
  return name?.kind === 'operation' ? name.method : name && 'WEBHOOK';
}
