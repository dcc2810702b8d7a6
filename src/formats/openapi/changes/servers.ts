import { listOf, objectOf, textOf, type JsonObject } from '../json.js';
import { joinPointer } from '../pointer.js';
import type { Findings, Scope } from './change.js';

/** Compares the addresses of two documents. */
export function compareServers(from: JsonObject, to: JsonObject, scope: Scope, findings: Findings): void {
  const [before, after] = [addressesOf(from), addressesOf(to)];
  for (const [url, at] of before)
    if (!after.has(url))
      findings.report(scope, 'server-removed', {
        ...{ direction: 'request', message: `The server \`${url}\` was removed.` },
        from: at,
        to: '/servers',
      });
  for (const [url, at] of after)
    if (!before.has(url))
      findings.report(scope, 'server-added', {
        ...{ direction: 'request', message: `The server \`${url}\` was added.` },
        from: '/servers',
        to: at,
      });
}

function addressesOf({ servers }: JsonObject): Map<string, string> {
  return new Map(
    listOf(servers).flatMap((server, index): [string, string][] => {
      const url = textOf(objectOf(server)['url']);
      return url === undefined ? [] : [[url, joinPointer('', 'servers', index)]];
    }),
  );
}
