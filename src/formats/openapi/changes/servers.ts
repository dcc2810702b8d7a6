import { listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { pairsOf } from './pairs.js';
import type { Findings, Scope } from './change.js';

/** Compares the server addresses of two documents. */
export function compareServers(from: JsonObject, to: JsonObject, scope: Scope, findings: Findings): void {
  for (const [url, old, now] of pairsOf(addressesOf(from), addressesOf(to))) {
    if (old !== undefined && now !== undefined) continue;
    const verb = now === undefined ? 'removed' : 'added';
    findings.report(scope, `server-${verb}`, {
      ...{ direction: 'request', message: `The server \`${url}\` was ${verb}.` },
      ...{ from: old ?? '/servers', to: now ?? '/servers' },
    });
  }
}

function addressesOf({ servers }: JsonObject): Map<string, string> {
  return new Map(
    listOf(servers).flatMap((server, index): [string, string][] => {
      const url = textOf(objectOf(server)['url']);
      return url === undefined ? [] : [[url, joinPointer('', 'servers', index)]];
    }),
  );
}
