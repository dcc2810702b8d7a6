import { hash } from '../openapi/closure.js';
import {
  typePageId,
  type GraphqlField,
  type GraphqlPage,
  type GraphqlRoot,
  type GraphqlSchema,
  type GraphqlType,
} from '../openapi/graphqlSchema.js';
import type { Operation, Specification, SpecificationPlace } from '../openapi/operation.js';
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
  const byName = new Map(schema.types.map((type) => [type.name, type]));
  const rootNames = new Set<string>(Object.values(schema.roots));
  const { description } = schema;
  const operations = roots.flatMap((kind) => {
    const root = byName.get(schema.roots[kind] ?? '');
    return (root?.fields ?? []).map((field) => fieldOperation(identity.id, kind, field, digestOf));
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
    operations: [...operations, ...types.map((type) => typeOperation(identity.id, type, digestOf))],
    webhooks: [],
    tags: [],
    schemas: [],
    digest: hash(JSON.stringify(schema)),
    locate: (pointer) => {
      const type = byName.get(/^\/types\/([^/]+)/.exec(pointer)?.[1] ?? '');
      return locate(type?.offset, type?.name);
    },
    diagnostics: [],
  };
}

type DigestOf = ReturnType<typeof createPageDigests>;

function fieldOperation(specification: string, kind: GraphqlRoot, field: GraphqlField, digestOf: DigestOf): Operation {
  const page: GraphqlPage = { kind, name: field.name };
  return {
    ...operationOf(specification, page, folders[kind], field.description, digestOf),
    id: `${specification} ${kind} ${field.name}`,
    deprecated: field.deprecation !== undefined,
  };
}

function typeOperation(specification: string, { kind, name, description }: GraphqlType, digestOf: DigestOf): Operation {
  return {
    ...operationOf(specification, { kind, name }, 'types', description, digestOf),
    id: typePageId(specification, name),
    pointer: `/types/${name}`,
  };
}

function operationOf(
  specification: string,
  page: GraphqlPage,
  folder: string,
  description: string | undefined,
  digestOf: DigestOf,
): Omit<Operation, 'id'> {
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
    pointer: '',
    itemPointer: '',
    ...digestOf(page, description),
  };
}
