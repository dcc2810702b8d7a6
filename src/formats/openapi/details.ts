import type { SchemaNode } from './schema/node.js';

/** The parts of `docs.json` that decide how an operation is shown; a page's frontmatter is applied by the caller. */
export interface ApiSettings {
  /** Wins over a specification's servers when not empty. */
  baseUrl: readonly string[];
  /** Strategy for every operation that needs authentication; undefined leaves it to the specification. */
  auth?: AuthSettings;
  /** False sorts required properties first, then by name. */
  maintainOrder: boolean;
  /** Names and order of code samples; undefined for the default set. */
  languages?: readonly string[];
  /** Optional parameters appear in code samples too. */
  showOptionalParameters: boolean;
  /** False if the playground begins with empty fields; true if `x-default` counts there. */
  prefill?: boolean;
  /** True if code samples are generated for operations that have none. */
  makesSamples: boolean;
}

export interface AuthSettings {
  method: 'bearer' | 'basic' | 'key' | 'none';
  name?: string;
  inputPrefix?: string;
}

/** Everything the page of one operation shows: a plain value. */
export interface OperationDetails {
  servers: readonly Server[];
  security: Security;
  parameters: ParameterGroups;
  body?: Body;
  /** Numbers first, as JavaScript orders the keys of objects, then `4XX` and `default` in file order. */
  responses: readonly Response[];
  callbacks: readonly Callback[];
  /** Code for the request, in the order of the settings; `x-codeSamples` replace the generated ones. */
  samples: readonly Sample[];
  /** The server's address as generated samples write it, for replacing it when the reader chooses another server. */
  sampleAddress: string;
  /** Further reading, from `externalDocs`. */
  externalDocs?: { url: string; description?: string };
}

/** Everything the page of one component schema shows: a plain value. */
export interface SchemaDetails {
  name: string;
  schema: SchemaNode;
  examples: readonly Example[];
}

export interface Server {
  /** As written, with `{placeholders}`. */
  url: string;
  description?: string;
  /** One for each placeholder of `url`, in order; a placeholder that the specification does not define has no default. */
  variables: readonly ServerVariable[];
  /** `url` with the defaults filled in is an absolute http(s) URL: a request can be sent. */
  absolute: boolean;
}

export interface ServerVariable {
  name: string;
  default?: string;
  enum: readonly string[];
  description?: string;
}

/** Alternatives, any of which is enough; in each, every scheme is needed. */
export interface Security {
  /** Empty when the operation is open. An empty alternative says that it also works without. */
  alternatives: readonly (readonly SecurityScheme[])[];
}

export interface SecurityScheme {
  /** Key under `components.securitySchemes`; for a scheme made from docs.json its method. */
  id: string;
  /** Name in the protocol, where `type` is but the nearest: `SASL SCRAM-SHA-256`. */
  protocolName?: string;
  /** Text that the playground's field begins with (`x-default`). */
  initial?: string;
  /** Kind of credential; `oauth2` and `openIdConnect` are sent as a bearer token. */
  type: 'bearer' | 'basic' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'http' | 'mutualTLS';
  /** Location of the value; undefined for `mutualTLS`. */
  in?: 'header' | 'query' | 'cookie';
  /** Header, query parameter or cookie: `Authorization`, `x-api-key`. */
  name: string;
  /** Label of the input, or both for basic. */
  labels: readonly string[];
  /** Prefix that is added to the reader's value when it is sent, unless it is there already: `Bearer `. */
  prefix: string;
  /** Initial text of the reader's input, `api.auth.inputPrefix`: editable, part of the value. */
  inputPrefix: string;
  /** Shown in samples in place of the whole value: `Bearer <token>`. */
  placeholder: string;
  description?: string;
  deprecated?: true;
  scopes: readonly string[];
  /** OAuth flows, for reading. */
  flows: readonly OAuthFlow[];
  /** Address of the list of addresses: OpenID Connect's, or the metadata of OAuth's server. */
  discoveryUrl?: string;
}

export interface OAuthFlow {
  name: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes: readonly { name: string; description?: string }[];
}

export interface ParameterGroups {
  path: readonly Parameter[];
  query: readonly Parameter[];
  header: readonly Parameter[];
  cookie: readonly Parameter[];
}

export type ParameterLocation = keyof ParameterGroups;

export interface Parameter {
  name: string;
  in: ParameterLocation;
  /** Its name, `required`, description, deprecation and examples are the parameter's own where it has them. */
  schema: SchemaNode;
  /** Content type, for a parameter that is described by `content`. */
  contentType?: string;
  /** Serialisation of lists and objects, if not the location's default: `spaceDelimited`, `deepObject`. */
  style?: string;
  explode?: boolean;
}

export interface Body {
  required: boolean;
  description?: string;
  contents: readonly BodyContent[];
}

/** A body in one content type. */
export interface BodyContent {
  contentType: string;
  /** The same object for content types of the same schema. */
  schema?: SchemaNode;
  /** The author's, or one made from the schema; none for files. */
  examples: readonly Example[];
}

/** A value to show, written out in its content type. */
export interface Example {
  /** Key under `examples`; `default` for the only one. */
  name: string;
  summary?: string;
  description?: string;
  /** The text a request or response would carry. */
  text: string;
  /** Highlighting language of `text`. */
  language: 'json' | 'xml' | 'text';
  /** Address of the value, instead of a text. */
  externalValue?: string;
  /** Made from the schema rather than written by the author. */
  generated: boolean;
}

export interface Response {
  /** `200`, `4XX`, `default`. */
  status: string;
  description?: string;
  headers: readonly Parameter[];
  contents: readonly BodyContent[];
  links: readonly ResponseLink[];
}

export interface ResponseLink {
  name: string;
  /** Operation it leads to: an operationId or `METHOD /path`. */
  target: string;
  description?: string;
  parameters: readonly { name: string; expression: string }[];
}

export interface Callback {
  /** Name under `callbacks`. */
  name: string;
  /** In capitals. */
  method: string;
  /** Runtime expression the request goes to: `{$request.body#/url}`. */
  expression: string;
  summary?: string;
  description?: string;
  parameters: ParameterGroups;
  body?: Body;
  responses: readonly Response[];
}

export interface Sample {
  /** For highlighting and for remembering the choice: `bash`, `python`. */
  language: string;
  label: string;
  source: string;
  /** Written by the author rather than made from the specification. */
  isOwn?: true;
}
