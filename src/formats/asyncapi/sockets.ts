import { isObject, objectOf, type JsonObject } from '../openapi/json.js';
import type { Operation, Specification } from '../openapi/operation.js';
import { valueAt } from '../openapi/pointer.js';
import { resolve } from '../openapi/resolve.js';
import { serversOfChannel } from './servers.js';

/** True if a protocol is WebSocket, with or without encryption. */
export function isSocketProtocol(protocol: string): boolean {
  return protocol === 'ws' || protocol === 'wss';
}

/** The channels of a specification that can be reached over WebSocket: by a server, or where none is named by a binding. */
export function socketChannels({ document, operations }: Pick<Specification, 'document' | 'operations'>): Operation[] {
  return operations.filter((operation) => isSocketChannel(document, operation));
}

/** True if a channel can be reached over WebSocket. */
export function isSocketChannel(document: JsonObject, { kind, pointer }: Pick<Operation, 'kind' | 'pointer'>): boolean {
  if (kind !== 'channel') return false;
  const value = resolve(document, valueAt(document, pointer))?.value;
  if (!value) return false;
  const servers = serversOfChannel(document, value);
  if (servers.length > 0) return servers.some(({ protocol }) => isSocketProtocol(protocol));
  return isObject(objectOf(resolve(document, value['bindings'])?.value)['ws']);
}
