import { Fragment, isVNode, jsx as createVNode } from 'astro/jsx-runtime';
import type { AuthorComponent } from './registry.js';
import { htmlAttributes } from './attributes.js';

type Props = Record<string, unknown>;
interface VNode {
  type: unknown;
  props: Props;
}
export type ElementFactory = (type: unknown, props: Props | null, key?: unknown) => unknown;

const isNode = (value: unknown): value is VNode => Boolean(isVNode(value));
const isFactory = (type: unknown): boolean => typeof type === 'function' && 'isAstroComponentFactory' in type;

/** Children without the fragments around them. */
function flatten(children: unknown): unknown[] {
  if (Array.isArray(children)) return children.flatMap(flatten);
  if (isNode(children) && children.type === Fragment && Array.isArray(children.props['children'])) return flatten(children.props['children']);
  return [children];
}

/** Hands a listing component the props of its children, and each child its place. */
function list(props: Props, group: string): Props {
  const children = flatten(props['children']);
  const members = children.filter((child): child is VNode => isNode(child) && isFactory(child.type));
  members.forEach((child, index) => Object.assign(child.props, { index, group, count: members.length }));
  return { ...props, children, items: members.map(({ props: { children: _children, ...own } }) => own), group };
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
  return slots.length > 0 ? { ...rest, children: [...(Array.isArray(children) ? children : [children]), ...slots] } : props;
}

/**
 * Makes the `jsx` function of one page. It gives HTML elements HTML's attributes, calls functions that authors export as
 * components, and prepares the props of Trellis' own components.
 *
 * @param listing components whose `lists` is set.
 */
export function elementFactory(listing: ReadonlySet<AuthorComponent['component']>): ElementFactory {
  let groups = 0;
  return (type, given, key) => {
    const props = given ?? {};
    if (typeof type === 'string') return createVNode(type, htmlAttributes(type, props));
    if (typeof type === 'function' && !isFactory(type)) return (type as (props: Props) => unknown)(props);
    if (!isFactory(type)) return createVNode(type, { ...props }, key as string);
    const isListing = listing.has(type as AuthorComponent['component']);
    if (isListing) groups += 1;
    return createVNode(type, slotted(isListing ? list(props, `g${groups}`) : { ...props }));
  };
}
