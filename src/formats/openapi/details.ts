import type { Example } from '../../documents/example/examples.js';
import type { SchemaNode } from '../../documents/schema/node.js';

/** The settings in `docs.json` that decide how an operation is shown. The caller applies a page's frontmatter. */
export interface ApiSettings {
  /** Replaces a specification's servers unless empty. */
  baseUrl: readonly string[];
  /** Authentication for every operation that needs it; undefined leaves it to the specification. */
  auth?: AuthSettings;
  /** False sorts required properties first, then by name. */
  maintainOrder: boolean;
  /** Names and order of code samples; undefined for the default languages. */
  languages?: readonly string[];
  /** True if code samples include optional parameters. */
  showOptionalParameters: boolean;
  /** False if the playground starts with empty fields; true if `x-default` fills them. */
  prefill?: boolean;
  /** True if code samples are generated for operations that have none. */
  makesSamples: boolean;
}

export interface AuthSettings {
  method: 'bearer' | 'basic' | 'key' | 'none';
  name?: string;
  inputPrefix?: string;
}

/** Everything that an operation's page shows, as a plain value. */
export interface OperationDetails {
  servers: readonly Server[];
  security: Security;
  parameters: ParameterGroups;
  body?: Body;
  /** Numbers first, in the order in which JavaScript sorts keys, then `4XX` and `default` in file order. */
  responses: readonly Response[];
  callbacks: readonly Callback[];
  /** The requests that code samples are shown for: one for each example of the body. Empty if there are no samples. */
  requests: readonly RequestSamples[];
  /** The server's address in generated samples, so that it can be replaced when the reader chooses another server. */
  sampleAddress: string;
  /** Link to further reading, from `externalDocs`. */
  externalDocs?: { url: string; description?: string };
}

export interface Server {
  /** As written, with `{placeholders}`. */
  url: string;
  description?: string;
  /** One for each placeholder in `url`, in order. A placeholder that the specification does not define has no default. */
  variables: readonly ServerVariable[];
  /** True if `url` with defaults filled in is an absolute http(s) URL, so that requests can be sent. */
  absolute: boolean;
}

export interface ServerVariable {
  name: string;
  default?: string;
  enum: readonly string[];
  description?: string;
}

/** Alternatives, any of which is sufficient. Each lists the schemes that it needs together. */
export interface Security {
  /** Empty if the operation needs no credentials. An empty alternative means that credentials are optional. */
  alternatives: readonly (readonly SecurityScheme[])[];
}

export interface SecurityScheme {
  /** Key under `components.securitySchemes`; the method for a scheme from docs.json. */
  id: string;
  /** The protocol's own name, if `type` is only an approximation: `SASL SCRAM-SHA-256`. */
  protocolName?: string;
  /** How a bearer token is formatted, as a hint: `JWT`. */
  tokenFormat?: string;
  /** Initial text of the playground's field (`x-default`). */
  initial?: string;
  /** Kind of credential; `oauth2` and `openIdConnect` are sent as a bearer token. */
  type: 'bearer' | 'basic' | 'apiKey' | 'oauth2' | 'openIdConnect' | 'http' | 'mutualTLS';
  /** Location of the value; undefined for `mutualTLS`. */
  in?: 'header' | 'query' | 'cookie';
  /** Header, query parameter or cookie: `Authorization`, `x-api-key`. */
  name: string;
  /** Label of the input, or both for basic. */
  labels: readonly string[];
  /** Prefix added to the reader's value when it is sent, unless already present: `Bearer `. */
  prefix: string;
  /** Initial text in the reader's input. It is editable and part of the value. */
  inputPrefix: string;
  /** Stands for the whole value in samples: `Bearer <token>`. */
  placeholder: string;
  description?: string;
  deprecated?: true;
  scopes: readonly string[];
  /** OAuth flows, for display. */
  flows: readonly OAuthFlow[];
  /** Address of OpenID Connect's discovery document or of the OAuth server's metadata. */
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
  /** Name, `required`, description, deprecation and examples are those of the parameter, if it has them. */
  schema: SchemaNode;
  /** True if the value may be empty: `?name=`. */
  mayBeEmpty?: true;
  /** Content type of a parameter described by `content`. */
  contentType?: string;
  /** Serialisation of arrays and objects if it is not the default: `spaceDelimited`, `deepObject`. */
  style?: string;
  explode?: boolean;
}

export interface Body {
  /** True if a request without it is not allowed. */
  required?: true;
  description?: string;
  contents: readonly BodyContent[];
}

/** A body in one content type. */
export interface BodyContent {
  contentType: string;
  /** Content types with the same schema share one object. */
  schema?: SchemaNode;
  /** The author's examples, or one generated from the schema; none for files. */
  examples: readonly Example[];
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
  /** Target operation: an operationId or `METHOD /path`. */
  target: string;
  description?: string;
  parameters: readonly { name: string; expression: string }[];
}

export interface Callback {
  /** Name under `callbacks`. */
  name: string;
  /** In capitals. */
  method: string;
  /** Runtime expression for the request's address: `{$request.body#/url}`. */
  expression: string;
  summary?: string;
  description?: string;
  parameters: ParameterGroups;
  body?: Body;
  responses: readonly Response[];
}

/** Code samples for one request, the author's first. */
export interface RequestSamples {
  /** Tells it from the other requests: the summary or name of the example, and the content type; undefined if there is only one. */
  label?: string;
  /** Name of the body's example, unique among the requests; `default` if it is generated and the only one. */
  example: string;
  /** The description of the example, in Markdown. */
  description?: string;
  contentType?: string;
  samples: readonly Sample[];
}

export interface Sample {
  /** Used for highlighting and for remembering the reader's choice: `bash`, `python`. */
  language: string;
  label: string;
  source: string;
  /** True if written by the author rather than generated. */
  isOwn?: true;
}
