import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import {
  entriesOf,
  isArray,
  isObject,
  listOf,
  objectOf,
  textOf,
  type Json,
  type JsonObject,
} from '../../documents/json.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import { joinPointer } from '../../documents/pointer.js';
import { resolve } from '../../documents/resolve.js';
import { undeclaredSchemes } from '../openapi/undeclaredSchemes.js';
import { countOfMessages, MAX_MESSAGES } from './limits.js';
import { channelsOf } from './model.js';
import { isSecond } from './version.js';

type Locate = (pointer: string) => DocumentPlace;

/** A fault: pointer of the affected part, what is wrong, and what to do. */
type Finding = readonly [pointer: string, message: string, help: string];

/**
 * Reports faults that prevent a part of an AsyncAPI document from being shown: operations without a channel or an action, servers without an
 * address. References and the types of values are checked elsewhere.
 */
export function shapeProblems(document: JsonObject, locate: Locate): Diagnostic[] {
  const isOld = isSecond(document);
  const faults = [
    ...(document['channels'] === undefined ? [noChannels] : []),
    ...serverProblems(document, isOld),
    ...(isOld ? (document['operations'] === undefined ? [] : [misplaced]) : operationProblems(document)),
    ...longChannels(document),
  ];
  return faults.map(([pointer, message, help]) => diagnostic('asyncapi/shape', { message, help, ...locate(pointer) }));
}

const noChannels: Finding = [
  '',
  'The document has no `channels`, so it makes no pages.',
  'Describe each channel under `channels`.',
];

/** Keys of 3.x in a document of 2.x. */
const misplaced: Finding = [
  '/operations',
  '`operations` at the top is of AsyncAPI 3.',
  'Begin the document with `asyncapi: 3.0.0`, or write `publish` and `subscribe` in the channels.',
];

function nameOf(value: Json): string {
  if (value === null) return 'empty';
  if (isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function* serverProblems(document: JsonObject, isOld: boolean): Generator<Finding> {
  const [key, other] = isOld ? (['url', 'host'] as const) : (['host', 'url'] as const);
  const helps = {
    [key]: `Give its address as \`${key}\`, such as \`${isOld ? 'wss://example.com/socket' : 'example.com'}\`.`,
    protocol: 'Add `protocol: wss`, or the protocol of the server.',
  };
  for (const [name, value, pointer] of resolveParts(document, 'servers'))
    for (const [needed, help] of Object.entries(helps)) {
      if (textOf(value[needed]) !== undefined) continue;
      if (needed === key && value[other] !== undefined) {
        const message = `The server \`${name}\` has \`${other}\`, which is of AsyncAPI ${isOld ? 3 : 2}.`;
        yield [joinPointer(pointer, other), message, help];
      } else yield [pointer, `The server \`${name}\` has no \`${needed}\`.`, help];
    }
}

/** The objects in a map of the document, with their references followed. */
function* resolveParts(
  document: JsonObject,
  key: string,
): Generator<[name: string, value: JsonObject, pointer: string]> {
  for (const [name, node] of entriesOf(document[key])) {
    const target = resolve(document, node);
    if (target) yield [name, target.value, target.pointer ?? joinPointer('', key, name)];
  }
}

const actions = ['send', 'receive'];

function* operationProblems(document: JsonObject): Generator<Finding> {
  const channels = Object.keys(objectOf(document['channels']));
  for (const [name, channel] of entriesOf(document['channels']))
    for (const key of ['publish', 'subscribe']) {
      if (objectOf(channel)[key] === undefined) continue;
      const help = 'Describe it under `operations`, with `action` and `channel`.';
      yield [joinPointer('', 'channels', name, key), `\`${key}\` in a channel is of AsyncAPI 2.`, help];
    }
  for (const [name, { action, channel }, pointer] of resolveParts(document, 'operations')) {
    yield* actionProblems(name, action, pointer);
    yield* channelProblems(name, channel, pointer, channels);
  }
}

function* actionProblems(name: string, action: Json | undefined, pointer: string): Generator<Finding> {
  if (typeof action === 'string' && actions.includes(action)) return;
  const suggestion = typeof action === 'string' ? nearest(action, actions) : undefined;
  const help = helpFor(suggestion, 'Say whether the application does `send` or `receive`.');
  if (action === undefined) return yield [pointer, `The operation \`${name}\` has no \`action\`.`, help];
  const message = `The operation \`${name}\` has the action \`${textOf(action) ?? nameOf(action)}\`.`;
  yield [joinPointer(pointer, 'action'), message, help];
}

function* channelProblems(
  name: string,
  channel: Json | undefined,
  pointer: string,
  channels: readonly string[],
): Generator<Finding> {
  if (textOf(objectOf(channel)['$ref']) !== undefined) return;
  const text = textOf(channel);
  const suggestion = text === undefined ? undefined : channels.includes(text) ? text : nearest(text, channels);
  const target = joinPointer('', 'channels', suggestion ?? channels[0] ?? 'name');
  const help = `Refer to a channel: \`{ $ref: '#${target}' }\`.`;
  yield channel === undefined
    ? [pointer, `The operation \`${name}\` has no \`channel\`, so it is not shown.`, help]
    : [
        joinPointer(pointer, 'channel'),
        `The \`channel\` of the operation \`${name}\` is not a reference, so it is not shown.`,
        help,
      ];
}

function* longChannels(document: JsonObject): Generator<Finding> {
  for (const channel of channelsOf(document)) {
    const count = countOfMessages(channel);
    if (count <= MAX_MESSAGES) continue;
    const message = `The channel \`${channel.name}\` has ${count} messages; its page shows ${MAX_MESSAGES}.`;
    yield [channel.pointer, message, 'Divide the channel, or let operations name fewer messages.'];
  }
}

/** Reports undeclared security schemes in 2.x, which refers to them by name. */
export function securityProblemsOf(document: JsonObject, locate: Locate): Diagnostic[] {
  const holders = [
    ...entriesOf(document['servers']).map(([name, value]) => ({ pointer: joinPointer('', 'servers', name), value })),
    ...channelsOf(document).flatMap(({ operations }) => operations.map(({ pointer, value }) => ({ pointer, value }))),
  ].map(({ pointer, value }) => ({
    pointer,
    requirements: listOf(objectOf(value)['security']).map((each) => (isSchemeItself(each) ? null : each)),
  }));
  return undeclaredSchemes(holders, document, locate);
}

/** True in version 3, where a requirement is a scheme or a reference. In version 2 it is a name. */
function isSchemeItself(requirement: Json): boolean {
  return isObject(requirement) && ('$ref' in requirement || 'type' in requirement);
}
