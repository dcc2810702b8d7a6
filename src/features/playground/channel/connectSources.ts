import type { PlaygroundServer } from '../model.js';

/** Combinations of the values of variables that are written out one by one. */
const MAX_COMBINATIONS = 50;

/**
 * Sources of a content security policy for the servers of a channel (Content Security Policy Level 3, `connect-src`). A variable
 * whose values are listed gives a source for each; any other makes the least that a source can leave open.
 *
 * @param own host of the page, where a mock answers.
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
  // Open: the port as a whole, or labels at the front of the name.
  const [, host = '', port = ''] = /^(.*?)(:[^:\]]*)?$/.exec(authority) ?? [];
  const openPort = port.includes('{') ? ':*' : port;
  const closed = host.slice(host.lastIndexOf('}') + 1);
  if (host === closed) return isHost(host) ? [`${scheme}://${host}${openPort}`] : [];
  return closed.startsWith('.') && isHost(closed.slice(1)) ? [`${scheme}://*${closed}${openPort}`] : [`${scheme}:`];
}

/** True if a host can stand in a policy, which ends a source at spaces and semicolons. */
function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text);
}
