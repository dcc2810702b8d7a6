import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { operationNamed, type ApiChange } from '../../formats/openapi/changes/change.js';
import { compareSpecifications } from '../../formats/openapi/changes/compare.js';
import type { Specification } from '../../formats/openapi/operation.js';
import { amount } from '../../shared/amount.js';

/** Maximum number of operations in a message. */
const maxNames = 3;

/**
 * Reports changes of specifications that break clients, at their positions in the new state.
 *
 * @param today day as `2026-02-28`. Operations whose `x-sunset` has passed may be removed.
 */
export function breakingFaults(
  from: readonly Specification[],
  to: readonly Specification[],
  today: string,
): Diagnostic[] {
  const rest = new Set(to);
  const find = (matches: (each: Specification) => boolean): Specification | undefined => [...rest].find(matches);
  const pairs = from.map((old) => {
    // A renamed file is recognised by its title.
    const now =
      find(({ location }) => location === old.location) ??
      find(({ location, title }) => title === old.title && !from.some((each) => each.location === location));
    if (now) rest.delete(now);
    return { old, now };
  });
  return pairs.flatMap(({ old, now }) =>
    now ? compareSpecifications(old, now, { today }).flatMap((change) => faultOf(change, now)) : absent(old),
  );
}

function absent({ location, operations, webhooks }: Specification): Diagnostic[] {
  const { length } = [...operations, ...webhooks];
  if (length === 0) return [];
  return [
    diagnostic('openapi/breaking-change', {
      message: `The specification ${location} with ${amount(length, 'operation')} is no longer part of the site.`,
      help: 'Name it in docs.json, or put it back into the folder.',
      file: 'docs.json',
    }),
  ];
}

function faultOf(change: ApiChange, { locate }: Specification): Diagnostic[] {
  const { impact, why, to } = change;
  if (impact === 'safe') return [];
  return [
    diagnostic(impact === 'breaking' ? 'openapi/breaking-change' : 'openapi/risky-change', {
      message: withOperations(change),
      ...(why !== undefined && { help: why }),
      ...locate(to),
    }),
  ];
}

/** The message of a change, followed by the operations that it concerns unless the message names them. */
function withOperations(change: ApiChange): string {
  const { message, direction, operations } = change;
  if (operations.length === 0 || operationNamed(change) !== undefined) return message;
  const names = operations.slice(0, maxNames).map((name) => `\`${name}\``);
  const rest = operations.length - names.length;
  const list = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return message.replace(/\.$/, ` (${direction === 'request' ? 'sent to' : 'received from'} ${list}).`);
}
