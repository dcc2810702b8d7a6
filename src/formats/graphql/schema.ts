/** A GraphQL schema as a plain value: what pages show of it. Types of introspection and the built-in scalars are left out. */
export type GraphqlSchema = {
  description?: string;
  descriptionOffset?: number;
  /** Names of the root types. */
  roots: { query?: string; mutation?: string; subscription?: string };
  /** In file order. */
  types: readonly GraphqlType[];
  /** Address that operations are sent to; undefined where nobody says. */
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
  /** Exactly one field of an input object has to be given (`@oneOf`). */
  isOneOf?: boolean;
  /** Directives of the schema's own, as written. */
  directives: readonly string[];
  /** Characters before its name in the file. */
  offset?: number;
};

/** A field of a type, a field of an input object, or an argument. */
export type GraphqlField = GraphqlValue & {
  /** As written: `[User!]!`. */
  type: string;
  arguments: readonly GraphqlField[];
  /** Default value as written. */
  default?: string;
};

/** A value of an enum. */
export type GraphqlValue = {
  name: string;
  /** Markdown. */
  description?: string;
  descriptionOffset?: number;
  /** Reason in Markdown, empty where none is given; undefined where it is not deprecated. */
  deprecation?: string;
  /** Directives of the schema's own, as written. */
  directives: readonly string[];
  offset?: number;
};

export type GraphqlRoot = keyof GraphqlSchema['roots'];

/** Subject of a page: an operation, or a type. */
export interface GraphqlPage {
  kind: GraphqlRoot | GraphqlTypeKind;
  name: string;
}

/** True for the kinds of operations. */
export function isRoot(kind: GraphqlPage['kind']): kind is GraphqlRoot {
  return kind === 'query' || kind === 'mutation' || kind === 'subscription';
}

/** Name of the type at the core of a type as written: `User` of `[User!]!`. */
export function namedType(type: string): string {
  return type.replace(/[[\]!\s]/g, '');
}

/** Id of the operation that stands for the page of a type. */
export function typePageId(specification: string, name: string): string {
  return `${specification} type ${name}`;
}
