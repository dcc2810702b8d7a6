import { createClosure } from '../openapi/closure.js';
import { digest } from '../../shared/digest.js';
import { extensionsOf, mintOf } from '../openapi/collect.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../openapi/json.js';
import type { Operation, Specification, Tag } from '../openapi/operation.js';
import { resolve } from '../openapi/resolve.js';
import { channelsOf, tagsOf, type Channel } from './model.js';
import { protocolName, serversOfChannel } from './servers.js';

/** The specification that an AsyncAPI document makes, with every reference local: its operations are the channels. */
export function asyncSpecificationOf(
  document: JsonObject,
  identity: Pick<Specification, 'id' | 'location' | 'locate'>,
): Specification {
  const info = objectOf(document['info']);
  const [version, description] = [textOf(info['version']), textOf(info['description'])];
  const digestOf = createDigests(document);
  const operations = channelsOf(document).flatMap((channel) =>
    operationOf(document, channel, identity.id, digestOf(channel)),
  );
  return {
    ...identity,
    isAsync: true,
    document,
    title: textOf(info['title']) ?? identity.id,
    ...(version !== undefined && { version }),
    ...(description !== undefined && { description }),
    operations,
    webhooks: [],
    tags: declaredTags(document),
    schemas: [],
    digest: digest(JSON.stringify(document)),
    diagnostics: [],
  };
}

/** Digests of channels: each with its operations and everything that they refer to, and with the servers of the document. */
function createDigests(document: JsonObject): (channel: Channel) => string {
  const closure = createClosure(document);
  const { asyncapi, defaultContentType, servers, components } = document;
  const { securitySchemes } = objectOf(components);
  const shared = closure.digestOf(
    { asyncapi, defaultContentType, servers, components: { securitySchemes } },
    'asyncDocument',
  );
  return ({ name, value, operations }) => {
    const own = operations.map((operation) => [
      operation.name,
      operation.direction,
      closure.digestOf(operation.value, 'channelOperation'),
    ]);
    return digest(JSON.stringify([shared, name, closure.digestOf(value, 'channel'), own]));
  };
}

function operationOf(document: JsonObject, channel: Channel, specification: string, digest: string): Operation[] {
  const { name, value, pointer, address } = channel;
  const extensions: Record<string, Json> = Object.fromEntries(extensionsOf(value));
  if (extensions['x-excluded'] === true) return [];
  const summary = textOf(value['title']) ?? textOf(value['summary']);
  const description = textOf(value['description']);
  return [
    {
      id: `${specification} channel ${name}`,
      specification,
      kind: 'channel',
      method: protocolName(serversOfChannel(document, value), value),
      path: address ?? name,
      channel: name,
      ...(summary !== undefined && { summary }),
      ...(description !== undefined && { description }),
      tags: tagsOf(document, channel),
      deprecated: value['deprecated'] === true || extensions['x-deprecated'] === true,
      hidden: extensions['x-hidden'] === true,
      mint: mintOf(objectOf(extensions['x-mint'])),
      extensions,
      pointer,
      itemPointer: pointer,
      digest,
    },
  ];
}

/** Tags of the document: 3.x declares them under `info`. */
function declaredTags(document: JsonObject): Tag[] {
  const declared = [...listOf(objectOf(document['info'])['tags']), ...listOf(document['tags'])];
  return declared.flatMap((written) => {
    const tag = objectOf(resolve(document, written)?.value);
    const [name, description] = [textOf(tag['name']), textOf(tag['description'])];
    return name === undefined ? [] : [{ name, ...(description !== undefined && { description }) }];
  });
}
