/** The parts of a GraphQL schema that pages show, as a plain value. Introspection types and built-in scalars are left out. */
export type GraphqlSchema = {
  description?: string;
  descriptionOffset?: number;
  /** Names of the root types. */
  roots: { query?: string; mutation?: string; subscription?: string };
  /** In file order. */
  types: readonly GraphqlType[];
  /** Address to which operations are sent; undefined if unknown. */
  endpoint?: string;
  /** Address of subscriptions, if docs.json names one. */
  subscriptionEndpoint?: string;
};

export type GraphqlTypeKind = 'object' | 'interface' | 'union' | 'enum' | 'input' | 'scalar';

/** A named type. */
export type GraphqlType = {
  kind: GraphqlTypeKind;
  name: string;
  /** Markdown. */
  description?: string;
  descriptionOffset?: number;
  /** Of objects, interfaces and input objects. */
  fields: readonly GraphqlField[];
  /** Interfaces that it implements. */
  interfaces: readonly string[];
  /** Types of a union. */
  members: readonly string[];
  /** Values of an enum. */
  values: readonly GraphqlValue[];
  /** `@specifiedBy` of a scalar. */
  specification?: string;
  /** True if exactly one field of an input object must be given (`@oneOf`). */
  isOneOf?: boolean;
  /** Custom directives, as written. */
  directives: readonly string[];
  /** Offset of its name in the file, in characters. */
  offset?: number;
};

/** A field of a type, a field of an input object, or an argument. */
export type GraphqlField = GraphqlValue & {
  /** As written: `[User!]!`. */
  type: string;
  arguments: readonly GraphqlField[];
  /** Default value, as written. */
  default?: string;
};

/** A value of an enum. */
export type GraphqlValue = {
  name: string;
  /** Markdown. */
  description?: string;
  descriptionOffset?: number;
  /** Reason in Markdown, empty if none is given; undefined if not deprecated. */
  deprecation?: string;
  /** Custom directives, as written. */
  directives: readonly string[];
  offset?: number;
};

export type GraphqlRoot = keyof GraphqlSchema['roots'];

/** What a page is about: an operation or a type. */
export interface GraphqlPage {
  kind: GraphqlRoot | GraphqlTypeKind;
  name: string;
}

/** True for the three kinds of operations. */
export function isRoot(kind: GraphqlPage['kind']): kind is GraphqlRoot {
  return kind === 'query' || kind === 'mutation' || kind === 'subscription';
}

/** The named type inside a written type: `User` in `[User!]!`. */
export function namedType(type: string): string {
  return type.replace(/[[\]!\s]/g, '');
}

/** Id of the entry for a type's page. */
export function typePageId(specification: string, name: string): string {
  return `${specification} type ${name}`;
}

/** The language's built-in scalars. */
export const builtIn: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** True if a schema defines a type itself: it is neither a built-in scalar nor an introspection type. */
export function isKept(name: string): boolean {
  return !name.startsWith('__') && !builtIn.has(name);
}
