import type { Naming, ReadResult } from '../../../../src/formats/format.js';
import type { GraphqlDetails } from '../../../../src/formats/graphql/details.js';
import type { SchemaDocument } from '../../../../src/formats/graphql/document.js';
import { pageDescription, type PageDescription } from '../../../../src/formats/description.js';
import type { ApiSettings, Sample } from '../../../../src/formats/openapi/details.js';
import { readDocument } from '../../../../src/formats/read.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a schema that docs.json names. */
export function readText(text: string, file = 'schema.graphql', naming: Naming = {}): Promise<ReadResult> {
  const named = [{ source: file, format: 'graphql', naming }];
  return readDocument(file, 'schema', { load: memory({ [file]: text }), named });
}

export async function documentOf(text: string, naming: Naming = {}): Promise<SchemaDocument> {
  return present((await readText(text, 'schema.graphql', naming)).document as SchemaDocument | undefined);
}

/** The content of a page, by its id without that of the document: `query plants`, `type Plant`. */
export function detailsOf(
  document: SchemaDocument,
  id: string,
  own: Partial<ApiSettings> = {},
): PageDescription & { graphql: GraphqlDetails; samples: readonly Sample[] } {
  const entry = present(document.entries.find((each) => each.id === `schema ${id}`));
  const details = pageDescription(document.describe(entry, { ...settings, ...own }));
  return { ...details, graphql: present(details.graphql), samples: details.requests[0]?.samples ?? [] };
}
