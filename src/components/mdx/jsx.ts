import { Fragment, isVNode, jsx as createVNode } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { AsideBox, ComponentRegistry } from './registry.js';
import { htmlAttributes } from './attributes.js';

type Props = Record<string, unknown>;
interface VNode {
  type: unknown;
  props: Props;
}
export type ElementFactory = (type: unknown, props: Props | null, key?: unknown) => unknown;

const isNode = (value: unknown): value is VNode => Boolean(isVNode(value));
const isFactory = (type: unknown): type is AstroComponentFactory =>
  typeof type === 'function' && 'isAstroComponentFactory' in type;

/** Children without the fragments around them. */
function flatten(children: unknown): unknown[] {
  if (Array.isArray(children)) return children.flatMap(flatten);
  if (isNode(children) && children.type === Fragment && Array.isArray(children.props['children']))
    return flatten(children.props['children']);
  return [children];
}

/** Hands a listing component the props of its children of the given kinds, and each of those its place. */
function list(props: Props, kinds: readonly unknown[], group: string): Props {
  const { children: given, ...own } = props;
  const children = flatten(given);
  const members = children.filter((child): child is VNode => isNode(child) && kinds.includes(child.type));
  members.forEach((child, index) => Object.assign(child.props, { index, group, count: members.length, list: own }));
  const items = members.map(({ props: { children: _children, list: _list, ...rest } }) => rest);
  return { ...own, children, items, group };
}

/** JSX given in an attribute becomes the content of the slot of that name: a component cannot print it otherwise. */
function slotted(props: Props): Props {
  const { children, ...rest } = props;
  const slots: unknown[] = [];
  for (const [name, value] of Object.entries(rest)) {
    if (!isNode(value)) continue;
    delete rest[name];
    slots.push(createVNode(Fragment, { slot: name, children: value }));
  }
  return slots.length > 0
    ? { ...rest, children: [...(Array.isArray(children) ? children : [children]), ...slots] }
    : props;
}

/**
 * Makes the `jsx` function of one page. It gives HTML elements HTML's attributes, calls functions that authors export as
 * components, and prepares the props of Trellis' own components.
 */
export function elementFactory(registry: ComponentRegistry): ElementFactory {
  const listed = new Map(Object.values(registry).map(({ component, lists }) => [component, lists]));
  let groups = 0;
  return (type, given, key) => {
    const props = given ?? {};
    if (typeof type === 'string') return createVNode(type, htmlAttributes(type, props));
    if (typeof type === 'function' && !isFactory(type)) return (type as (props: Props) => unknown)(props);
    if (!isFactory(type)) return createVNode(type, { ...props }, key as string);
    const kinds = listed.get(type);
    if (kinds) groups += 1;
    return createVNode(type, slotted(kinds ? list(props, kinds, `g${groups}`) : { ...props }));
  };
}

/** Takes what stands beside the text out of a page and puts it before the rest, in one box. */
export function hoistAsides(tree: unknown, registry: ComponentRegistry, { component, isAlways }: AsideBox): unknown {
  const names = new Map<unknown, string>(
    Object.entries(registry).flatMap(([name, entry]) => (entry.isAside ? [[entry.component, name]] : [])),
  );
  const nodes = flatten(tree);
  const asides = nodes.filter((node): node is VNode => isNode(node) && names.has(node.type));
  if (asides.length === 0 && !isAlways) return tree;
  const box = createVNode(component, { children: asides, asides: asides.map(({ type }) => names.get(type)) });
  return [box, ...nodes.filter((node) => !isNode(node) || !asides.includes(node))];
}
