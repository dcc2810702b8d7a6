import { Fragment, jsx as createVNode } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import {
  partElement,
  slotElement,
  type ComponentElement,
  type HtmlElement,
  type ContentNode,
} from '../../../render/contentNode.js';
import { insertPhrases } from '../../../mdx/phrases.js';
import type { Messages } from '../../../i18n/messages.js';
import { attributesOf, withHtmlClasses, type Pictures } from './elementAttributes.js';
import type { AsideBox, ComponentRegistry } from './registry.js';

type Props = Record<string, unknown>;

/** Everything needed to print the nodes of a page. */
export interface Printing {
  registry: ComponentRegistry;
  words: Messages;
  /** Resolves a link whose address an expression computed; literals were resolved with the text. */
  addressOf(target: string): string;
  /** A picture that is left out is replaced by its text. */
  pictures: Pictures;
  /** Replaces an unknown component; receives its name as `name`. */
  Missing: AstroComponentFactory;
  /** Wraps an author's component that is hydrated in the browser. */
  Island: AstroComponentFactory;
  /** Replaces the part that threw, by index. */
  fault(index: number): unknown;
}

/** Children in the form of Astro's JSX: a single one is not in a list, and without children there is no property. */
function childrenOf(children: readonly unknown[]): Props {
  if (children.length === 0) return {};
  return { children: children.length === 1 ? children[0] : children };
}

const isComponent = (node: ContentNode): node is ComponentElement =>
  typeof node === 'object' && node.kind === 'component';

/** Removes the marks of components within an island, which a parent that lists its children does not need. */
function unmarked(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): readonly ContentNode[] => {
    if (typeof node === 'string') return [node];
    if (node.kind === 'element' && node.name === slotElement && !('data-name' in node.props))
      return unmarked(node.children);
    if (!isComponent(node) || node.part === undefined) return [node];
    const { part: _part, ...rest } = node;
    return [rest];
  });
}

/** Icons and titles that are elements, as slots by name and index, for parents that show them outside of the child. */
function namedSlots(members: readonly ComponentElement[], print: (node: ContentNode) => unknown): unknown[] {
  return members.flatMap(({ slots }, index) =>
    ['icon', 'title'].flatMap((name) =>
      slots[name]
        ? [createVNode(Fragment, { slot: `${name}-${index}`, children: slots[name].map(print) }) as unknown]
        : [],
    ),
  );
}

/** Properties of a component that lists its children. */
interface Listed {
  children: readonly unknown[];
  items: readonly Props[];
  group: string;
}

/** Prints the nodes of one page as HTML: elements of Astro's JSX, with Trellis' own components. */
export class Printer {
  readonly #printing: Printing;
  readonly #components: ReadonlyMap<string, AstroComponentFactory>;
  #groups = 0;

  constructor(printing: Printing) {
    this.#printing = printing;
    this.#components = new Map(
      Object.entries(printing.registry).flatMap(([name, { component }]) => [
        [name, component],
        ...Object.entries(component).flatMap(([member, value]) =>
          typeof value === 'function' ? [[`${name}.${member}`, value as AstroComponentFactory] as const] : [],
        ),
      ]),
    );
  }

  /**
   * Prints a page. A chooser comes before the first of the components that it chooses from, and content beside the text comes first, in one
   * container.
   */
  page(nodes: readonly ContentNode[], box: AsideBox): unknown[] {
    const { registry } = this.#printing;
    const asides = nodes.filter((node) => isComponent(node) && registry[node.name]?.isAside === true);
    const rest = nodes
      .filter((node) => !asides.includes(node))
      .flatMap((node) => [...this.#chooserBefore(node, nodes), this.print(node)]);
    if (asides.length === 0 && !box.isAlways) return rest;
    const names = asides.map((node) => isComponent(node) && node.name);
    return [createVNode(box.component, { children: asides.map(this.print), asides: names }), ...rest];
  }

  #chooserBefore(node: ContentNode, nodes: readonly ContentNode[]): unknown[] {
    const chooser = isComponent(node) ? this.#printing.registry[node.name]?.chooser : undefined;
    if (!chooser || !isComponent(node)) return [];
    const members = nodes.filter(isComponent).filter(({ name }) => name === node.name);
    if (members[0] !== node) return [];
    const items = members.map(({ props }) => withHtmlClasses(props));
    return [createVNode(chooser, { items, children: namedSlots(members, this.print) })];
  }

  readonly print = (node: ContentNode): unknown => {
    if (typeof node === 'string') return this.#speak(node);
    const { Island, fault } = this.#printing;
    switch (node.kind) {
      case 'html':
        return createVNode(Fragment, { 'set:html': this.#speak(node.html) });
      case 'element':
        return this.#element(node);
      case 'component':
        return this.#component(node);
      case 'island': {
        const { script, name, data, children } = node;
        return createVNode(Island, { script, name, data, children: children.map(this.print) });
      }
      case 'lost':
        return fault(node.index);
    }
  };

  #element({ name, props, children }: HtmlElement): unknown {
    const { addressOf, pictures } = this.#printing;
    if (name === 'img' && typeof props['src'] === 'string' && pictures.isLeftOut(addressOf(props['src'])))
      return createVNode(Fragment, { children: props['alt'] });
    const attributes = attributesOf(name, props, addressOf, pictures);
    const { 'aria-label': label } = attributes;
    if (typeof label === 'string') attributes['aria-label'] = this.#speak(label);
    return createVNode(name, { ...attributes, ...childrenOf(children.map(this.print)) });
  }

  /** Inserts the phrases of the page's language. */
  #speak(text: string): string {
    const { common, components } = this.#printing.words;
    return insertPhrases(text, (name, subject) => {
      if (name === 'linkTo') return common.linkTo({ name: subject });
      return name === 'backToReference' ? components.backToReference({ number: subject }) : components[name];
    });
  }

  /**
   * @param extra properties that a parent adds to a listed child.
   * @param children printed children of the node, if available.
   */
  #component(node: ComponentElement, extra: Props = {}, children?: readonly unknown[]): unknown {
    const { registry, Missing } = this.#printing;
    const component = this.#components.get(node.name);
    if (node.isMissing || !component)
      return createVNode(Missing, { ...node.props, name: node.name, ...childrenOf(node.children.map(this.print)) });
    const own = { ...withHtmlClasses(node.props), ...extra };
    const kinds = registry[node.name]?.lists;
    const list = kinds && this.#list(node, own, kinds);
    const inner = list?.children ?? children ?? node.children.map(this.print);
    const slots = Object.entries(node.slots).map(
      ([slot, nodes]) => createVNode(Fragment, { slot, children: nodes.map(this.print) }) as unknown,
    );
    const element: unknown = createVNode(component, { ...own, ...list, ...childrenOf([...inner, ...slots]) });
    return node.part === undefined ? element : createVNode(partElement, { 'data-part': node.part, children: element });
  }

  /** Props of a component that lists its children: the properties of its children of the given kinds, each with its index. */
  #list(node: ComponentElement, own: Props, kinds: readonly AstroComponentFactory[]): Listed {
    const isMember = (child: ContentNode): child is ComponentElement => {
      const component = isComponent(child) ? this.#components.get(child.name) : undefined;
      return component !== undefined && kinds.includes(component);
    };
    const nodes = unmarked(node.children);
    // Lists within this one come before it.
    const inner = nodes.map((child) => (isMember(child) ? child.children.map(this.print) : [this.print(child)]));
    this.#groups += 1;
    const group = `g${this.#groups}`;
    const members = nodes.filter(isMember);
    const placeOf = (child: ComponentElement): Props => ({
      index: members.indexOf(child),
      group,
      count: members.length,
    });
    const children = nodes.map((child, at) =>
      isMember(child) ? this.#component(child, { ...placeOf(child), list: own }, inner[at]) : inner[at]?.[0],
    );
    const items = members.map((member) => ({ ...withHtmlClasses(member.props), ...placeOf(member) }));
    return { children: [...children, ...namedSlots(members, this.print)], items, group };
  }
}
