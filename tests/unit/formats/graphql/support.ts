import { createGraphqlDescriber } from '../../../../src/formats/graphql/describe.js';
import { createGraphqlReader, type NamedSchema } from '../../../../src/formats/graphql/read.js';
import type { ApiSettings, OperationDetails } from '../../../../src/formats/openapi/details.js';
import type { GraphqlDetails } from '../../../../src/formats/openapi/graphqlDetails.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { readSpecification, type ReadResult } from '../../../../src/formats/openapi/read.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a schema that docs.json names. */
export function readText(text: string, file = 'schema.graphql', named: Partial<NamedSchema> = {}): Promise<ReadResult> {
  const reader = createGraphqlReader([{ source: file, ...named }]);
  return readSpecification(file, 'schema', memory({ [file]: text }), undefined, reader);
}

export async function specificationOf(text: string, named: Partial<NamedSchema> = {}): Promise<Specification> {
  const { specification } = await readText(text, 'schema.graphql', named);
  return present(specification);
}

/** The content of a page, by the id of its operation without the specification: `query plants`, `type Plant`. */
export function detailsOf(
  specification: Specification,
  id: string,
  own: Partial<ApiSettings> = {},
): OperationDetails & { graphql: GraphqlDetails } {
  const operation = present(specification.operations.find((each) => each.id === `schema ${id}`));
  const describer = createGraphqlDescriber(present(specification.schema), specification);
  const details = describer.describe(operation, { ...settings, ...own });
  return { ...details, graphql: present(details.graphql) };
}
