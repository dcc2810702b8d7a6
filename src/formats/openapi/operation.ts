import type { Diagnostic, Span } from '../../diagnostics/diagnostic.js';
import type { GraphqlPage, GraphqlSchema } from './graphqlSchema.js';
import type { Json, JsonObject } from './json.js';
import type { SdkPage, SdkReference } from './sdkReference.js';

/** A specification file or URL, read, upgraded to OpenAPI 3.1 and bundled into one document. References stay references. */
export interface Specification {
  /** It describes channels after AsyncAPI: the document is as it was written, 2.x or 3.x, and `operations` are its channels. */
  isAsync?: boolean;
  /** It is a GraphQL schema: `document` is the same value, and `operations` are its operations and types. */
  schema?: GraphqlSchema;
  /** It is the reference of a library: `document` is empty, and `operations` are its symbols. */
  sdk?: SdkReference;
  /** File name without extension, unique among the site's specifications (`openapi`, `openapi-2`). */
  id: string;
  /** Path relative to the documentation folder with `/`, or an absolute http(s) URL. */
  location: string;
  /** It lies in the documentation folder, and docs.json does not name it. */
  isUnnamed?: boolean;
  /** OpenAPI 3.1; external files stand under `components`; local `$ref`s are kept. */
  document: JsonObject;
  title: string;
  version?: string;
  description?: string;
  /** In file order: path by path, method by method. `x-excluded` ones are left out. */
  operations: readonly Operation[];
  /** The document's `webhooks`, in file order. */
  webhooks: readonly Operation[];
  /** As declared at the root, in file order; names of tags that only operations use come after. */
  tags: readonly Tag[];
  /** Names under `components.schemas`, in file order. */
  schemas: readonly string[];
  /** Changes when anything in the document changes. */
  digest: string;
  /**
   * Position of the value at a JSON pointer of `document`; that of the nearest enclosing value if it was not written
   * itself.
   */
  locate(pointer: string): SpecificationPlace;
  /** Faults of the file as a whole. */
  diagnostics: readonly Diagnostic[];
}

/** True if a specification is neither an AsyncAPI document nor a GraphQL schema nor the reference of a library. */
export function isOpenapi({ isAsync, schema, sdk }: Pick<Specification, 'isAsync' | 'schema' | 'sdk'>): boolean {
  return !isAsync && !schema && !sdk;
}

/** A place in a specification's files. */
export interface SpecificationPlace {
  /** Path relative to the documentation folder, or a URL. */
  file: string;
  span?: Span;
}

export interface Tag {
  name: string;
  description?: string;
}

/**
 * Data of an operation for lists, links and the navigation. Its page's details are made on demand by
 * `describeOperation`, so that a thousand operations cost nothing before they are rendered.
 */
export interface Operation {
  /** Unique in the site, in the form pages name it: `openapi POST /plants`, `openapi webhook plantAdded`. */
  id: string;
  /** Id of its specification. */
  specification: string;
  kind: 'operation' | 'webhook' | 'channel' | 'graphql' | 'sdk';
  /** In capitals, or as `additionalOperations` has it; of a channel its protocol, `WSS`, or nothing where that is not known; of GraphQL and of a symbol the kind, `MUTATION`, `ENUM`. */
  method: string;
  /**
   * The path with its placeholders, `/plants/{id}`; a webhook's name; the address of a channel, or its name where it has none; the name
   * of a GraphQL operation or type, or of a symbol.
   */
  path: string;
  /** The name of a channel. */
  channel?: string;
  graphql?: GraphqlPage;
  sdk?: SdkPage;
  summary?: string;
  /** Markdown. */
  description?: string;
  /** Those of the navigation, in file order; empty when it has none. */
  tags: readonly string[];
  /** The label of a tag of the kind `badge` (OpenAPI 3.2). */
  badge?: string;
  deprecated: boolean;
  operationId?: string;
  /** `x-hidden`: a page, but no navigation entry. */
  hidden: boolean;
  /** `x-mint`, the format's own extension: frontmatter overrides, MDX before the generated parts, address of the page. */
  mint: Mint;
  /** Every `x-` key of the operation, as written. */
  extensions: Readonly<Record<string, Json>>;
  /** JSON pointer of the Operation Object in the document. */
  pointer: string;
  /** JSON pointer of its Path Item Object, after following the item's own `$ref`. */
  itemPointer: string;
  /** Changes when the operation, or anything it refers to, or the document's servers and security change. */
  digest: string;
  /** Ids of operations whose pages its own links to; of a GraphQL operation or type, or of a symbol. */
  leadsTo?: readonly string[];
}

/** FORMAT.md 6.4. */
export interface Mint {
  metadata: JsonObject;
  content?: string;
  href?: string;
}
