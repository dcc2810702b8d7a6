import type { ComponentElement, ContentNode, HtmlElement } from './contentNode.js';

/** Elements and components of an evaluated page at any depth, in order, with those that properties contain. */
export function* elementsIn(nodes: readonly ContentNode[]): Generator<HtmlElement | ComponentElement> {
  for (const node of nodes) {
    if (typeof node === 'string' || node.kind === 'html' || node.kind === 'lost') continue;
    if (node.kind !== 'island') yield node;
    if (node.kind === 'component') for (const slot of Object.values(node.slots)) yield* elementsIn(slot);
    yield* elementsIn(node.children);
  }
}
