import { digest } from '../../shared/digest.js';
import type { GraphqlDetails } from './details.js';
import type { GraphqlPage, GraphqlSchema } from './schema.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import { pageDetails } from './pageDetails.js';
import type { SchemaIndex } from './schemaIndex.js';

/** A page's inputs, from which a build decides whether to render it again. */
export interface PageDigest {
  /** Changes with everything that the page shows of the schema. */
  digest: string;
  /** Ids of the entries that the page links to. */
  leadsTo: readonly string[];
}

/**
 * Creates digests of a schema's pages. They are computed from the finished details, because a page also shows parts of other types: returned fields,
 * examples, and fields that use the type.
 */
export function createPageDigests(
  { endpoint, subscriptionEndpoint }: GraphqlSchema,
  index: SchemaIndex,
  specification: string,
): (page: GraphqlPage, description?: string) => PageDigest {
  return (page, description) => {
    const details = pageDetails(page, index, true);
    const specifiedBy = index.typeOf(page.name)?.specification;
    return {
      digest: digest(
        JSON.stringify([details, description, specifiedBy, endpoint, subscriptionEndpoint, specification]),
      ),
      leadsTo: pagesIn(details),
    };
  };
}

function pagesIn({ arguments: inputs, fields, returns, related }: GraphqlDetails): string[] {
  const pages = new Set<string>();
  const add = (node: SchemaNode): void => {
    if (node.typePage !== undefined) pages.add(node.typePage);
    for (const child of node.children) add(child);
  };
  for (const node of [...inputs, ...fields, ...(returns ? [returns] : [])]) add(node);
  for (const { links } of related) for (const { page } of links) if (page !== undefined) pages.add(page);
  return [...pages];
}
