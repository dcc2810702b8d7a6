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
  let uses: Map<string, TypeUse[]> | undefined;
  let implementations: Map<string, string[]> | undefined;

  function fieldsOf(root: GraphqlRoot): Map<string, GraphqlField> {
    const fields = types.get(schema.roots[root] ?? '')?.fields ?? [];
    return remember(rootFields, root, () => new Map(fields.map((field) => [field.name, field])));
  }

  return {
    typeOf: (name) => types.get(name),
    fieldOf: (root, name) => fieldsOf(root).get(name),
    pageOf: (type) => {
      const name = namedType(type);
      return types.has(name) && !roots.has(name) ? typePageId(specification, name) : undefined;
    },
    implementationsOf: (name) => {
      implementations ??= grouped(
        schema.types.flatMap(({ name: own, interfaces }) => interfaces.map((each) => [each, own] as const)),
      );
      return implementations.get(name) ?? [];
    },
    usesOf: (name) => {
      uses ??= grouped(schema.types.flatMap((type) => usesIn(type, roots.get(type.name), specification)));
      return uses.get(name) ?? [];
    },
  };
}

function usesIn(type: GraphqlType, root: string | undefined, specification: string): [string, TypeUse][] {
  return type.fields.flatMap((field) => {
    const label = root === undefined ? `${type.name}.${field.name}` : field.name;
    const page = root === undefined ? typePageId(specification, type.name) : `${specification} ${root} ${field.name}`;
    const names = new Set([field.type, ...field.arguments.map((argument) => argument.type)].map(namedType));
    return [...names].map((name): [string, TypeUse] => [name, { label, page }]);
  });
}

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
