import { Fragment, jsx as createVNode } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { addressAttributes } from '../../shared/addressAttributes.js';
import type { AsideBox, ComponentRegistry } from './registry.js';
import { isUnsafeAttribute } from '../../site/href.js';
import { answersEvents, callComponent } from '../../render/react.js';
import type { Rendering } from '../../render/rendering.js';
import type { Words } from '../../i18n/words.js';
import { htmlAttributes, styleText } from './attributes.js';
import { partElement, type Islands } from '../../render/islands.js';
import { isNode, type Node, type Props } from './tree.js';
import { spoken } from './spoken.js';

export type ElementFactory = (type: unknown, props: Props | null, key?: unknown) => unknown;

const isFactory = (type: unknown): type is AstroComponentFactory =>
  typeof type === 'function' && 'isAstroComponentFactory' in type;

/** Children without what groups them: fragments, and the marks of components within what is alive in the browser. */
function flatten(children: unknown): unknown[] {
  if (Array.isArray(children)) return children.flatMap(flatten);
  if (isNode(children) && children.type === partElement) return [children.props['children']];
  if (isNode(children) && children.type === Fragment && Array.isArray(children.props['children']))
    return flatten(children.props['children']);
  return [children];
}

/** Hands a listing component the props of its children of the given kinds, and each of those its place. */
function list(props: Props, kinds: readonly unknown[], group: string): Props {
  const { children: given, ...own } = props;
  const children = flatten(given);
  const members = children.filter((child): child is Node => isNode(child) && kinds.includes(child.type));
  members.forEach((child, index) => Object.assign(child.props, { index, group, count: members.length, list: own }));
  const items = members.map(({ props: { children: _children, list: _list, ...rest } }) => rest);
  return { ...own, children: [...children, ...drawn(members)], items, group };
}

/** Icons and titles that are elements, for what draws them outside of the components that have them: slots by name and place. */
function drawn(members: readonly Node[]): unknown[] {
  return members.flatMap(({ props }, index) =>
    ['icon', 'title'].flatMap((name) => {
      const given = props[name];
      // Astro has made a slot of an element: a list of nodes.
      return Array.isArray(given)
        ? [createVNode(Fragment, { slot: `${name}-${index}`, children: given as unknown }) as unknown]
        : [];
    }),
  );
}

/** Classes and styles as HTML has them, whichever of React's forms the author chose. */
function dressed({ className, class: own, style, ...rest }: Props): Props {
  const classes = [own, className].filter((name) => typeof name === 'string' && name !== '').join(' ');
  const styles = typeof style === 'object' && style !== null ? styleText(style as Props) : style;
  return { ...rest, ...(classes && { class: classes }), ...(typeof styles === 'string' && { style: styles }) };
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

/** JSX shows nothing for `true`, which Astro would write out. */
function withoutTrue(props: Props): Props {
  const { children } = props;
  if (Array.isArray(children) && children.includes(true))
    return { ...props, children: children.filter((child) => child !== true) };
  return children === true ? { ...props, children: undefined } : props;
}

function addressed(tag: string, attributes: Props, addressOf: (target: string) => string): Props {
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string' && isUnsafeAttribute(tag, name, value)) delete attributes[name];
  for (const name of addressAttributes) {
    const target = attributes[name];
    if (typeof target === 'string') attributes[name] = addressOf(target);
  }
  return attributes;
}

/** What is known of pictures while a page is drawn. */
export type Pictures = Pick<Rendering, 'isLeftOut' | 'roomFor'>;

const noPictures: Pictures = { isLeftOut: () => false, roomFor: () => undefined };

/** Keeps the room of a picture free whose address an expression has made: those of literals were measured with the text. */
function withRoom(attributes: Props, { roomFor }: Pictures): Props {
  const { src, style } = attributes;
  if (typeof src !== 'string' || /aspect-ratio/.test(String(style))) return attributes;
  const said = ['width', 'height', 'style', 'class'].flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const { aspectRatio, ...numbers } = roomFor(src, Object.fromEntries(said) as Record<string, string>) ?? {};
  return {
    ...attributes,
    ...numbers,
    ...(aspectRatio && { style: `aspect-ratio:${aspectRatio};${String(style ?? '')}` }),
  };
}

/**
 * Makes the `jsx` function of one page. It gives HTML elements HTML's attributes, calls functions that authors export as
 * components, and prepares the props of Trellis' own components.
 *
 * @param addressOf says how a target stands in the page that an expression has made: literals were resolved with the text.
 * @param pictures where a picture is left out, its text stands in its place.
 * @param islands finds out which of the author's components have to be brought to life in the browser.
 */
export function elementFactory(
  registry: ComponentRegistry,
  words: Words,
  islands?: Islands,
  addressOf: (target: string) => string = (target) => target,
  pictures: Pictures = noPictures,
): ElementFactory {
  const listed = new Map(Object.values(registry).map(({ component, lists }) => [component, lists]));
  const names = new Map(Object.entries(registry).map(([name, { component }]) => [component, name]));
  let groups = 0;
  return (type, attributes, key) => {
    const props = withoutTrue(attributes ?? {});
    if (type === 'img' && typeof props['src'] === 'string' && pictures.isLeftOut(addressOf(props['src'])))
      return createVNode(Fragment, { children: props['alt'] });
    if (typeof type === 'string') {
      if (answersEvents(props)) islands?.note();
      const written = addressed(type, htmlAttributes(type, props), addressOf);
      return createVNode(type, spoken(type, type === 'img' ? withRoom(written, pictures) : written, words));
    }
    if (typeof type === 'function' && !isFactory(type))
      return islands ? islands.draw(type, props) : callComponent(type, props);
    if (!isFactory(type)) return createVNode(type, { ...spoken(type, props, words) }, key as string);
    const kinds = listed.get(type);
    if (kinds) groups += 1;
    const given = dressed(islands?.isAlive && !kinds ? islands.marked(props) : props);
    const node: unknown = createVNode(type, slotted(kinds ? list(given, kinds, `g${groups}`) : given));
    return islands?.isAlive ? islands.part(names.get(type) ?? '', props, node) : node;
  };
}

/** Puts what chooses among components of a page before the first of them. */
export function addChoosers(tree: unknown, registry: ComponentRegistry): unknown {
  const entries = Object.values(registry).filter(({ chooser }) => chooser);
  const nodes = flatten(tree);
  let result = nodes;
  for (const { component, chooser } of entries) {
    const members = nodes.filter((node): node is Node => isNode(node) && node.type === component);
    const [first] = members;
    if (!first) continue;
    const items = members.map(({ props: { children: _children, ...rest } }) => rest);
    const control: unknown = createVNode(chooser, { items, children: drawn(members) });
    result = result.flatMap((node) => (node === first ? [control, node] : [node]));
  }
  return result === nodes ? tree : result;
}

/** Takes what stands beside the text out of a page and puts it before the rest, in one box. */
export function hoistAsides(tree: unknown, registry: ComponentRegistry, { component, isAlways }: AsideBox): unknown {
  const names = new Map<unknown, string>(
    Object.entries(registry).flatMap(([name, entry]) => (entry.isAside ? [[entry.component, name]] : [])),
  );
  const nodes = flatten(tree);
  const asides = nodes.filter((node): node is Node => isNode(node) && names.has(node.type));
  if (asides.length === 0 && !isAlways) return tree;
  const box = createVNode(component, { children: asides, asides: asides.map(({ type }) => names.get(type)) });
  return [box, ...nodes.filter((node) => !isNode(node) || !asides.includes(node))];
}
