import { heldOperations } from '../heldOperations.js';
import { entriesOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import type { Operation } from '../operation.js';
import { joinPointer, valueAt } from '../../../documents/pointer.js';
import { compareBodies, compareResponses } from './bodies.js';
import { pairsOf } from './pairs.js';
import { compareParameters } from './parameters.js';
import type { Direction, RuleId } from './rules.js';
import { compareSecurity } from './security.js';
import { locate, type OperationContext, type ReportRequest, type RequestSide, type RequestStep } from './step.js';

/** An operation in one state. */
export interface OperationSide {
  document: JsonObject;
  operation: Operation;
}

/** Name of an operation for readers. */
export function operationName({ kind, method, path }: Pick<Operation, 'kind' | 'method' | 'path'>): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method} ${path}`;
}

/** Compares an operation or a webhook with its earlier state; either may be missing. */
export function compareOperations(
  from: OperationSide | undefined,
  to: OperationSide | undefined,
  context: OperationContext,
): void {
  const { operation } = (to ?? from) as OperationSide;
  const sent: Direction = operation.kind === 'webhook' ? 'response' : 'request';
  const subject = `The ${operation.kind} \`${operation.kind === 'webhook' ? operation.path : operationName(operation)}\``;
  const report: ReportRequest = (rule, direction, message, places) =>
    context.findings.report(context.scope, rule, {
      ...{ direction, message },
      from: places.from ?? from?.operation.pointer ?? containerOf(operation),
      to: places.to ?? to?.operation.pointer ?? containerOf(operation),
    });
  if (!to && from) {
    const isRetired = isPast(valueOf(from)['x-sunset'], context.today) && from.operation.deprecated;
    return report(isRetired ? 'operation-retired' : 'operation-removed', sent, `${subject} was removed.`, {});
  }
  if (!from || !to) return report('operation-added', sent, `${subject} was added.`, {});
  compareMarks(from, to, (rule, text) => report(rule, sent, `${subject} ${text}.`, {}));
  const step: RequestStep = {
    ...context,
    ...{ from: requestOf(from), to: requestOf(to), report, sent },
    answered: sent === 'request' ? 'response' : 'request',
  };
  compareRequests(step);
  if (operation.kind === 'operation') compareSecurity(step);
  compareCallbacks(step);
}

const containerOf = ({ kind }: Operation): string => (kind === 'webhook' ? '/webhooks' : '/paths');

const valueOf = ({ document, operation }: OperationSide): JsonObject => objectOf(valueAt(document, operation.pointer));

function isPast(date: Json | undefined, today: string | undefined): boolean {
  const text = textOf(date);
  return today !== undefined && text !== undefined && /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, 10) <= today;
}

function compareMarks(from: OperationSide, to: OperationSide, report: (rule: RuleId, text: string) => void): void {
  const sunset = textOf(valueOf(to)['x-sunset']);
  if (to.operation.deprecated && !from.operation.deprecated)
    report(
      'operation-deprecated',
      `is deprecated${sunset === undefined ? '' : `, and will be removed after ${sunset}`}`,
    );
  if (from.operation.deprecated && !to.operation.deprecated)
    report('operation-not-deprecated', 'is no longer deprecated');
  const [old, now] = [from, to].map((side) => textOf(valueOf(side)['operationId']));
  if (old !== now)
    report('operation-id', `changed its \`operationId\` from \`${old ?? 'none'}\` to \`${now ?? 'none'}\``);
}

function requestOf({ document, operation }: OperationSide): RequestSide {
  const { pointer, itemPointer, path, kind } = operation;
  return {
    ...{ document, pointer, itemPointer },
    value: objectOf(valueAt(document, pointer)),
    item: objectOf(valueAt(document, itemPointer)),
    path: kind === 'webhook' ? '' : path,
  };
}

function compareRequests(step: RequestStep): void {
  compareParameters(step);
  compareBodies(step);
  compareResponses(step);
}

/** Compares the callbacks of two operations. */
function compareCallbacks(step: RequestStep): void {
  for (const [name, from, to] of pairsOf(callbacksIn(step.from), callbacksIn(step.to))) {
    const verb = to ? 'added' : 'removed';
    const places = { from: from?.pointer, to: to?.pointer };
    if (from && to) compareRequests({ ...step, from, to, sent: step.answered, answered: step.sent });
    else step.report(`callback-${verb}`, step.answered, `The callback \`${name}\` was ${verb}.`, places);
  }
}

function callbacksIn({ document, value, pointer }: RequestSide): Map<string, RequestSide> {
  const callbacks = new Map<string, RequestSide>();
  for (const [name, node] of entriesOf(value['callbacks'])) {
    const callback = locate(document, { value: node, pointer: joinPointer(pointer, 'callbacks', name) });
    for (const [expression, reference] of entriesOf(callback.value)) {
      const item = locate(document, { value: reference, pointer: joinPointer(callback.pointer, expression) });
      for (const { method, keys, value: operation } of heldOperations(objectOf(item.value)))
        callbacks.set(`${name} ${method} ${expression}`, {
          ...{ document, value: operation, pointer: joinPointer(item.pointer, ...keys), path: '' },
          ...{ item: objectOf(item.value), itemPointer: item.pointer },
        });
    }
  }
  return callbacks;
}
