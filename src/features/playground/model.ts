import type { Config } from '../../config/config.js';
import type { Frontmatter } from '../../content/frontmatter.js';
import type { CompiledMessages } from '../../i18n/format.js';
import type { JsonObject } from '../../documents/json.js';
import type { Security, SecurityScheme, Server } from '../../formats/openapi/details.js';

export type { Json, JsonObject } from '../../documents/json.js';
export type { Security, SecurityScheme } from '../../formats/openapi/details.js';

/** What a page shows of the playground: a button that opens it, only method and path, or nothing. */
export type PlaygroundMode = Config['api']['playground']['display'];

const modes = {
  interactive: 'interactive',
  auth: 'interactive',
  show: 'interactive',
  simple: 'simple',
  none: 'none',
  hide: 'none',
} as const;

/** The playground mode of a page: from its frontmatter, in either form's vocabulary, else from docs.json (FORMAT.md 1.14). */
export function playgroundMode(api: Config['api'], frontmatter?: Pick<Frontmatter, 'playground'>): PlaygroundMode {
  return frontmatter?.playground === undefined ? api.playground.display : modes[frontmatter.playground];
}

/** A server that the playground can use. */
export interface PlaygroundServer extends Server {
  /** True if `url` is a path on the documentation's own host, where the specification is mocked. */
  isMock?: boolean;
}

/** Playground data of one operation, stored in a static file beside the pages. */
export interface PlaygroundOperation {
  /** In capitals. */
  method: string;
  /** With placeholders. */
  path: string;
  /** An OpenAPI 3.1 document with this operation and everything it refers to. */
  document: JsonObject;
  servers: readonly PlaygroundServer[];
  security: Security;
  /** Content type of a body that is a file. */
  fileType?: string;
  /** The author's own messages for the playground, compiled; absent if there are none. */
  messages?: CompiledMessages;
}

/** Explorer data of one specification, stored in a static file beside its page. */
export interface ExplorerContent {
  /** Language tag of the interface. */
  language: string;
  /** The author's own messages for the playground, compiled; absent if there are none. */
  messages?: CompiledMessages;
  document: JsonObject;
  /** Replaces the document's servers; undefined keeps them. */
  servers?: readonly PlaygroundServer[];
  /** Replaces every security requirement in the document: `api.mdx.auth` of docs.json. */
  scheme?: SecurityScheme;
  /** False in the mode `simple`. */
  sendsRequests: boolean;
  maintainOrder: boolean;
}

/** Playground data of one WebSocket channel, stored in a static file beside the pages. */
export interface PlaygroundChannel {
  /** In capitals. */
  protocol: string;
  name: string;
  /** Address of the channel with placeholders; absent if it is only known at run time, so that the reader enters it. */
  path?: string;
  /** Servers that use WebSocket. */
  servers: readonly PlaygroundServer[];
  parameters: readonly ChannelField[];
  /** Query parameters from bindings. */
  query: readonly ChannelField[];
  /** Keys that belong in the query. */
  keys: readonly ChannelField[];
  /** Names of headers and cookies that the channel requires but browsers cannot send. */
  withheld: readonly string[];
  /** Subprotocols from the bindings; absent if there are none. */
  subprotocol?: ChannelField;
  /** Messages that the reader can send. */
  sent: readonly SocketMessage[];
  /** Messages that may be received, to recognise them. */
  received: readonly Pick<SocketMessage, 'title' | 'constants'>[];
  /** Texts of the interface, in the page's language. */
  messages: CompiledMessages;
}

/** A value that the reader enters. */
export interface ChannelField {
  name: string;
  description?: string;
  required: boolean;
  /** Initial value. */
  value: string;
  /** Allowed values; empty if any value is allowed. */
  options: readonly string[];
}

export interface SocketMessage {
  title: string;
  /** True if the text is validated before it is sent. */
  isJson: boolean;
  examples: readonly { name: string; text: string }[];
  /** Values that identify a message, by property. Each is the only one that its schema allows. */
  constants: Readonly<Record<string, string>>;
}
