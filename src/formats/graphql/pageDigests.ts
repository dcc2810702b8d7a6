import { digest } from '../../shared/digest.js';
import type { GraphqlDetails } from './details.js';
import type { GraphqlPage, GraphqlSchema } from './schema.js';
import type { SchemaNode } from '../openapi/schema/node.js';
import { pageDetails } from './pageDetails.js';
import { indexSchema } from './schemaIndex.js';

/** Inputs of a page, by which a build knows whether to make it again. */
export interface PageDigest {
  /** Changes with everything that the page shows of the schema. */
  digest: string;
  /** Ids of the operations that stand for the pages it leads to. */
  leadsTo: readonly string[];
}

/**
 * Makes digests of the pages of a schema. They are made of what comes out, as a page shows parts of other types: fields that are
 * returned, examples, fields that use it.
 */
export function createPageDigests(
  schema: GraphqlSchema,
  specification: string,
): (page: GraphqlPage, description?: string) => PageDigest {
  const index = indexSchema(schema, specification);
  return (page, description) => {
    const details = pageDetails(page, index, true);
    const specifiedBy = index.typeOf(page.name)?.specification;
    return {
      digest: digest(
        JSON.stringify([
          details,
          description,
          specifiedBy,
          schema.endpoint,
          schema.subscriptionEndpoint,
          specification,
        ]),
      ),
      leadsTo: pagesIn(details),
    };
  };
}

function pagesIn({ arguments: given, fields, returns, related }: GraphqlDetails): string[] {
  const pages = new Set<string>();
  const add = (node: SchemaNode): void => {
    if (node.typePage !== undefined) pages.add(node.typePage);
    for (const child of node.children) add(child);
  };
  for (const node of [...given, ...fields, ...(returns ? [returns] : [])]) add(node);
  for (const { links } of related) for (const { page } of links) if (page !== undefined) pages.add(page);
  return [...pages];
}
