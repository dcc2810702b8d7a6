import { serverOf } from '../openapi/servers.js';
import type { Server } from '../openapi/details.js';
import { entriesOf, isArray, objectOf, textOf, type JsonObject } from '../openapi/json.js';
import { joinPointer } from '../openapi/pointer.js';
import { resolve } from '../openapi/resolve.js';

/** A server of either version. */
export interface WrittenServer {
  name: string;
  value: JsonObject;
  pointer: string;
  protocol: string;
}

/** Protocols that are the scheme of an address; of others the address is a host alone. */
const schemes = new Set('ws wss http https mqtt mqtts amqp amqps stomp stomps redis rediss nats'.split(' '));

/** All servers of a document, in file order. */
export function writtenServers(document: JsonObject): WrittenServer[] {
  return entriesOf(document['servers']).flatMap(([name, written]) => {
    const resolved = resolve(document, written);
    if (!resolved || name.startsWith('x-')) return [];
    const { value } = resolved;
    const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(textOf(value['url']) ?? '') ?? [];
    const protocol = (textOf(value['protocol']) ?? scheme ?? '').toLowerCase();
    return [{ name, value, pointer: joinPointer('', 'servers', name), protocol }];
  });
}

/** The servers that have a channel: those that it names, as reference (3.x) or by name (2.x), else all. */
export function serversOfChannel(document: JsonObject, channel: JsonObject): WrittenServer[] {
  const all = writtenServers(document);
  const { servers } = channel;
  if (!isArray(servers) || servers.length === 0) return all;
  const names = servers.map((each) => (typeof each === 'string' ? each : resolve(document, each)?.name));
  const own = all.filter(({ name }) => names.includes(name));
  return own.length > 0 ? own : all;
}

/** The address of a server, with the scheme of its protocol where that has one. */
function addressOf({ value, protocol }: WrittenServer): string {
  const { url, host, pathname } = value;
  const written = textOf(url)?.trim() ?? (textOf(host) ?? '').trim() + (textOf(pathname) ?? '').trim();
  const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) || !schemes.has(protocol);
  return isWhole ? written : `${protocol}://${written}`;
}

/** A server as pages of operations have it. */
export function asServer(document: JsonObject, server: WrittenServer): Server {
  const variables = entriesOf(server.value['variables']).map(([name, written]) => [
    name,
    objectOf(resolve(document, written)?.value),
  ]);
  const { description } = server.value;
  return serverOf({ url: addressOf(server), description, variables: Object.fromEntries(variables) as JsonObject }, '');
}

/** The protocol of a channel in capitals, without what says that it is encrypted in another way than by the scheme; empty if none is known. */
export function protocolName(servers: readonly WrittenServer[], channel: JsonObject): string {
  const [written = ''] = [
    ...servers.map(({ protocol }) => protocol),
    ...Object.keys(objectOf(channel['bindings'])).filter((key) => /^[a-z]/.test(key) && !key.startsWith('x-')),
  ].filter((protocol) => protocol !== '');
  return written.replace(/^secure-|-secure$/, '').toUpperCase();
}
