import { digest } from '../../shared/digest.js';
import {
  typePageId,
  type GraphqlField,
  type GraphqlPage,
  type GraphqlRoot,
  type GraphqlSchema,
  type GraphqlType,
} from '../openapi/graphqlSchema.js';
import { isObject, textOf, type Json } from '../openapi/json.js';
import type { Operation, Specification, SpecificationPlace } from '../openapi/operation.js';
import { joinPointer, splitPointer, valueAt } from '../openapi/pointer.js';
import { createPageDigests } from './pageDigests.js';

/** Place of a name in the file of a schema; without an offset that of the file. */
export type LocateName = (offset?: number, name?: string) => SpecificationPlace;

const roots: readonly GraphqlRoot[] = ['query', 'mutation', 'subscription'];

/** Folders of the addresses of operations, after their roots. */
const folders = { query: 'queries', mutation: 'mutations', subscription: 'subscriptions' };

/** Kinds of types in the order of the sidebar. */
const typeKinds = ['object', 'interface', 'union', 'enum', 'input', 'scalar'] as const;

/** The specification that a schema makes: a page for each field of a root type, and one for each other type. */
export function graphqlSpecificationOf(
  schema: GraphqlSchema,
  identity: Pick<Specification, 'id' | 'location'>,
  locate: LocateName,
): Specification {
  const digestOf = createPageDigests(schema, identity.id);
  const indices = new Map(schema.types.map(({ name }, index) => [name, index]));
  const rootNames = new Set<string>(Object.values(schema.roots));
  const { description } = schema;
  const operations = roots.flatMap((kind) => {
    const root = indices.get(schema.roots[kind] ?? '');
    if (root === undefined) return [];
    return (schema.types[root]?.fields ?? []).map((field, index) => ({
      ...fieldOperation(identity.id, kind, field, digestOf),
      pointer: joinPointer('', 'types', root, 'fields', index),
    }));
  });
  const types = typeKinds.flatMap((kind) =>
    schema.types.filter((type) => type.kind === kind && !rootNames.has(type.name)),
  );
  return {
    ...identity,
    schema,
    document: schema,
    title: identity.id,
    ...(description !== undefined && { description }),
    operations: [
      ...operations,
      ...types.map((type) => ({
        ...typeOperation(identity.id, type, digestOf),
        pointer: joinPointer('', 'types', indices.get(type.name) ?? ''),
      })),
    ],
    webhooks: [],
    tags: [],
    schemas: [],
    digest: digest(JSON.stringify(schema)),
    locate: (pointer) => placeOf(schema, pointer, locate),
    diagnostics: [],
  };
}

/** Place of what a pointer names: of a description its beginning, else the name of the part that it is in. */
function placeOf(schema: GraphqlSchema, pointer: string, locate: LocateName): SpecificationPlace {
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

function fieldOperation(
  specification: string,
  kind: GraphqlRoot,
  field: GraphqlField,
  digestOf: DigestOf,
): Omit<Operation, 'pointer'> {
  const page: GraphqlPage = { kind, name: field.name };
  return {
    ...operationOf(specification, page, folders[kind], field.description, digestOf),
    id: `${specification} ${kind} ${field.name}`,
    deprecated: field.deprecation !== undefined,
  };
}

function typeOperation(
  specification: string,
  { kind, name, description }: GraphqlType,
  digestOf: DigestOf,
): Omit<Operation, 'pointer'> {
  return {
    ...operationOf(specification, { kind, name }, 'types', description, digestOf),
    id: typePageId(specification, name),
  };
}

function operationOf(
  specification: string,
  page: GraphqlPage,
  folder: string,
  description: string | undefined,
  digestOf: DigestOf,
): Omit<Operation, 'id' | 'pointer'> {
  return {
    specification,
    kind: 'graphql',
    method: page.kind.toUpperCase(),
    path: page.name,
    graphql: page,
    summary: page.name,
    ...(description !== undefined && { description }),
    tags: [folder],
    deprecated: false,
    hidden: false,
    mint: { metadata: {} },
    extensions: {},
    itemPointer: '',
    ...digestOf(page, description),
  };
}
