import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { createClosureDigest } from '../openapi/closureDigest.js';
import { plainLine } from '../../content/plainLine.js';
import { digest } from '../../shared/digest.js';
import { defined } from '../../shared/object.js';
import { once } from '../../shared/once.js';
import { extensionsOf, mintOf } from '../openapi/collect.js';
import { introductionOf } from '../openapi/introduction.js';
import { listOf, objectOf, textOf, type Json, type JsonObject } from '../../documents/json.js';
import { resolve, resolveObject } from '../../documents/resolve.js';
import { entrySlug, operationSlug } from '../slug.js';
import { createTagGroups } from '../openapi/tagGroups.js';
import { identifierWords, titleOf } from '../openapi/titles.js';
import type { ChannelDocument, ChannelEntry } from './channelEntry.js';
import { checkChannels } from './check.js';
import { createChannelDescriber, describeServers } from './describe.js';
import { channelsOf, tagsOf, type Channel } from './model.js';
import { protocolName, serversOfChannel } from './servers.js';

/**
 * Builds the reference of an AsyncAPI document: one page per channel.
 *
 * @param checkStructure compares the document with the form that AsyncAPI asks for.
 */
export function channelDocumentOf(
  document: JsonObject,
  identity: Pick<ChannelDocument, 'id' | 'location' | 'locate'>,
  checkStructure: () => Diagnostic[] = () => [],
): ChannelDocument {
  const info = objectOf(document['info']);
  const title = plainLine(textOf(info['title']) ?? identity.id);
  const { servers, components } = document;
  const introduction = introductionOf(info, {
    documentId: identity.id,
    title,
    tags: listOf(info['tags'] ?? document['tags']).map((tag) => resolveObject(document, tag)),
    externalDocs: resolve(document, info['externalDocs'] ?? document['externalDocs'])?.value,
    parts: [servers, components],
    describe: () => describeServers(document),
  });
  const digestOf = createDigests(document);
  const groupsOf = createTagGroups(document);
  // Shared by all pages of the document.
  const describe = once(() => createChannelDescriber(document));
  return {
    ...identity,
    format: 'asyncapi',
    document,
    title,
    ...defined({ version: textOf(info['version']), description: textOf(info['description']) }),
    entries: channelsOf(document).flatMap((channel) => {
      const tags = tagsOf(document, channel);
      return entryOf(document, channel, { documentId: identity.id, tags, groupsOf, digest: digestOf(channel) });
    }),
    ...defined({ introduction }),
    digest: digest(JSON.stringify(document)),
    diagnostics: [],
    describe: (entry, settings) => describe()(entry, settings),
    check: () => [...checkStructure(), ...checkChannels(document, identity.locate)],
  };
}

/** Creates digests of channels. Each covers the channel's operations, everything they refer to, and the document's servers. */
function createDigests(document: JsonObject): (channel: Channel) => string {
  const digestOf = createClosureDigest(document);
  const { asyncapi, defaultContentType, servers, components } = document;
  const { securitySchemes } = objectOf(components);
  const shared = digestOf({ asyncapi, defaultContentType, servers, components: { securitySchemes } }, 'asyncDocument');
  return ({ name, value, operations }) => {
    const own = operations.map((operation) => [
      operation.name,
      operation.direction,
      digestOf(operation.value, 'channelOperation'),
    ]);
    return digest(JSON.stringify([shared, name, digestOf(value, 'channel'), own]));
  };
}

interface EntryContext {
  documentId: string;
  tags: readonly string[];
  groupsOf: ReturnType<typeof createTagGroups>;
  digest: string;
}

function entryOf(
  document: JsonObject,
  { name, value, pointer, address, operations }: Channel,
  { documentId, tags, groupsOf, digest }: EntryContext,
): ChannelEntry[] {
  const extensions: Record<string, Json> = Object.fromEntries(extensionsOf(value));
  if (extensions['x-excluded'] === true) return [];
  const [own, summary] = [textOf(value['title']), textOf(value['summary'])];
  const title = own ?? summary;
  const texts = [own === undefined ? undefined : summary, textOf(value['description'])];
  const description = texts.filter((text) => text !== undefined).join('\n\n') || undefined;
  const protocol = protocolName(serversOfChannel(document, value), value);
  return [
    {
      id: `${documentId} channel ${name}`,
      documentId,
      kind: 'channel',
      ...(protocol !== '' && { badge: protocol }),
      hasMarker: true,
      path: address ?? name,
      channel: name,
      ...titleOf(title, description),
      words: wordsOf(name, operations),
      slug: entrySlug(tags.slice(0, 1), operationSlug(title ?? '') || nameSlug(name)),
      groups: groupsOf(tags[0], textOf(extensions['x-group'])),
      deprecated: value['deprecated'] === true || extensions['x-deprecated'] === true,
      hidden: extensions['x-hidden'] === true,
      mint: mintOf(objectOf(extensions['x-mint'])),
      pointer,
      digest,
    },
  ];
}

/** Words for a channel without a title. If its key is an address, as in 2.x, the name of its only operation is more informative. */
function wordsOf(name: string, operations: Channel['operations']): string {
  const isAddress = /[^\w-]/.test(name);
  const described = operations.filter(({ direction }) => direction !== undefined);
  const only = isAddress && described.length === 1 ? described[0] : undefined;
  const summary = textOf(only?.value['title']) ?? textOf(only?.value['summary']);
  if (summary !== undefined) return plainLine(summary, 60);
  // Variables and versions do not belong in a title.
  const label = only?.name ?? (isAddress ? name.replace(/\{[^{}]*\}|(?<![^./])v?\d+(?![^./])/g, ' ') : name);
  return identifierWords(label) ?? identifierWords(name) ?? name;
}

/** Slug of a name such as `user/signedup` or `plants.{id}.watered`, in which separators are not folders. */
function nameSlug(name: string): string {
  return operationSlug(name.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, ' ').trim()) || 'channel';
}
