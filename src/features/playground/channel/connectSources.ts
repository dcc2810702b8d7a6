import type { PlaygroundServer } from '../model.js';

/** Maximum number of combinations of variable values that are listed. */
const MAX_COMBINATIONS = 50;

/**
 * Sources in a content security policy for a channel's servers (Content Security Policy Level 3, `connect-src`). A variable with listed values gives
 * one source per value; any other is covered by the narrowest possible wildcard.
 *
 * @param own host of the page, where channels are mocked.
 */
export function connectSources(servers: readonly PlaygroundServer[], own: string): string[] {
  if (servers.length === 0) return ['ws:', 'wss:'];
  const all = servers.flatMap((server) => (server.isMock ? [`ws://${own}`, `wss://${own}`] : sourcesOf(server)));
  return [...new Set(all)];
}

function sourcesOf({ url, variables }: PlaygroundServer): string[] {
  let addresses = [url];
  for (const { name, enum: values } of variables) {
    if (values.length === 0 || addresses.length * values.length > MAX_COMBINATIONS) continue;
    addresses = addresses.flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, value)));
  }
  return addresses.flatMap(sourceOf);
}

function sourceOf(address: string): string[] {
  const [, scheme = '', authority = ''] = /^([^:/?#]+):\/\/([^/?#]*)/.exec(address) ?? [];
  if (!/^wss?$/i.test(scheme)) return ['ws:', 'wss:'];
  // An unlisted variable leaves the whole port, or leading labels of the host name, open.
  const [, host = '', port = ''] = /^(.*?)(:[^:\]]*)?$/.exec(authority) ?? [];
  const openPort = port.includes('{') ? ':*' : port;
  const closed = host.slice(host.lastIndexOf('}') + 1);
  if (host === closed) return isHost(host) ? [`${scheme}://${host}${openPort}`] : [];
  return closed.startsWith('.') && isHost(closed.slice(1)) ? [`${scheme}://*${closed}${openPort}`] : [`${scheme}:`];
}

/** True if a host is allowed in a policy, where spaces and semicolons end a source. */
function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text);
}
