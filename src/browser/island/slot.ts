import { h, type ComponentChild } from 'preact';

interface Properties {
  name: string;
  nodes: readonly ChildNode[];
}

/** Content that the page passed to a component: existing nodes of the page. */
export function Slot({ name, nodes }: Properties): ComponentChild {
  return h('trellis-slot', {
    'data-name': name,
    ref: (element: HTMLElement | null) => {
      if (element && nodes[0]?.parentNode !== element) element.append(...nodes);
    },
  });
}
