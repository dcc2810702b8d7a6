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
  const digest = hash(JSON.stringify(schema));
  const byName = new Map(schema.types.map((type) => [type.name, type]));
  const rootNames = new Set<string>(Object.values(schema.roots));
  const { description } = schema;
  const operations = roots.flatMap((kind) => {
    const root = byName.get(schema.roots[kind] ?? '');
    return (root?.fields ?? []).map((field) => fieldOperation(identity.id, kind, field, digest));
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
    operations: [...operations, ...types.map((type) => typeOperation(identity.id, type, digest))],
    webhooks: [],
    tags: [],
    schemas: [],
    digest,
    locate: (pointer) => {
      const type = byName.get(/^\/types\/([^/]+)/.exec(pointer)?.[1] ?? '');
      return locate(type?.offset, type?.name);
    },
    diagnostics: [],
  };
}

function fieldOperation(specification: string, kind: GraphqlRoot, field: GraphqlField, digest: string): Operation {
  const page: GraphqlPage = { kind, name: field.name };
  return {
    ...operationOf(specification, page, folders[kind], field.description, digest),
    id: `${specification} ${kind} ${field.name}`,
    deprecated: field.deprecation !== undefined,
  };
}

function typeOperation(specification: string, { kind, name, description }: GraphqlType, digest: string): Operation {
  return {
    ...operationOf(specification, { kind, name }, 'types', description, digest),
    id: typePageId(specification, name),
    pointer: `/types/${name}`,
  };
}

function operationOf(
  specification: string,
  page: GraphqlPage,
  folder: string,
  description: string | undefined,
  digest: string,
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
    // A page shows parts of the types that it leads to.
    digest: hash(`${digest} ${page.kind} ${page.name}`),
  };
}
