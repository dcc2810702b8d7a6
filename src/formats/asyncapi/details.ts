import type { BodyContent, Parameter, Security } from '../openapi/details.js';
import type { SchemaNode } from '../../documents/schema/node.js';

/** Details of a channel's page besides those of every operation, as a plain value. */
export interface ChannelDetails {
  servers: readonly ChannelServer[];
  /** In file order. */
  exchanges: readonly Exchange[];
  bindings: readonly Binding[];
}

/** A server in its protocol's terms. The page's `servers` contain its address. */
export interface ChannelServer {
  name: string;
  title?: string;
  /** With placeholders. */
  address: string;
  /** As written: `wss`, `kafka-secure`. */
  protocol: string;
  protocolVersion?: string;
  /** Markdown. */
  description?: string;
  bindings: readonly Binding[];
  /** Names, in file order. */
  tags: readonly string[];
}

/** Messages that travel in one direction. */
export interface Exchange {
  /** Direction from the reader's side, at the other end of the channel from the described application. Undefined if unknown. */
  direction: MessageDirection | undefined;
  /** Name of the operation. */
  name?: string;
  title?: string;
  /** Markdown. */
  description?: string;
  /** Credentials for this operation, in addition to those for the servers. */
  security: Security;
  messages: readonly Message[];
  /** The reply to receive or to send. */
  reply?: MessageReply;
  bindings: readonly Binding[];
}

export type MessageDirection = 'send' | 'receive';

export interface MessageReply {
  /** Where the reply goes: a runtime expression, or the address or name of a channel. */
  address?: string;
  /** Markdown. */
  description?: string;
  messages: readonly Message[];
}

export interface Message {
  /** Name for programs. */
  name: string;
  title: string;
  /** Markdown. */
  description?: string;
  deprecated: boolean;
  headers: readonly Parameter[];
  /** The payload with its schema, as far as it can be shown, and examples. Undefined if the document does not describe it. */
  payload?: BodyContent;
  /** Location of an id shared by the messages of one conversation, as a runtime expression. */
  correlation?: { location: string; description?: string };
  bindings: readonly Binding[];
  /** Names, in file order. */
  tags: readonly string[];
}

/** Settings of one protocol. */
export interface Binding {
  /** As written: `ws`, `kafka`. */
  protocol: string;
  /** A row for each setting: its constant value, or its schema. */
  fields: readonly SchemaNode[];
}
