import { channelsOf } from '../../../formats/asyncapi/model.js';
import { isSocketChannel, isSocketProtocol } from '../../../formats/asyncapi/sockets.js';
import { digest } from '../../../shared/digest.js';
import type { CompiledMessages } from '../../../i18n/format.js';
import type { Binding, Exchange, Message, MessageDirection } from '../../../formats/asyncapi/details.js';
import type { PageDescription } from '../../../formats/description.js';
import type { ApiSettings, SecurityScheme, Server } from '../../../formats/openapi/details.js';
import type { ChannelDocument, ChannelEntry } from '../../../formats/asyncapi/channelEntry.js';
import { bodyNotationOf } from '../../../documents/example/mediaType.js';
import type { SchemaNode } from '../../../documents/schema/node.js';
import { plainLine } from '../../../content/plainLine.js';
import type { ChannelField, PlaygroundChannel, SocketMessage } from '../model.js';
import { withMock, type MockAddress } from './mocks.js';
import type { OperationSlice } from './operationSlice.js';

interface ChannelSource {
  operation: ChannelEntry;
  specification: ChannelDocument;
  settings: ApiSettings;
  mock: MockAddress | undefined;
  /** All texts of the interface, in the page's language. */
  words: CompiledMessages;
}

/** The data file for a channel's page; undefined if the channel does not use WebSocket. */
export function channelSlice(source: ChannelSource): OperationSlice | undefined {
  const { operation, specification, mock, settings } = source;
  if (!isSocketChannel(specification.document, operation)) return undefined;
  const messages = socketWords(source.words);
  const name = digest(operation.id, operation.digest, mock?.path ?? '', JSON.stringify(messages));
  return {
    frame: 'socket',
    address: `/_trellis/operations/${name}.json`,
    text: () => {
      const details = specification.describe(operation, { ...settings, makesSamples: false });
      return JSON.stringify({ ...playgroundChannel(specification, operation, details, mock), messages });
    },
  };
}

/** Texts that the channel's frame shares with other pages. */
const shared = ['reference.server', 'reference.path', 'reference.query', 'reference.authorizations', 'reference.send']
  .concat('reference.messages', 'reference.example', 'fields.required', 'search.forget', 'frame.close')
  .concat('playground.title');

function socketWords(words: CompiledMessages): CompiledMessages {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('socket.') || shared.includes(key)));
}

function playgroundChannel(
  { document }: ChannelDocument,
  operation: ChannelEntry,
  { servers, parameters, security, channel }: PageDescription,
  mock: MockAddress | undefined,
): Omit<PlaygroundChannel, 'messages'> {
  const { servers: own = [], exchanges = [], bindings = [] } = channel ?? {};
  const asked = [security, ...exchanges.map((exchange) => exchange.security)];
  const schemes = asked.flatMap(({ alternatives }) => alternatives.flat());
  const headers = boundFields(bindings, 'headers');
  const withheld = [...headers.filter((node) => !isSubprotocol(node)), ...schemes.filter(isWithheld)];
  const address = channelsOf(document).find((each) => each.name === operation.channel)?.address;
  const sockets = servers.filter((_, index) => isSocketProtocol(own[index]?.protocol ?? ''));
  return {
    protocol: operation.badge ?? '',
    name: operation.channel,
    ...(address !== undefined && { path: address }),
    servers: withMock(sockets.map(withPlainTexts), mock),
    parameters: parameters.path.map(({ schema }) => fieldOf(schema)),
    query: boundFields(bindings, 'query').map((node) => fieldOf(node)),
    keys: keysOf(schemes),
    withheld: [...new Set(withheld.map(({ name = '' }) => name))],
    ...subprotocolIn(headers),
    sent: messagesOf(exchanges, 'receive'),
    received: messagesOf(exchanges, 'send').map(({ title, constants }) => ({ title, constants })),
  };
}

const withPlainText = <Described extends { description?: string }>(one: Described): Described =>
  one.description === undefined ? one : { ...one, description: plainLine(one.description) };

/** A server as the frame lists it, which shows descriptions in labels. */
const withPlainTexts = (server: Server): Server =>
  withPlainText({ ...server, variables: server.variables.map(withPlainText) });

/** The properties of a binding's setting, `query` or `headers`. */
function boundFields(bindings: readonly Binding[], name: string): readonly SchemaNode[] {
  const own = bindings.filter(({ protocol }) => isSocketProtocol(protocol)).flatMap(({ fields }) => fields);
  return own.filter((field) => field.name === name).flatMap(({ children }) => children);
}

function isSubprotocol({ name = '' }: SchemaNode): boolean {
  return name.toLowerCase() === 'sec-websocket-protocol';
}

/** The only header of a connection that a page can influence. */
function subprotocolIn(headers: readonly SchemaNode[]): Pick<PlaygroundChannel, 'subprotocol'> {
  const header = headers.find(isSubprotocol);
  return header ? { subprotocol: fieldOf(header) } : {};
}

function isWithheld({ in: place }: SecurityScheme): boolean {
  return place === 'header' || place === 'cookie';
}

function keysOf(schemes: readonly SecurityScheme[]): ChannelField[] {
  const inQuery = schemes.filter((scheme) => scheme.in === 'query').map((scheme) => [scheme.name, scheme] as const);
  return Array.from(new Map(inQuery).values(), ({ name, description }) => ({
    name,
    ...(description !== undefined && { description: plainLine(description) }),
    required: false,
    value: '',
    options: [],
  }));
}

/** The initial value is the author's, in order of preference: the only allowed value, the default, an example. */
function fieldOf({ name = '', description, required, ...node }: SchemaNode): ChannelField {
  const [only] = node.enum.length === 1 ? node.enum : [];
  const value = node.const ?? only ?? node.default ?? (required ? (node.examples[0] ?? node.enum[0]) : undefined);
  return {
    name,
    ...(description !== undefined && { description: plainLine(description) }),
    required,
    value: value ?? '',
    options: node.enum,
  };
}

/** All messages except those that only travel in the other direction. */
function messagesOf(exchanges: readonly Exchange[], other: MessageDirection): SocketMessage[] {
  const all = exchanges.flatMap(({ direction, messages, reply }) => {
    if (direction === other) return reply?.messages ?? [];
    return direction === undefined ? [...messages, ...(reply?.messages ?? [])] : messages;
  });
  const byName = new Map(all.map((message) => [message.name, message] as const));
  return Array.from(byName.values(), socketMessage);
}

function socketMessage({ title, payload }: Message): SocketMessage {
  const { contentType = '', schema, examples = [] } = payload ?? {};
  const texts = examples.filter(({ externalValue }) => externalValue === undefined);
  return {
    title,
    // Binary formats are written as JSON.
    isJson: ['json', 'binary'].includes(bodyNotationOf(contentType)) && payload !== undefined,
    examples: texts.map(({ name, summary, text }) => ({ name: summary ?? name, text })),
    constants: constantsOf(schema?.children ?? []),
  };
}

function constantsOf(properties: readonly SchemaNode[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    properties.flatMap(({ name, const: only, enum: values }) => {
      const value = only ?? (values.length === 1 ? values[0] : undefined);
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}
