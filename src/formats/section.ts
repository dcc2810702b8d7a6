import type { Binding, ChannelServer, Exchange, Message, MessageReply } from './asyncapi/details.js';
import type { Page } from '../content/page.js';
import type { Callback, OperationDetails } from './openapi/details.js';
import type { RelatedTypes } from './relatedTypes.js';
import type { Loader, SchemaNode, TypePart } from '../documents/schema/node.js';
import type { SdkCall } from './typedoc/details.js';

/** Content of a section. `prefix` is the start of its fields' ids. */
export type SectionContent =
  | { kind: 'security'; security: OperationDetails['security'] }
  | { kind: 'parameters'; parameters: OperationDetails['parameters']['path']; prefix: string }
  | { kind: 'body'; body: NonNullable<OperationDetails['body']>; prefix: string }
  | { kind: 'responses'; responses: OperationDetails['responses']; prefix: string }
  | { kind: 'callbacks'; callbacks: readonly CallbackSections[] }
  | ChannelSectionContent
  | GraphqlSectionContent
  | SdkSectionContent;

/** A part of an entry's page under its own heading. */
export interface Section {
  title: string;
  id: string;
  content: SectionContent;
}

/** A request that the API sends in turn. */
export interface CallbackSections {
  callback: Callback;
  title: string;
  /** Their ids are suggestions, because the page may already use them. */
  sections: readonly Section[];
}

/** Content of sections that only channels have. */
type ChannelSectionContent =
  | { kind: 'exchanges'; exchanges: readonly ExchangeSections[] }
  | { kind: 'servers'; servers: readonly ChannelServer[] }
  | { kind: 'bindings'; bindings: readonly Binding[]; prefix: string };

/** Content of sections that only GraphQL has. */
type GraphqlSectionContent =
  | { kind: 'fields'; fields: readonly SchemaNode[]; prefix: string }
  | { kind: 'type'; type: SchemaNode; prefix: string }
  | { kind: 'types'; types: Pick<RelatedTypes, 'links' | 'more'> };

/** Content of sections that only library references have. */
type SdkSectionContent =
  | { kind: 'members'; members: readonly MemberSections[] }
  /** Markdown texts; several are shown as a list. */
  | { kind: 'texts'; texts: readonly string[]; linked?: LinkedText };

/** A text as HTML in which each heading has an id. */
export interface LinkedText {
  html: string;
  headings: Page['headings'];
}

/** A constructor, a method, or one of several signatures. */
export interface MemberSections {
  title: string;
  id: string;
  language: string;
  calls: readonly CallSections[];
  overrides?: TypePart;
}

/** A signature, with its parts in sections of their own. */
export interface CallSections {
  call: SdkCall;
  /** Their ids are suggestions. */
  sections: readonly Section[];
}

/** A channel's operation with its messages. */
export interface ExchangeSections {
  exchange: Exchange;
  messages: readonly MessageSections[];
  reply?: { reply: MessageReply; messages: readonly MessageSections[] };
  /** Start of the ids of its settings. */
  prefix: string;
}

/** A message, with its parts in sections of their own. */
export interface MessageSections {
  message: Message;
  /** Their ids are suggestions. */
  sections: readonly Section[];
  prefix: string;
  /** Present if the page loads the content on demand. */
  later?: Loader;
}
