import type { MessageDirection } from './details.js';
import { entriesOf, isArray, isObject, listOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { joinPointer, splitPointer } from '../../documents/pointer.js';
import { resolve, resolveObject } from '../../documents/resolve.js';
import { remember } from '../../shared/remember.js';
import { withTraits } from './traits.js';
import { isSecond } from './version.js';

/** A channel of either version with its operations. */
export interface Channel {
  /** Its key under `channels`. */
  name: string;
  /** JSON pointer of the channel under `channels`, as written. */
  pointer: string;
  value: JsonObject;
  /** Undefined if it is only known at run time. */
  address: string | undefined;
  operations: readonly ChannelOperation[];
}

/** Operation on a channel. */
export interface ChannelOperation {
  name: string | undefined;
  /** Direction from the reader's side; undefined if the document does not say. */
  direction: MessageDirection | undefined;
  /** With traits merged. */
  value: JsonObject;
  pointer: string;
  messages: readonly WrittenMessage[];
  reply: WrittenReply | undefined;
}

export interface WrittenReply {
  value: JsonObject;
  address: string | undefined;
  messages: readonly WrittenMessage[];
}

export interface WrittenMessage {
  name: string;
  /** With traits merged. */
  value: JsonObject;
  /** Pointer to its position in the document. */
  pointer: string;
}

const channelCache = new WeakMap<JsonObject, readonly Channel[]>();

/** The channels of a document, 2.x or 3.x, in file order. Cached, because a document does not change once it is read. */
export function channelsOf(document: JsonObject): readonly Channel[] {
  return remember(channelCache, document, () => findChannels(document));
}

function findChannels(document: JsonObject): Channel[] {
  const channels = entriesOf(document['channels']).flatMap(([name, node]) => {
    const value = resolve(document, node)?.value;
    return value && !name.startsWith('x-') ? [{ name, value, pointer: joinPointer('', 'channels', name) }] : [];
  });
  if (isSecond(document))
    return channels.map((channel) => ({
      ...channel,
      address: channel.name,
      operations: operationsOfSecond(document, channel),
    }));
  const operations = operationsByChannel(document);
  return channels.map((channel) => {
    const address = textOf(channel.value['address']);
    const place = placeOf(document, { $ref: `#${channel.pointer}` }) ?? channel.pointer;
    const own = operations.get(place) ?? [];
    const others = unspoken(document, { value: channel.value, pointer: place }, own);
    return { ...channel, address, operations: others.messages.length > 0 ? [...own, others] : own };
  });
}

/** In 2.x, `publish` describes what other applications do: they publish the messages that this application subscribes to, and vice versa. */
function operationsOfSecond(document: JsonObject, { value, pointer }: Pick<Channel, 'value' | 'pointer'>) {
  return (['publish', 'subscribe'] as const).flatMap((key): ChannelOperation[] => {
    const target = resolve(document, value[key]);
    if (!target) return [];
    const own = withTraits(document, target.value);
    const place = target.pointer ?? joinPointer(pointer, key);
    return [
      {
        name: textOf(own['operationId']),
        direction: key === 'publish' ? 'send' : 'receive',
        value: own,
        pointer: place,
        messages: messageOf(document, own['message'], joinPointer(place, 'message'), 'message'),
        reply: undefined,
      },
    ];
  });
}

/** Readers send the messages that the application receives. */
const directions: Readonly<Record<string, MessageDirection>> = { receive: 'send', send: 'receive' };

function operationsByChannel(document: JsonObject): Map<string, ChannelOperation[]> {
  const operations = new Map<string, ChannelOperation[]>();
  for (const [name, node] of entriesOf(document['operations'])) {
    const target = resolve(document, node);
    const place = target && placeOf(document, target.value['channel']);
    if (!target || place === undefined) continue;
    const value = withTraits(document, target.value);
    const pointer = target.pointer ?? joinPointer('', 'operations', name);
    const action = textOf(value['action']) ?? '';
    remember(operations, place, () => []).push({
      name,
      direction: Object.hasOwn(directions, action) ? directions[action] : undefined,
      value,
      pointer,
      messages: chosenMessages(document, value, pointer),
      reply: replyOf(document, value['reply'], joinPointer(pointer, 'reply')),
    });
  }
  return operations;
}

function replyOf(document: JsonObject, node: Json | undefined, place: string): WrittenReply | undefined {
  const target = resolve(document, node);
  if (!target) return undefined;
  const { value, pointer = place } = target;
  const channel = resolve(document, value['channel']);
  const { location, description } = resolveObject(document, value['address']);
  const address = textOf(location) ?? textOf(channel?.value['address']) ?? channel?.name;
  return { value: { description }, address, messages: chosenMessages(document, value, pointer) };
}

/** The messages that an operation or reply names, or all of its channel's if it names none. */
function chosenMessages(document: JsonObject, holder: JsonObject, pointer: string): WrittenMessage[] {
  const { messages } = holder;
  if (isArray(messages))
    return messages.flatMap((each, index) =>
      messageOf(document, each, joinPointer(pointer, 'messages', index), 'message'),
    );
  const channel = resolve(document, holder['channel']);
  return channel ? messagesOf(document, channel.value, channel.pointer ?? '') : [];
}

/** Messages of a channel that none of its operations names. They can still be looked up. */
function unspoken(
  document: JsonObject,
  { value, pointer }: Pick<Channel, 'value' | 'pointer'>,
  operations: readonly ChannelOperation[],
): ChannelOperation {
  const named = operations.flatMap(({ messages, reply }) => [...messages, ...(reply?.messages ?? [])]);
  const places = new Set(named.map((message) => message.pointer));
  // If the channel is in another file, its messages and those that operations name are copies.
  const copies = new Set(named.map(contentOf));
  const messages = messagesOf(document, value, pointer).filter(
    (message) => !places.has(message.pointer) && !copies.has(contentOf(message)),
  );
  return { name: undefined, direction: undefined, value: {}, pointer, messages, reply: undefined };
}

const contentOf = ({ name, value }: WrittenMessage): string => JSON.stringify([name, value]);

function messagesOf(document: JsonObject, channel: JsonObject, pointer: string): WrittenMessage[] {
  return entriesOf(channel['messages']).flatMap(([name, node]) =>
    messageOf(document, node, joinPointer(pointer, 'messages', name), name),
  );
}

/** One message, or all alternatives of a `oneOf` in 2.x. */
function messageOf(
  document: JsonObject,
  node: Json | undefined,
  place: string,
  otherwise: string,
  isInner = false,
): WrittenMessage[] {
  const target = resolve(document, node);
  if (!target) return [];
  const { value, pointer = place, name = otherwise } = target;
  const inner = listOf(value['oneOf']);
  if (inner.length > 0 && !isInner)
    return inner.flatMap((each, index) =>
      messageOf(document, each, joinPointer(pointer, 'oneOf', index), `${otherwise} ${index + 1}`, true),
    );
  return [{ name, value: withTraits(document, value), pointer }];
}

/** Resolves a reference to a channel to its final pointer, for comparison. */
function placeOf(document: JsonObject, reference: Json | undefined): string | undefined {
  const pointer = isObject(reference) ? resolve(document, reference)?.pointer : undefined;
  return pointer === undefined ? undefined : joinPointer('', ...splitPointer(pointer));
}

/** A channel's tags: its own, else those of its operations (2.x has no others). */
export function tagsOf(document: JsonObject, { value, operations }: Channel): string[] {
  const holders = [value, ...operations.map((operation) => operation.value)];
  return [...new Set(holders.flatMap((holder) => namesOfTags(document, holder)))];
}

export function namesOfTags(document: JsonObject, holder: JsonObject): string[] {
  return listOf(holder['tags']).flatMap((tag) => textOf(resolveObject(document, tag)['name']) ?? []);
}
