import { once } from '../../shared/once.js';
import { remember } from '../../shared/remember.js';
import {
  namedType,
  typePageId,
  type GraphqlField,
  type GraphqlRoot,
  type GraphqlSchema,
  type GraphqlType,
} from './schema.js';

/** A use of a type, with the id of the page that shows it. */
interface TypeUse {
  label: string;
  page: string;
}

/** Look-ups in a schema. */
export interface SchemaIndex {
  typeOf(name: string): GraphqlType | undefined;
  /** The field of a root type. */
  fieldOf(root: GraphqlRoot, name: string): GraphqlField | undefined;
  /** Id of the page for the named type inside a written type; undefined if it has none. */
  pageOf(type: string): string | undefined;
  /** Types that implement an interface. */
  implementationsOf(name: string): readonly string[];
  /** Fields and arguments with this type. */
  usesOf(name: string): readonly TypeUse[];
}

/** Creates the look-ups. Each is built on first use. */
export function indexSchema(schema: GraphqlSchema, specification: string): SchemaIndex {
  const types = new Map(schema.types.map((type) => [type.name, type]));
  const roots = new Map(Object.entries(schema.roots).map(([root, name]) => [name, root]));
  const rootFields = new Map<string, Map<string, GraphqlField>>();
  const fieldsOf = (root: GraphqlRoot): Map<string, GraphqlField> =>
    remember(rootFields, root, () => {
      const fields = types.get(schema.roots[root] ?? '')?.fields ?? [];
      return new Map(fields.map((field) => [field.name, field]));
    });
  const uses = once(() =>
    Map.groupBy(
      schema.types.flatMap((type) => usesIn(type, roots.get(type.name), specification)),
      ({ type }) => type,
    ),
  );
  const implementations = once(() =>
    Map.groupBy(
      schema.types.flatMap(({ name, interfaces }) => interfaces.map((each) => ({ name, of: each }))),
      ({ of }) => of,
    ),
  );
  return {
    typeOf: (name) => types.get(name),
    fieldOf: (root, name) => fieldsOf(root).get(name),
    pageOf: (type) => {
      const name = namedType(type);
      return types.has(name) && !roots.has(name) ? typePageId(specification, name) : undefined;
    },
    implementationsOf: (type) =>
      implementations()
        .get(type)
        ?.map(({ name }) => name) ?? [],
    usesOf: (type) =>
      uses()
        .get(type)
        ?.map(({ use }) => use) ?? [],
  };
}

function usesIn(type: GraphqlType, root: string | undefined, specification: string): { type: string; use: TypeUse }[] {
  return type.fields.flatMap((field) => {
    const label = root === undefined ? `${type.name}.${field.name}` : field.name;
    const page = root === undefined ? typePageId(specification, type.name) : `${specification} ${root} ${field.name}`;
    const names = new Set([field.type, ...field.arguments.map((argument) => argument.type)].map(namedType));
    return [...names].map((name) => ({ type: name, use: { label, page } }));
  });
}
