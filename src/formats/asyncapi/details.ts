import type { BodyContent, Parameter, Security } from '../openapi/details.js';
import type { SchemaNode } from '../openapi/schema/node.js';

/** Details of a channel for its page, beside those of every operation: a plain value. */
export interface ChannelDetails {
  servers: readonly ChannelServer[];
  /** In file order. */
  exchanges: readonly Exchange[];
  bindings: readonly Binding[];
}

/** A server as its protocol sees it; `servers` of the page have its address. */
export interface ChannelServer {
  name: string;
  title?: string;
  /** With its placeholders. */
  address: string;
  /** As written: `wss`, `kafka-secure`. */
  protocol: string;
  protocolVersion?: string;
  /** Markdown. */
  description?: string;
  bindings: readonly Binding[];
}

/** Messages that travel one way. */
export interface Exchange {
  /**
   * Direction from the reader's side, at the other end of the channel than the described application; undefined if it
   * is unknown.
   */
  direction: MessageDirection | undefined;
  /** Name of the operation. */
  name?: string;
  title?: string;
  /** Markdown. */
  description?: string;
  /** Needed for this operation, beside what the servers need. */
  security: Security;
  messages: readonly Message[];
  /** Reply that is received, or to be sent. */
  reply?: MessageReply;
  bindings: readonly Binding[];
}

export type MessageDirection = 'send' | 'receive';

export interface MessageReply {
  /** Target of the reply: a runtime expression, the address of a channel, or its name. */
  address?: string;
  /** Markdown. */
  description?: string;
  messages: readonly Message[];
}

export interface Message {
  /** Name for machines. */
  name: string;
  title: string;
  /** Markdown. */
  description?: string;
  deprecated: boolean;
  headers: readonly Parameter[];
  /** One, with its schema as far as it can be shown, and its examples; undefined where nothing is said of the payload. */
  payload?: BodyContent;
  /** Position of an identifier that messages of one conversation share: a runtime expression. */
  correlation?: { location: string; description?: string };
  bindings: readonly Binding[];
}

/** Settings of a single protocol. */
export interface Binding {
  /** As written: `ws`, `kafka`. */
  protocol: string;
  /** A constant for each setting, a schema where the protocol asks for one. */
  fields: readonly SchemaNode[];
}
