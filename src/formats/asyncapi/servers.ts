import { defined } from '../../shared/object.js';
import { serverOf } from '../openapi/servers.js';
import type { Server } from '../openapi/details.js';
import { entriesOf, isArray, objectOf, textOf, type JsonObject } from '../../documents/json.js';
import { joinPointer } from '../../documents/pointer.js';
import { resolve, resolveObject } from '../../documents/resolve.js';

/** A server of either version. */
export interface WrittenServer {
  name: string;
  value: JsonObject;
  pointer: string;
  protocol: string;
}

/** Protocols that are URL schemes. With any other protocol an address is just a host. */
const schemes = new Set('ws wss http https mqtt mqtts amqp amqps stomp stomps redis rediss nats'.split(' '));

/** All servers of a document, in file order. */
export function writtenServers(document: JsonObject): WrittenServer[] {
  return entriesOf(document['servers']).flatMap(([name, node]) => {
    const target = resolve(document, node);
    if (!target || name.startsWith('x-')) return [];
    const { value } = target;
    const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(textOf(value['url']) ?? '') ?? [];
    const protocol = (textOf(value['protocol']) ?? scheme ?? '').toLowerCase();
    return [{ name, value, pointer: joinPointer('', 'servers', name), protocol }];
  });
}

/** The servers of a channel: those it names, by reference (3.x) or by name (2.x), else all servers. */
export function serversOfChannel(document: JsonObject, channel: JsonObject): WrittenServer[] {
  const all = writtenServers(document);
  const { servers } = channel;
  if (!isArray(servers) || servers.length === 0) return all;
  const names = servers.map((each) => (typeof each === 'string' ? each : resolve(document, each)?.name));
  const own = all.filter(({ name }) => names.includes(name));
  return own.length > 0 ? own : all;
}

/** A server's address, with a scheme if its protocol has one. */
function addressOf({ value, protocol }: WrittenServer): string {
  const { url, host, pathname } = value;
  const address = textOf(url)?.trim() ?? (textOf(host) ?? '').trim() + (textOf(pathname) ?? '').trim();
  const isWhole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) || !schemes.has(protocol);
  return isWhole ? address : `${protocol}://${address}`;
}

/** Converts a server to the form that operation pages use. */
export function asServer(document: JsonObject, server: WrittenServer): Server {
  const variables = entriesOf(server.value['variables']).map(([name, node]) => [name, resolveObject(document, node)]);
  const description = textOf(server.value['description']) ?? textOf(server.value['summary']);
  return serverOf(
    { url: addressOf(server), ...defined({ description }), variables: Object.fromEntries(variables) as JsonObject },
    '',
  );
}

/** A channel's protocol in capitals, without suffixes such as `-secure`; empty if unknown. */
export function protocolName(servers: readonly WrittenServer[], channel: JsonObject): string {
  const [name = ''] = [
    ...servers.map(({ protocol }) => protocol),
    ...Object.keys(objectOf(channel['bindings'])).filter((key) => /^[a-z]/.test(key) && !key.startsWith('x-')),
  ].filter((protocol) => protocol !== '');
  return name.replace(/^secure-|-secure$/, '').toUpperCase();
}
