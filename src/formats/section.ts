import type { Binding, ChannelServer, Exchange, Message, MessageReply } from './asyncapi/details.js';
import type { Callback, OperationDetails } from './openapi/details.js';
import type { RelatedTypes } from './openapi/relatedTypes.js';
import type { SchemaNode, TypePart } from './openapi/schema/node.js';
import type { SdkCallDetails } from './typedoc/details.js';

/** Content of a section; `prefix` is the beginning of the ids of its fields. */
export type SectionContent =
  | { kind: 'security'; security: OperationDetails['security'] }
  | { kind: 'parameters'; parameters: OperationDetails['parameters']['path']; prefix: string }
  | { kind: 'body'; body: NonNullable<OperationDetails['body']>; prefix: string }
  | { kind: 'responses'; responses: OperationDetails['responses']; prefix: string }
  | { kind: 'callbacks'; callbacks: readonly CallbackSections[] }
  | ChannelSectionContent
  | GraphqlSectionContent
  | SdkSectionContent;

/** A part of an operation's page under a heading of its own. */
export interface Section {
  title: string;
  id: string;
  content: SectionContent;
}

/** A request that the API makes in turn. */
export interface CallbackSections {
  callback: Callback;
  title: string;
  /** Their ids are those that are wanted: a page may have them already. */
  sections: readonly Section[];
}

/** Content of the sections of channels alone. */
type ChannelSectionContent =
  | { kind: 'exchanges'; exchanges: readonly ExchangeSections[] }
  | { kind: 'servers'; servers: readonly ChannelServer[] }
  | { kind: 'bindings'; bindings: readonly Binding[]; prefix: string };

/** Content of the sections of GraphQL alone. */
type GraphqlSectionContent =
  | { kind: 'fields'; fields: readonly SchemaNode[]; prefix: string }
  | { kind: 'type'; type: SchemaNode; prefix: string }
  | { kind: 'types'; types: Pick<RelatedTypes, 'links' | 'more'> };

/** Content of the sections of references of libraries alone. */
type SdkSectionContent =
  | { kind: 'members'; members: readonly MemberSections[] }
  /** Texts in Markdown, several as a list. */
  | { kind: 'texts'; texts: readonly string[] };

/** A constructor, a method, or a signature among several. */
export interface MemberSections {
  title: string;
  id: string;
  language: string;
  calls: readonly CallSections[];
  overrides?: TypePart;
}

/** A signature, whose parts stand in sections of its own. */
export interface CallSections {
  call: SdkCallDetails;
  /** Their ids are those that are wanted. */
  sections: readonly Section[];
}

/** An operation of a channel with its messages. */
export interface ExchangeSections {
  exchange: Exchange;
  messages: readonly MessageSections[];
  reply?: { reply: MessageReply; messages: readonly MessageSections[] };
  /** Beginning of the ids of its settings. */
  prefix: string;
}

/** A message, whose parts stand in sections of its own. */
export interface MessageSections {
  message: Message;
  /** Their ids are those that are wanted. */
  sections: readonly Section[];
  prefix: string;
}
