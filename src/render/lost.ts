import type { ExpressionPlace } from '../mdx/compiled.js';

/** Position of an error. */
export interface LostPlace extends Partial<ExpressionPlace> {
  /** Key of an imported file; undefined for the page itself. */
  module: string | undefined;
}

const lostKey = Symbol('lost');

/** Explains why a promise cannot be a value. */
export const unsettled = 'it is a promise, and a page is rendered without waiting';

/** Explains why an object cannot be text. */
export const unreadable = 'it is an object, and only text can be shown';

/** Value of an expression that threw; the element that contains it is dropped. */
export class Lost {
  readonly node: unknown;
  /** Marks the object, even after it is spread into attributes. */
  readonly [lostKey] = this;

  constructor(node: unknown) {
    this.node = node;
  }
}

/** The first attribute of an element that threw. */
export function lostAmong(props: Record<string | symbol, unknown>): Lost | undefined {
  if (props[lostKey] instanceof Lost) return props[lostKey];
  return Object.entries(props).find(
    (entry): entry is [string, Lost] => entry[0] !== 'children' && entry[1] instanceof Lost,
  )?.[1];
}

/** Pages are evaluated synchronously, so values that arrive later are ignored. */
export function withoutPromise(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('then' in value) || typeof value.then !== 'function')
    return value;
  // The rejection of the promise must not be reported as well.
  void Promise.resolve(value).catch(() => undefined);
  throw new TypeError(unsettled);
}

/** A value in the text of a page. An object without a text of its own would be shown as `[object Object]`. */
export function withoutObject(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) throw new TypeError(unreadable);
  return value;
}

/** The children of an element, with placeholders for those that threw. */
export function withNodes(children: unknown): unknown {
  if (Array.isArray(children)) return children.map(withNodes);
  return children instanceof Lost ? children.node : withoutPromise(children);
}
