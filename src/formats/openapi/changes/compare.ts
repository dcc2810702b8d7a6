import type { Operation, Specification } from '../operation.js';
import { createScope, Findings, type ApiChange, type Scope } from './change.js';
import { compareOperations, operationName } from './operations.js';
import { pairsOf } from './pairs.js';
import { SchemaComparison } from './schemas.js';
import { listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';

/** One state of an API. */
export type ApiState = Pick<Specification, 'document' | 'operations' | 'webhooks'>;

/** Options for a comparison. */
export interface CompareOptions {
  /** Day as `2026-02-28`. Operations whose `x-sunset` has passed may be removed. */
  today?: string;
}

/**
 * Lists the differences between two states of an API, each once with all affected operations. Changes that break clients come first, then
 * the order is that of the new document.
 */
export function compareSpecifications(from: ApiState, to: ApiState, { today }: CompareOptions = {}): ApiChange[] {
  const findings = new Findings();
  const schemas = new SchemaComparison([from.document, to.document], findings);
  compareServers(from.document, to.document, createScope(), findings);
  const pairs = pairOperations([...from.operations, ...from.webhooks], [...to.operations, ...to.webhooks]);
  const scopes: [name: string, scope: Scope][] = [];
  for (const [before, after] of pairs) {
    const operation = after ?? before;
    // The digest covers everything to which an operation refers.
    if (!operation || before?.digest === after?.digest) continue;
    const scope = createScope();
    const old = before && { document: from.document, operation: before };
    const now = after && { document: to.document, operation: after };
    compareOperations(old, now, { scope, findings, schemas, today });
    scopes.push([operationName(operation), scope]);
  }
  for (const [name, scope] of scopes) findings.attribute(scope, name);
  return [...findings.changes()].sort((a, b) => order.indexOf(a.impact) - order.indexOf(b.impact));
}

const order = ['breaking', 'risky', 'safe'];

/** Pairs operations with the same method and path, ignoring names of placeholders. */
function pairOperations(
  from: readonly Operation[],
  to: readonly Operation[],
): (readonly [Operation | undefined, Operation | undefined])[] {
  const keyOf = ({ kind, method, path }: Operation): string => `${kind} ${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
  const byKey = (operations: readonly Operation[]): Map<string, Operation> =>
    new Map(operations.map((operation) => [keyOf(operation), operation]));
  return pairsOf(byKey(to), byKey(from)).map(([, after, before]) => [before, after]);
}

/** Compares the server addresses of two documents. */
function compareServers(from: JsonObject, to: JsonObject, scope: Scope, findings: Findings): void {
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
