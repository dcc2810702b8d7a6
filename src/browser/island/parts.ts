import { Component, h, type ComponentChildren, type ComponentType, type ComponentChild } from 'preact';
import { createPortal } from 'preact/compat';
import { partKey } from '../../shared/partKey.js';

type Props = Record<string, unknown> & { children?: ComponentChildren };

/** The HTML of Trellis' components, by name and props. */
const templates = new Map<string, DocumentFragment>();

/** Stores the HTML of the components within an island. */
export function collectParts(element: HTMLElement): void {
  for (const part of element.querySelectorAll<HTMLElement>('trellis-part')) {
    const template = document.createDocumentFragment();
    template.append(...[...part.childNodes].map((node) => node.cloneNode(true)));
    const { part: key = '' } = part.dataset;
    if (!templates.has(key)) templates.set(key, template);
  }
}

interface State {
  slot: Element | undefined;
}

/** One of Trellis' components within an island: a copy of its HTML from the build, around its current content. */
class Part extends Component<{ name: string; given: Props }, State> {
  override state: State = { slot: undefined };

  override shouldComponentUpdate(): boolean {
    return true;
  }

  readonly #fill = (element: Element | null): void => {
    const { name, given } = this.props;
    const template = templates.get(partKey(name, given));
    if (!element || !template || element.firstChild) return;
    element.append(template.cloneNode(true));
    const slot = element.querySelector('trellis-slot:not([data-name])') ?? undefined;
    slot?.replaceChildren();
    this.setState({ slot });
  };

  override render({ name, given }: { name: string; given: Props }, { slot }: State): ComponentChild {
    const key = partKey(name, given);
    // A component that did not occur in the build has no HTML here, so only its content is shown.
    if (!templates.has(key)) return h('div', { class: name.toLowerCase() }, given.children);
    return h('trellis-part', { key, ref: this.#fill }, slot && createPortal(given.children, slot));
  }
}

/** Represents one of Trellis' components in the author's code. */
export function part(name: string): ComponentType<Props> {
  return (given: Props) => h(Part, { name, given });
}
