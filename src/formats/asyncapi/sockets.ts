import { isObject, type JsonObject } from '../../documents/json.js';
import type { ChannelDocument, ChannelEntry } from './channelEntry.js';
import { valueAt } from '../../documents/pointer.js';
import { resolve, resolveObject } from '../../documents/resolve.js';
import { serversOfChannel } from './servers.js';

/** True if a protocol is WebSocket, encrypted or not. */
export function isSocketProtocol(protocol: string): boolean {
  return protocol === 'ws' || protocol === 'wss';
}

/** A document's channels that can be reached over WebSocket: through a server, or through a binding if no server is named. */
export function socketChannels({ document, entries }: Pick<ChannelDocument, 'document' | 'entries'>): ChannelEntry[] {
  return entries.filter((entry) => isSocketChannel(document, entry));
}

/** True if a channel can be reached over WebSocket. */
export function isSocketChannel(document: JsonObject, { pointer }: Pick<ChannelEntry, 'pointer'>): boolean {
  const value = resolve(document, valueAt(document, pointer))?.value;
  if (!value) return false;
  const servers = serversOfChannel(document, value);
  if (servers.length > 0) return servers.some(({ protocol }) => isSocketProtocol(protocol));
  return isObject(resolveObject(document, value['bindings'])['ws']);
}
