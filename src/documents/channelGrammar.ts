import { schemaKeywords } from './schemaKeywords.js';

/** Kinds of AsyncAPI objects that can contain a reference or be its target, in addition to those shared with OpenAPI. */
export type ChannelKind =
  | 'asyncDocument'
  | 'asyncComponents'
  | 'asyncServer'
  | 'serverVariable'
  | 'channel'
  | 'channelParameter'
  | 'channelOperation'
  | 'operationTrait'
  | 'reply'
  | 'replyAddress'
  | 'message'
  | 'messageTrait'
  | 'messageSchema'
  | 'correlationId'
  | 'bindings'
  | 'binding'
  | 'tag'
  | 'externalDocs';

type Rule = readonly ['one' | 'list' | 'map', ChannelKind | 'info' | 'schema' | 'securityScheme'];

/** Sections of components, by kind. */
export const CHANNEL_SECTIONS = {
  messageSchema: 'schemas',
  asyncServer: 'servers',
  serverVariable: 'serverVariables',
  channel: 'channels',
  channelParameter: 'parameters',
  channelOperation: 'operations',
  operationTrait: 'operationTraits',
  reply: 'replies',
  replyAddress: 'replyAddresses',
  message: 'messages',
  messageTrait: 'messageTraits',
  correlationId: 'correlationIds',
  tag: 'tags',
  externalDocs: 'externalDocs',
} as const;

const about: Readonly<Record<string, Rule>> = {
  tags: ['list', 'tag'],
  externalDocs: ['one', 'externalDocs'],
  bindings: ['one', 'bindings'],
};

const ofOperation: Readonly<Record<string, Rule>> = { ...about, security: ['list', 'securityScheme'] };

const ofMessage: Readonly<Record<string, Rule>> = {
  ...about,
  headers: ['one', 'messageSchema'],
  correlationId: ['one', 'correlationId'],
};

/** A schema, or an object that contains a schema and names its format. */
const schemaHolder: Readonly<Record<string, Rule>> = { schema: ['one', 'schema'], ...schemaKeywords };

/** Kinds of objects by the keys of their parents, according to AsyncAPI 3.1, 3.0 and 2.x. */
export const CHANNEL_GRAMMAR: Readonly<Record<ChannelKind, Readonly<Record<string, Rule>>>> = {
  asyncDocument: {
    info: ['one', 'info'],
    servers: ['map', 'asyncServer'],
    channels: ['map', 'channel'],
    operations: ['map', 'channelOperation'],
    components: ['one', 'asyncComponents'],
  },
  asyncComponents: {
    ...Object.fromEntries(
      Object.entries(CHANNEL_SECTIONS).map(([kind, section]) => [
        section,
        ['map', kind as keyof typeof CHANNEL_SECTIONS] as const,
      ]),
    ),
    securitySchemes: ['map', 'securityScheme'],
    serverBindings: ['map', 'bindings'],
    channelBindings: ['map', 'bindings'],
    operationBindings: ['map', 'bindings'],
    messageBindings: ['map', 'bindings'],
  },
  asyncServer: { ...ofOperation, variables: ['map', 'serverVariable'] },
  serverVariable: {},
  channel: {
    ...about,
    messages: ['map', 'message'],
    parameters: ['map', 'channelParameter'],
    servers: ['list', 'asyncServer'],
    publish: ['one', 'channelOperation'],
    subscribe: ['one', 'channelOperation'],
  },
  channelParameter: { schema: ['one', 'schema'] },
  channelOperation: {
    ...ofOperation,
    channel: ['one', 'channel'],
    messages: ['list', 'message'],
    message: ['one', 'message'],
    reply: ['one', 'reply'],
    traits: ['list', 'operationTrait'],
  },
  operationTrait: ofOperation,
  reply: { address: ['one', 'replyAddress'], channel: ['one', 'channel'], messages: ['list', 'message'] },
  replyAddress: {},
  message: {
    ...ofMessage,
    payload: ['one', 'messageSchema'],
    traits: ['list', 'messageTrait'],
    oneOf: ['list', 'message'],
  },
  messageTrait: ofMessage,
  messageSchema: schemaHolder,
  correlationId: {},
  bindings: {},
  binding: {
    query: ['one', 'schema'],
    headers: ['one', 'schema'],
    key: ['one', 'schema'],
    groupId: ['one', 'schema'],
    clientId: ['one', 'schema'],
  },
  tag: { externalDocs: ['one', 'externalDocs'] },
  externalDocs: {},
};
