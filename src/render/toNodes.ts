import { BuiltIn, Fragment, islandType, JsxElement, lostType, type Props } from './element.js';
import type { ComponentElement, ContentNode } from './contentNode.js';

/** Properties that are not attributes: the children, and HTML that replaces them. */
const content = new Set(['children', 'set:html', 'dangerouslySetInnerHTML']);

/**
 * Converts the result of an author's code (text, elements, lists) to nodes. Values for which JSX shows nothing are dropped.
 *
 * @throws errors of the author's objects when they are read.
 */
export function toNodes(value: unknown): ContentNode[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'bigint') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof JsxElement) return nodesOfElement(value);
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>).flatMap(toNodes);
  return [String(value)];
}

function nodesOfElement({ type, props, part }: JsxElement): ContentNode[] {
  if (type === Fragment) return contentOf(props);
  if (typeof type === 'string')
    return [{ kind: 'element', name: type, props: attributesOf(props), children: contentOf(props) }];
  if (type instanceof BuiltIn) return [componentOf(type, props, part)];
  if (type === lostType) return [{ kind: 'lost', index: Number(props['index']), content: toNodes(props['content']) }];
  if (type !== islandType) return [];
  const { script, name, data, children, content: own } = props;
  return [
    {
      kind: 'island',
      script: String(script),
      name: String(name),
      data: String(data),
      children: toNodes(children),
      content: toNodes(own),
    },
  ];
}

function componentOf({ name, isMissing }: BuiltIn, props: Props, part: string | undefined): ComponentElement {
  return {
    kind: 'component',
    name,
    props: attributesOf(props),
    slots: slotsOf(props),
    children: contentOf(props),
    ...(isMissing && { isMissing }),
    ...(part !== undefined && { part }),
  };
}

function contentOf({ children, 'set:html': html, dangerouslySetInnerHTML }: Props): ContentNode[] {
  const raw = html ?? (dangerouslySetInnerHTML as { __html?: unknown } | null | undefined)?.__html;
  return raw === undefined || raw === null ? toNodes(children) : [{ kind: 'html', html: String(raw) }];
}

function holdsElement(value: unknown): boolean {
  return value instanceof JsxElement || (Array.isArray(value) && value.some(holdsElement));
}

function slotsOf(props: Props): ComponentElement['slots'] {
  const slots: Record<string, ContentNode[]> = {};
  for (const [name, value] of Object.entries(props))
    if (!content.has(name) && holdsElement(value)) slots[name] = toNodes(value);
  return slots;
}

function attributesOf(props: Props): Props {
  const attributes: Props = {};
  for (const [name, value] of Object.entries(props))
    if (!content.has(name) && typeof value !== 'function' && !holdsElement(value)) attributes[name] = dataOf(value);
  return attributes;
}

/** A copy of a value without functions, elements and cycles. */
function dataOf(value: unknown, around: readonly unknown[] = []): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || value instanceof JsxElement) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return undefined;
  const within = [...around, value];
  if (Array.isArray(value)) return value.map((each) => dataOf(each, within));
  const prototype: unknown = Object.getPrototypeOf(value);
  // Shows the text of a date or any other object of a class.
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, dataOf(each, within)]));
}
