import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { entriesOf, isArray, isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../openapi/json.js';
import type { DocumentPlace } from '../documentPlace.js';
import { joinPointer } from '../openapi/pointer.js';
import { resolve } from '../openapi/resolve.js';
import { undeclaredSchemes } from '../openapi/undeclaredSchemes.js';
import { countOfMessages, MAX_MESSAGES } from './limits.js';
import { channelsOf } from './model.js';
import { isSecond } from './version.js';

type Locate = (pointer: string) => DocumentPlace;

/** A fault, with the pointer of the affected part. */
type Finding = { pointer: string; message: string; help: string };

/**
 * Reports faults that prevent a part of an AsyncAPI document from being shown: values of the wrong type, operations without a channel or an action,
 * servers without an address. References are checked elsewhere.
 */
export function shapeProblems(document: JsonObject, locate: Locate): Diagnostic[] {
  const isOld = isSecond(document);
  const found = [
    ...mapProblems(document, '', isOld ? ['servers', 'channels'] : ['servers', 'channels', 'operations']),
    ...mapProblems(objectOf(document['components']), '/components', ['schemas', 'messages', 'securitySchemes']),
    ...(document['channels'] === undefined ? [noChannels] : []),
    ...serverProblems(document, isOld),
    ...(isOld ? misplaced(document) : operationProblems(document)),
    ...longChannels(document),
  ];
  return found.map(({ pointer, ...words }) => diagnostic('asyncapi/shape', { ...words, ...locate(pointer) }));
}

const noChannels: Finding = {
  pointer: '',
  message: 'The document has no `channels`, so it makes no pages.',
  help: 'Describe each channel under `channels`.',
};

/** Reports parts that must be maps of names but are not. */
function mapProblems(holder: JsonObject, base: string, keys: readonly string[]): Finding[] {
  return keys.flatMap((key): Finding[] => {
    const value = holder[key];
    const pointer = joinPointer(base, key);
    if (value === undefined) return [];
    if (!isObject(value))
      return [{ pointer, message: `\`${key}\` is ${nameOf(value)}.`, help: `Write a map of names and definitions.` }];
    return entriesOf(value).flatMap(([name, part]) =>
      isObject(part) || typeof part === 'boolean' || name.startsWith('x-')
        ? []
        : {
            pointer: joinPointer(pointer, name),
            message: `\`${name}\` in \`${key}\` is ${nameOf(part)}.`,
            help: 'Write a map of its properties, or take it out.',
          },
    );
  });
}

function nameOf(value: Json): string {
  if (value === null) return 'empty';
  if (isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function serverProblems(document: JsonObject, isOld: boolean): Finding[] {
  const [key, other] = isOld ? (['url', 'host'] as const) : (['host', 'url'] as const);
  return entriesOf(document['servers']).flatMap(([name, written]): Finding[] => {
    const resolved = resolve(document, written);
    if (!resolved) return [];
    const pointer = resolved.pointer ?? joinPointer('', 'servers', name);
    return [key, 'protocol'].flatMap((needed): Finding[] => {
      const { value } = resolved;
      if (textOf(value[needed]) !== undefined) return [];
      const isOther = needed === key && value[other] !== undefined;
      return [
        {
          pointer: isOther ? joinPointer(pointer, other) : pointer,
          message: isOther
            ? `The server \`${name}\` has \`${other}\`, which is of AsyncAPI ${isOld ? 3 : 2}.`
            : `The server \`${name}\` has no \`${needed}\`.`,
          help:
            needed === 'protocol'
              ? 'Add `protocol: wss`, or the protocol of the server.'
              : `Give its address as \`${key}\`, such as \`${isOld ? 'wss://example.com/socket' : 'example.com'}\`.`,
        },
      ];
    });
  });
}

/** Reports keys of 3.x in a document of 2.x. */
function misplaced(document: JsonObject): Finding[] {
  if (document['operations'] === undefined) return [];
  return [
    {
      pointer: '/operations',
      message: '`operations` at the top is of AsyncAPI 3.',
      help: 'Begin the document with `asyncapi: 3.0.0`, or write `publish` and `subscribe` in the channels.',
    },
  ];
}

const actions = ['send', 'receive'];

function operationProblems(document: JsonObject): Finding[] {
  const channels = Object.keys(objectOf(document['channels']));
  const ofChannels = entriesOf(document['channels']).flatMap(([name, channel]) =>
    ['publish', 'subscribe'].flatMap((key): Finding[] =>
      objectOf(channel)[key] === undefined
        ? []
        : [
            {
              pointer: joinPointer('', 'channels', name, key),
              message: `\`${key}\` in a channel is of AsyncAPI 2.`,
              help: 'Describe it under `operations`, with `action` and `channel`.',
            },
          ],
    ),
  );
  const ofOperations = entriesOf(document['operations']).flatMap(([name, written]): Finding[] => {
    const resolved = resolve(document, written);
    if (!resolved) return [];
    const pointer = resolved.pointer ?? joinPointer('', 'operations', name);
    return [
      ...actionProblems(name, resolved.value, pointer),
      ...channelProblems(name, resolved.value, pointer, channels),
    ];
  });
  return [...ofChannels, ...ofOperations];
}

function actionProblems(name: string, { action }: JsonObject, pointer: string): Finding[] {
  if (typeof action === 'string' && actions.includes(action)) return [];
  const meant = typeof action === 'string' ? nearest(action, actions) : undefined;
  return [
    {
      pointer: action === undefined ? pointer : joinPointer(pointer, 'action'),
      message:
        action === undefined
          ? `The operation \`${name}\` has no \`action\`.`
          : `The operation \`${name}\` has the action \`${textOf(action) ?? nameOf(action)}\`.`,
      help:
        meant === undefined ? 'Say whether the application does `send` or `receive`.' : `Did you mean \`${meant}\`?`,
    },
  ];
}

function channelProblems(
  name: string,
  { channel }: JsonObject,
  pointer: string,
  channels: readonly string[],
): Finding[] {
  const reference = textOf(objectOf(channel)['$ref']);
  if (reference !== undefined) return [];
  const text = textOf(channel);
  const meant = text === undefined ? undefined : channels.includes(text) ? text : nearest(text, channels);
  return [
    {
      pointer: channel === undefined ? pointer : joinPointer(pointer, 'channel'),
      message:
        channel === undefined
          ? `The operation \`${name}\` has no \`channel\`, so it is not shown.`
          : `The \`channel\` of the operation \`${name}\` is not a reference, so it is not shown.`,
      help: `Refer to a channel: \`{ $ref: '#${joinPointer('', 'channels', meant ?? channels[0] ?? 'name')}' }\`.`,
    },
  ];
}

function longChannels(document: JsonObject): Finding[] {
  return channelsOf(document).flatMap((channel) => {
    const count = countOfMessages(channel);
    if (count <= MAX_MESSAGES) return [];
    return {
      pointer: channel.pointer,
      message: `The channel \`${channel.name}\` has ${count} messages; its page shows ${MAX_MESSAGES}.`,
      help: 'Divide the channel, or let operations name fewer messages.',
    };
  });
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
