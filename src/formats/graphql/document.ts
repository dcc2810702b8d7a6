import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { typePageId, type GraphqlPage, type GraphqlRoot, type GraphqlSchema } from './schema.js';
import { isObject, textOf, type Json } from '../../documents/json.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { ReferenceDocument, ReferenceEntry } from '../format.js';
import { entrySlug, shortenSlug } from '../slug.js';
import { describeGraphql } from './describe.js';
import { joinPointer, splitPointer, valueAt } from '../../documents/pointer.js';
import { createPageDigests } from './pageDigests.js';
import { indexSchema } from './schemaIndex.js';

/** Returns the position of a name in a schema's file; without an offset, the beginning of the file. */
export type LocateName = (offset?: number, name?: string) => DocumentPlace;

const roots: readonly GraphqlRoot[] = ['query', 'mutation', 'subscription'];

/** Address folders of operations, by root type. */
const folders = { query: 'queries', mutation: 'mutations', subscription: 'subscriptions' };

/** Kinds of types, in the sidebar's order. */
const typeKinds = ['object', 'interface', 'union', 'enum', 'input', 'scalar'] as const;

/** A GraphQL schema that was read. */
export interface SchemaDocument extends ReferenceDocument<SchemaEntry> {
  format: 'graphql';
  document: GraphqlSchema;
}

/** An operation, or a type. */
interface SchemaEntry extends ReferenceEntry {
  kind: 'graphql';
  page: GraphqlPage;
}

/** Builds the reference of a schema: a page for each field of a root type and for every other type. */
export function schemaDocumentOf(
  schema: GraphqlSchema,
  identity: Pick<ReferenceDocument, 'id' | 'location'>,
  locate: LocateName,
): SchemaDocument {
  const index = indexSchema(schema, identity.id);
  const digestOf = createPageDigests(schema, index, identity.id);
  const indices = new Map(schema.types.map(({ name }, index) => [name, index]));
  const rootNames = new Set<string>(Object.values(schema.roots));
  const operations = roots.flatMap((kind) => {
    const root = indices.get(schema.roots[kind] ?? '');
    if (root === undefined) return [];
    return (schema.types[root]?.fields ?? []).map(({ name, description: text, deprecation }, place) => ({
      ...entryOf(identity.id, { kind, name }, folders[kind], text, digestOf),
      id: `${identity.id} ${kind} ${name}`,
      deprecated: deprecation !== undefined,
      pointer: joinPointer('', 'types', root, 'fields', place),
    }));
  });
  const types = typeKinds.flatMap((kind) =>
    schema.types.filter((type) => type.kind === kind && !rootNames.has(type.name)),
  );
  return {
    ...identity,
    format: 'graphql',
    document: schema,
    title: identity.id,
    ...defined({ description: schema.description }),
    entries: [
      ...operations,
      ...types.map(({ kind, name, description }) => ({
        ...entryOf(identity.id, { kind, name }, 'types', description, digestOf),
        id: typePageId(identity.id, name),
        pointer: joinPointer('', 'types', indices.get(name) ?? ''),
      })),
    ],
    digest: digest(JSON.stringify(schema)),
    locate: (pointer) => placeOf(schema, pointer, locate),
    diagnostics: [],
    describe: ({ page }, settings) => describeGraphql(schema, index, page, settings),
  };
}

/** Position of what a pointer names: the beginning of a description, or else the name of the part that contains it. */
function placeOf(schema: GraphqlSchema, pointer: string, locate: LocateName): DocumentPlace {
  let part: Json | undefined = schema;
  let place = locate();
  for (const key of splitPointer(pointer)) {
    if (key === 'description' && isObject(part) && typeof part['descriptionOffset'] === 'number')
      return locate(part['descriptionOffset']);
    part = valueAt(part, joinPointer('', key));
    if (isObject(part) && typeof part['offset'] === 'number') place = locate(part['offset'], textOf(part['name']));
  }
  return place;
}

type DigestOf = ReturnType<typeof createPageDigests>;

function entryOf(
  specification: string,
  page: GraphqlPage,
  folder: string,
  description: string | undefined,
  digestOf: DigestOf,
): Omit<SchemaEntry, 'id' | 'pointer'> {
  return {
    documentId: specification,
    kind: 'graphql',
    badge: page.kind.toUpperCase(),
    path: page.name,
    page,
    title: page.name,
    words: page.name,
    ...defined({ description }),
    // Sites in this format use the exact name in addresses.
    slug: entrySlug([folder], shortenSlug(page.name)),
    groups: [{ label: groupLabels[page.kind] }],
    deprecated: false,
    hidden: false,
    ...digestOf(page, description),
  };
}

/** Sidebar groups, by kind of entry. */
const groupLabels = {
  query: 'queries',
  mutation: 'mutations',
  subscription: 'subscriptions',
  object: 'objects',
  interface: 'interfaces',
  union: 'unions',
  enum: 'enums',
  input: 'inputs',
  scalar: 'scalars',
} as const;
