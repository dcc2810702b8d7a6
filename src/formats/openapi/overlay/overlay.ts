import { diagnostic } from '../../../diagnostics/create.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { isObject, listOf, textOf, type Json } from '../../../documents/json.js';
import { joinPointer } from '../../../documents/pointer.js';
import { filePlaceIn, type Source } from '../../../documents/read/parsedFile.js';

/** A change to a specification. Its target is a JSONPath expression (RFC 9535). */
export type Action = { target: string; pointer: string } & (
  | { kind: 'update'; value: Json }
  | { kind: 'copy'; from: string }
  | { kind: 'remove' }
);

/** A document of the Overlay Specification, 1.0 or 1.1. */
export interface Overlay {
  source: Source;
  /** The specification that it applies to. */
  extends?: string;
  actions: readonly Action[];
  diagnostics: readonly Diagnostic[];
}

/** A warning at a position in an overlay. */
export function overlayProblem(source: Source, pointer: string, message: string, help: string): Diagnostic {
  return diagnostic('openapi/overlay', { message, help, ...filePlaceIn(source, pointer) });
}

/** Reads the actions of an overlay. Malformed actions are reported and left out. */
export function overlayOf(source: Source): Overlay {
  const document = isObject(source.value) ? source.value : {};
  const version = textOf(document['overlay']);
  if (version === undefined || !/^1(?:\.|$)/.test(version)) {
    const message =
      version === undefined
        ? 'The file is not an overlay: it has no `overlay` key.'
        : `Overlay version \`${version}\` is not known.`;
    const help = 'Begin the document with `overlay: 1.1.0`; it is left out.';
    return { source, actions: [], diagnostics: [overlayProblem(source, '/overlay', message, help)] };
  }
  const diagnostics: Diagnostic[] = [];
  const actions = listOf(document['actions']).flatMap((node, index) => {
    const pointer = joinPointer('/actions', index);
    const action = actionOf(node, pointer);
    if (typeof action !== 'string') return action;
    diagnostics.push(overlayProblem(source, pointer, `The action ${action}.`, 'It is left out.'));
    return [];
  });
  if (listOf(document['actions']).length === 0) {
    const help = 'List them under `actions`, each with a `target` and `update`, `copy` or `remove`.';
    diagnostics.push(overlayProblem(source, '/actions', 'The overlay has no actions.', help));
  }
  const target = textOf(document['extends']);
  return { source, actions, diagnostics, ...(target !== undefined && { extends: target }) };
}

/** An action, or the reason why it is malformed. */
function actionOf(node: Json, pointer: string): Action | string {
  if (!isObject(node)) return 'is not an object';
  const { target, update, copy, remove } = node;
  if (typeof target !== 'string') return 'has no `target`';
  if (remove === true) return { kind: 'remove', target, pointer };
  if (update !== undefined) return { kind: 'update', value: update, target, pointer };
  if (typeof copy === 'string') return { kind: 'copy', from: copy, target, pointer };
  return 'has no `update`, `copy` or `remove`';
}
