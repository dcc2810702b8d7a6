import { JSONPathEnvironment, type JSONPathNode, type jsonpath } from 'json-p3';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { messageOf } from '../../../shared/messageOf.js';
import { once } from '../../../shared/once.js';
import { withTimeLimit } from '../../../shared/timeLimit.js';
import type { Json } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { overlayProblem, type Action, type Overlay } from './overlay.js';
import { OverlayProblem, type PatchedDocument } from './patchedDocument.js';

/** Time limit for evaluating an expression, in milliseconds. */
const patience = 5_000;

const environment = once(() => new JSONPathEnvironment());

/** The nodes that an expression selects. */
function nodesAt(expression: string, document: PatchedDocument, pointer: string): readonly JSONPathNode[] {
  type Queried = Parameters<typeof jsonpath.query>[1];
  try {
    // A filter may contain an expression that never ends.
    const result = withTimeLimit(patience, () => environment().query(expression, document.value as Queried).nodes);
    if (result) return result.value;
  } catch (error) {
    const reason = messageOf(error).replace(/\s*\('.*$|[.\s]+$/s, '');
    throw new OverlayProblem(`\`${expression}\` is not JSONPath (${reason})`, pointer);
  }
  throw new OverlayProblem(`it takes more than ${patience / 1000} s to find \`${expression}\``, pointer);
}

/** Problems of applying an overlay. */
interface AppliedActions {
  diagnostics: readonly Diagnostic[];
  /** True if an action had to be left out. */
  isPartial: boolean;
}

/** Applies an overlay's actions in order. An action that selects nothing or cannot be applied is reported at its position; the others are applied. */
export function applyOverlay(document: PatchedDocument, { source, actions }: Overlay): AppliedActions {
  const diagnostics: Diagnostic[] = [];
  let isPartial = false;
  for (const action of actions) {
    // Reported already.
    if (document.isFull) break;
    try {
      const target = joinPointer(action.pointer, 'target');
      const nodes = nodesAt(action.target, document, target);
      if (nodes.length > 0) run(action, document, nodes, source);
      else {
        const help =
          'Correct the target, or remove the action; a name with other signs stands in brackets: `$.paths["/a"]`.';
        diagnostics.push(overlayProblem(source, target, `The target \`${action.target}\` matches nothing.`, help));
      }
    } catch (error) {
      if (!(error instanceof OverlayProblem)) throw error;
      const message = `An action on \`${action.target}\` cannot be applied: ${error.message}.`;
      diagnostics.push(overlayProblem(source, error.pointer, message, 'Correct the action, or remove it.'));
      isPartial = true;
    }
  }
  return { diagnostics, isPartial };
}

function run(
  action: Action,
  document: PatchedDocument,
  nodes: readonly JSONPathNode[],
  source: Overlay['source'],
): void {
  const { kind, pointer } = action;
  if (kind === 'remove') {
    if (nodes.some(({ location }) => location.length === 0))
      throw new OverlayProblem('the whole document cannot be removed', joinPointer(pointer, 'target'));
    document.remove(nodes.map(({ location }) => location));
  } else if (kind === 'update') {
    for (const { location } of nodes)
      document.merge(location, action.value, { source, pointer: joinPointer(pointer, 'update') });
  } else {
    const copy = joinPointer(pointer, 'copy');
    const [from, ...others] = nodesAt(action.from, document, copy);
    if (!from || others.length > 0)
      throw new OverlayProblem(`\`${action.from}\` selects ${others.length === 0 ? 'nothing' : 'several nodes'}`, copy);
    const place = document.writtenAt(joinPointer('', ...from.location));
    for (const { location } of nodes) document.merge(location, structuredClone(from.value) as Json, place);
  }
}
