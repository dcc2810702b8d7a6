import { Component, h, options, render, type ComponentChild, type ComponentType, type VNode } from 'preact';
import { addressAttributes } from '../../shared/addressAttributes.js';
import { collectParts } from './parts.js';
import { Slot } from './slot.js';

/** Props and content that a component receives from the page. */
export interface IslandData {
  props: Record<string, unknown>;
  /** Names of properties that are content. */
  slots: readonly string[];
  /** Properties that cannot be serialised, by the script that contains them and their name in it. */
  code?: Readonly<Record<string, { script: string; name: string }>>;
}

/** Shows the original HTML if a component fails, so that the rest of the page stays intact. */
class Boundary extends Component<
  { name: string; onFailure: () => void; children: ComponentChild },
  { failed: boolean }
> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    console.error(`<${this.props.name}> failed:`, error);
    this.setState({ failed: true });
    this.props.onFailure();
  }

  override render(): ComponentChild {
    return this.state.failed ? null : this.props.children;
  }
}

function prefixAddresses(base: string): void {
  const before = options.vnode;
  options.vnode = (node: VNode) => {
    before?.(node);
    const props = node.props as Record<string, unknown>;
    if (typeof node.type !== 'string') return;
    for (const name of addressAttributes) {
      const target = props[name];
      if (typeof target !== 'string' || !/^\/(?!\/)/.test(target)) continue;
      if (target !== base && !target.startsWith(`${base}/`)) props[name] = base + target;
    }
  };
}

let hasBase = false;

/**
 * Renders a component in place of its HTML.
 *
 * @param base URL prefix of the site without trailing slash, which the author's addresses do not include.
 */
export function start(
  element: HTMLElement,
  name: string,
  author: ComponentType<Record<string, unknown>> | undefined,
  { props, slots }: IslandData,
  base: string,
): void {
  if (!author) return;
  if (!hasBase && base !== '') prefixAddresses(base);
  hasBase = true;
  collectParts(element);
  const before = [...element.childNodes];
  const contents = new Map(
    slots.map((slot) => {
      const place = [...element.querySelectorAll(`trellis-slot[data-name="${CSS.escape(slot)}"]`)].find(
        (candidate) => candidate.closest('trellis-island') === element,
      );
      return [slot, { place, nodes: [...(place?.childNodes ?? [])] }] as const;
    }),
  );
  const content = Object.fromEntries(
    [...contents].map(([slot, { nodes }]) => [slot, h(Slot, { key: slot, name: slot, nodes })]),
  );
  const onFailure = (): void => {
    render(null, element);
    for (const { place, nodes } of contents.values()) place?.append(...nodes);
    element.replaceChildren(...before);
  };
  element.replaceChildren();
  const rendered = h(author, { ...props, ...content });
  render(h(Boundary, { name, onFailure, children: rendered }), element);
}
