import { entriesOf } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { compareContents } from './contents.js';
import { pairsOf } from './pairs.js';
import { locate, type Holder, type RequestSide, type RequestStep } from './step.js';
import { compareHeaders } from './parameters.js';

/** Compares the request bodies of two operations. */
export function compareBodies(step: RequestStep): void {
  const { sent, report } = step;
  const [from, to] = [bodyIn(step.from), bodyIn(step.to)];
  const places = { from: from?.pointer, to: to?.pointer };
  if (!to) {
    if (from) report('body-removed', sent, 'The request body was removed.', places);
    return;
  }
  const isRequired = to.value['required'] === true;
  if (!from) {
    const rule = isRequired ? 'body-added-required' : 'body-added';
    return report(rule, sent, `The request body was added${isRequired ? ' and is required' : ''}.`, places);
  }
  const wasRequired = from.value['required'] === true;
  if (isRequired && !wasRequired) report('body-required', sent, 'The request body became required.', places);
  if (wasRequired && !isRequired) report('body-optional', sent, 'The request body became optional.', places);
  compareContents(step, sent, 'the request body', from, to);
}

function bodyIn({ document, value, pointer }: RequestSide): Holder | undefined {
  const body = value['requestBody'];
  return body === undefined
    ? undefined
    : { document, ...locate(document, { value: body, pointer: joinPointer(pointer, 'requestBody') }) };
}

/** Compares the responses of two operations. */
export function compareResponses(step: RequestStep): void {
  const { answered, report } = step;
  for (const [status, old, now] of pairsOf(responsesIn(step.from), responsesIn(step.to))) {
    const places = { from: old?.pointer, to: now?.pointer };
    const removal = /^[2d]/.test(status) ? 'response-removed' : 'failure-removed';
    const owner = `the response ${status}`;
    if (!old) report('response-added', answered, `The response ${status} was added.`, places);
    else if (!now) report(removal, answered, `The response ${status} was removed.`, places);
    else {
      compareHeaders(step, old, now, owner);
      compareContents(step, answered, owner, old, now);
    }
  }
}

function responsesIn({ document, value, pointer }: RequestSide): Map<string, Holder> {
  return new Map(
    entriesOf(value['responses']).flatMap(([status, node]): [string, Holder][] => {
      if (status.startsWith('x-')) return [];
      const at = joinPointer(pointer, 'responses', status);
      return [[status.toLowerCase(), { document, ...locate(document, { value: node, pointer: at }) }]];
    }),
  );
}
