import type { Config } from '../../config/config.js';
import type { Frontmatter } from '../../content/frontmatter.js';
import type { CompiledMessages } from '../../i18n/format.js';
import type { JsonObject } from '../../formats/openapi/json.js';
import type { Security, SecurityScheme, Server } from '../../formats/openapi/details.js';
import type { Site, Theme } from '../../site/site.js';

export type { Json, JsonObject } from '../../formats/openapi/json.js';
export type { Security, SecurityScheme } from '../../formats/openapi/details.js';

/** Extent of a page's playground: a button that opens it, method and path only, or nothing. */
export type PlaygroundMode = Config['api']['playground']['display'];

const modes = {
  interactive: 'interactive',
  auth: 'interactive',
  show: 'interactive',
  simple: 'simple',
  none: 'none',
  hide: 'none',
} as const;

/** The mode of one page: its frontmatter's `playground`, in the words of either era, else docs.json's (FORMAT.md 1.14). */
export function playgroundMode(api: Config['api'], frontmatter?: Pick<Frontmatter, 'playground'>): PlaygroundMode {
  return frontmatter?.playground === undefined ? api.playground.display : modes[frontmatter.playground];
}

/** A server that the playground can send to. */
export interface PlaygroundServer extends Server {
  /** `url` is a path on the documentation's own host, where a mock of the specification answers. */
  isMock?: boolean;
}

/** Data of one operation for the playground: the content of a static file beside the pages. */
export interface PlaygroundOperation {
  /** In capitals. */
  method: string;
  /** With its placeholders. */
  path: string;
  /** An OpenAPI 3.1 document that holds this operation and what it refers to. */
  document: JsonObject;
  servers: readonly PlaygroundServer[];
  security: Security;
  /** The author's own messages for the playground, compiled; absent if there are none. */
  messages?: CompiledMessages;
}

/** Data of one specification for the explorer: the content of a static file beside its page. */
export interface ExplorerContent {
  title: string;
  /** Name of the documentation site, which the page leads back to. */
  siteName: string;
  /** Root-relative, with the base. */
  home: string;
  /** Language tag of the interface. */
  language: string;
  /** The author's own messages for the playground, compiled; absent if there are none. */
  messages?: CompiledMessages;
  document: JsonObject;
  /** Replace those of the document; undefined leaves the document's own. */
  servers?: readonly PlaygroundServer[];
  /** Takes the place of every requirement in the document: docs.json's `api.auth`. */
  scheme?: SecurityScheme;
  /** False in the mode `simple`. */
  sendsRequests: boolean;
  maintainOrder: boolean;
  theme: Theme;
  appearance: Site['appearance'];
}

/** Data of one WebSocket channel for the playground: the content of a static file beside the pages. */
export interface PlaygroundChannel {
  /** In capitals. */
  protocol: string;
  name: string;
  /** Address of the channel with its placeholders; absent where it is only known at run time, and the reader has to give it. */
  path?: string;
  /** Those that speak WebSocket. */
  servers: readonly PlaygroundServer[];
  parameters: readonly ChannelField[];
  /** Query parameters that bindings name. */
  query: readonly ChannelField[];
  /** Keys that are given in the query. */
  keys: readonly ChannelField[];
  /** Names of headers and cookies that the channel asks for and no page can send. */
  withheld: readonly string[];
  /** Subprotocols that the bindings name; absent where they do not. */
  subprotocol?: ChannelField;
  /** Messages that the reader can send. */
  sent: readonly SocketMessage[];
  /** Messages that come back, to be told apart. */
  received: readonly Pick<SocketMessage, 'title' | 'constants'>[];
  /** Words of the interface, in the language of the page. */
  messages: CompiledMessages;
}

/** A value that the reader gives. */
export interface ChannelField {
  name: string;
  description?: string;
  required: boolean;
  /** Initial value. */
  value: string;
  /** Allowed values; empty when any is. */
  options: readonly string[];
}

export interface SocketMessage {
  title: string;
  /** The text is checked before it is sent. */
  isJson: boolean;
  examples: readonly { name: string; text: string }[];
  /** Values by which a message is recognised, by property; each is the only one that its schema allows. */
  constants: Readonly<Record<string, string>>;
}
