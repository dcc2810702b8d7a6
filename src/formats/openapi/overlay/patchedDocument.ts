import { isArray, isObject, type Json } from '../../../documents/json.js';
import { joinPointer, splitPointer } from '../../../documents/pointer.js';
import type { Source, FilePlace } from '../../../documents/read/parsedFile.js';

/** A value that may be changed. */
type Mutable = null | boolean | number | string | Mutable[] | { [key: string]: Mutable };
type Container = Extract<Mutable, object>;

/** Maximum depth of a document, and of values that overlays add. A copy of the whole document doubles its size. */
const maxDepth = 250;
const maxValues = 200_000;

/** An action that cannot be applied, with its position in the overlay. */
export class OverlayProblem extends Error {
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** A document that overlays change. It remembers where each of its parts was written. */
export class PatchedDocument {
  readonly #source: Source;
  readonly #value: Mutable;
  readonly #containers = new WeakMap<Container, FilePlace>();
  /** Origins of scalars, by container and key. */
  readonly #scalars = new WeakMap<Container, Map<string, FilePlace>>();
  /** Number of values that may still be added; those of the source do not count. */
  #budget = Number.POSITIVE_INFINITY;

  constructor(source: Source) {
    this.#source = source;
    this.#value = this.#adopt(source.value, { source, pointer: '' }, 0);
    this.#budget = maxValues;
  }

  get value(): Json {
    return this.#value;
  }

  /** The document as a source. Parts that an overlay added have positions in the overlay. */
  asSource(): Source {
    return { ...this.#source, value: this.#value, writtenAt: (pointer) => this.writtenAt(pointer) };
  }

  /** Origin of the value at a JSON pointer of the document. */
  writtenAt(pointer: string): FilePlace {
    let place: FilePlace = { source: this.#source, pointer: '' };
    let value: Mutable | undefined = this.#value;
    for (const key of splitPointer(pointer)) {
      const holder: Mutable | undefined = value;
      value = isContainer(holder) ? childOf(holder, key) : undefined;
      const own = isContainer(value)
        ? this.#containers.get(value)
        : isContainer(holder)
          ? this.#scalars.get(holder)?.get(key)
          : undefined;
      place = own ?? { source: place.source, pointer: joinPointer(place.pointer, key) };
    }
    return place;
  }

  /**
   * Merges a value into the node at a path, as the Overlay Specification defines for `update` and `copy`.
   *
   * @throws OverlayProblem if the two cannot be merged.
   */
  merge(path: readonly (string | number)[], value: Json, origin: FilePlace): void {
    const target = this.#at(path);
    if (Array.isArray(target)) this.#append(target, value, origin);
    else if (isContainer(target)) {
      if (!isObject(value)) throw new OverlayProblem('an object takes an object', origin.pointer);
      this.#mergeObject(target, value, origin, path.length);
    } else {
      if (isObject(value) || isArray(value))
        throw new OverlayProblem('a text, a number and the like take one of these', origin.pointer);
      const holder = this.#at(path.slice(0, -1));
      if (isContainer(holder)) this.#put(holder, String(path.at(-1)), value, origin, path.length);
    }
  }

  /** True if no more values may be added. */
  get isFull(): boolean {
    return this.#budget < 0;
  }

  /** Removes nodes. */
  remove(paths: readonly (readonly (string | number)[])[]): void {
    const gone = new Map<Container, Set<string>>();
    for (const path of paths) {
      const holder = this.#at(path.slice(0, -1));
      if (isContainer(holder)) gone.set(holder, (gone.get(holder) ?? new Set()).add(String(path.at(-1))));
    }
    for (const [holder, keys] of gone) {
      if (Array.isArray(holder)) {
        const items = holder.flatMap((item, index) => (keys.has(String(index)) ? [] : [item]));
        holder.splice(0, holder.length, ...items);
      } else for (const key of keys) Reflect.deleteProperty(holder, key);
    }
  }

  #at(path: readonly (string | number)[]): Mutable | undefined {
    let value: Mutable | undefined = this.#value;
    for (const key of path) value = isContainer(value) ? childOf(value, String(key)) : undefined;
    return value;
  }

  #append(target: Mutable[], value: Json, origin: FilePlace): void {
    if (!isArray(value)) return this.#put(target, String(target.length), value, origin, 0);
    value.forEach((item, index) =>
      this.#put(target, String(target.length), item, { ...origin, pointer: joinPointer(origin.pointer, index) }, 0),
    );
  }

  #mergeObject(target: Container, value: Json, { source, pointer }: FilePlace, depth: number): void {
    if (!isObject(value)) return;
    for (const [key, next] of Object.entries(value)) {
      if (next === undefined) continue;
      const origin = { source, pointer: joinPointer(pointer, key) };
      const own = childOf(target, key);
      if (Array.isArray(own) && isArray(next)) this.#append(own, next, origin);
      else if (isObject(own) && isObject(next)) this.#mergeObject(own, next, origin, depth + 1);
      else if (isContainer(own) && next === null) continue;
      else if (own !== undefined && own !== null && (isContainer(own) || isObject(next) || isArray(next)))
        throw new OverlayProblem(`\`${key}\` is of another kind there`, origin.pointer);
      else this.#put(target, key, next, origin, depth + 1);
    }
  }

  #put(holder: Container, key: string, value: Json, origin: FilePlace, depth: number): void {
    const adopted = this.#adopt(value, origin, depth);
    // A key may be `__proto__`.
    Object.defineProperty(holder, key, { value: adopted, writable: true, enumerable: true, configurable: true });
    if (isContainer(adopted)) return;
    const scalars = this.#scalars.get(holder) ?? new Map<string, FilePlace>();
    this.#scalars.set(holder, scalars.set(key, origin));
  }

  /** A copy that may be changed. */
  #adopt(value: Json, origin: FilePlace, depth: number): Mutable {
    this.#budget -= 1;
    if (this.#budget < 0) throw new OverlayProblem(`overlays add more than ${maxValues} values`, origin.pointer);
    if (!isObject(value) && !isArray(value)) return value;
    if (depth > maxDepth) throw new OverlayProblem(`it nests deeper than ${maxDepth} levels`, origin.pointer);
    const { source, pointer } = origin;
    const adopt = (child: Json, key: string | number): Mutable =>
      this.#adopt(child, { source, pointer: joinPointer(pointer, key) }, depth + 1);
    const copy = isArray(value)
      ? value.map(adopt)
      : Object.fromEntries(
          Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : [[key, adopt(child, key)]])),
        );
    this.#containers.set(copy, { source, pointer });
    return copy;
  }
}

function isContainer(value: Mutable | undefined): value is Container {
  return typeof value === 'object' && value !== null;
}

function childOf(holder: Container, key: string): Mutable | undefined {
  if (Array.isArray(holder)) return holder[Number(key)];
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
