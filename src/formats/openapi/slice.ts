import { SECTIONS, sectionOf, type Kind } from '../../documents/grammar.js';
import { isObject, listOf, objectOf, without, type Json, type JsonObject } from '../../documents/json.js';
import { itemHolding, withoutOperations } from './heldOperations.js';
import type { Operation, Specification } from './operation.js';
import { joinPointer, splitPointer, valueAt } from '../../documents/pointer.js';
import { mapReferences, referencesIn } from '../../documents/references.js';
import { freeName } from '../../shared/freeName.js';
import { localPointer } from '../../documents/resolve.js';

/**
 * Returns a self-contained document with one operation and everything it needs: objects that it refers to, its security schemes, and the servers that
 * apply to it. References are kept.
 */
export type Slicer = (operation: Operation) => JsonObject;

/** Creates the function that slices a specification. Keep it, because it scans each component once for all operations. */
export function createSlicer({ document }: Specification): Slicer {
  const links = new Map<string, readonly Link[]>();
  return (operation) => sliceOf(document, operation, links);
}

function sliceOf(document: JsonObject, operation: Operation, links: Map<string, readonly Link[]>): JsonObject {
  const item = objectOf(valueAt(document, operation.itemPointer));
  const value = objectOf(valueAt(document, operation.pointer));
  const shared = withoutOperations(without(item, '$ref'));
  const security = value['security'] ?? document['security'];
  const servers = [value, item, document].map((holder) => listOf(holder['servers'])).find((each) => each.length > 0);

  const components = new Components(document, links);
  const pathItem = components.localised(itemHolding(shared, operation.method, value), 'pathItem');
  for (const name of listOf(security).flatMap((requirement) => Object.keys(objectOf(requirement)))) {
    components.include(joinPointer('/components/securitySchemes', name), 'securityScheme');
  }
  return {
    openapi: document['openapi'] ?? '3.1.0',
    info: document['info'] ?? { title: '', version: '' },
    ...(servers && { servers }),
    ...(security !== undefined && { security }),
    [operation.kind === 'webhook' ? 'webhooks' : 'paths']: { [operation.path]: pathItem },
    ...components.all(),
  };
}

/** The components of a slice. A reference's target elsewhere in the document becomes a new component. */
class Components {
  readonly #document: JsonObject;
  readonly #sections: Record<string, Record<string, Json>> = {};
  /** Maps pointers in the document to pointers in the slice. */
  readonly #places = new Map<string, string>();
  readonly #pending: { source: string; place: string; kind: Kind }[] = [];
  /** References within components, by pointer. */
  readonly #links: Map<string, readonly Link[]>;

  constructor(document: JsonObject, links: Map<string, readonly Link[]>) {
    this.#document = document;
    this.#links = links;
  }

  all(): JsonObject {
    // Grows during iteration: objects that a component refers to are included too.
    for (const { source, place, kind } of this.#pending) {
      const component = valueAt(this.#document, source);
      if (component === undefined) continue;
      const [, section = '', name = ''] = splitPointer(place);
      const copy = isObject(component) ? this.localised(component, kind, source) : component;
      Object.defineProperty((this.#sections[section] ??= {}), name, { value: copy, enumerable: true });
    }
    return Object.keys(this.#sections).length > 0 ? { components: this.#sections } : {};
  }

  /**
   * A part of the document with its references redirected to components of the slice, which are included.
   *
   * @param source pointer of a part that other slices may need too.
   */
  localised(part: JsonObject, kind: Kind, source?: string): JsonObject {
    const cachedLinks = source === undefined ? undefined : this.#links.get(source);
    const links = cachedLinks ?? linksIn(part, kind);
    if (source !== undefined) this.#links.set(source, links);
    for (const link of links) this.include(link.source, link.kind);
    if (links.every((link) => this.#places.get(link.source) === link.source)) return part;
    const moved = new Map(links.map((link) => [link.ref, this.#placeOf(link)]));
    return mapReferences(part, kind, ({ ref }) => moved.get(ref) ?? ref);
  }

  /** Includes the object at a pointer. */
  include(source: string, kind: Kind): void {
    if (this.#places.has(source)) return;
    const isComponent = source.startsWith('/components/');
    const place = isComponent ? source : this.#freePlace(source, kind);
    this.#places.set(source, place);
    const [, section = ''] = splitPointer(place);
    this.#pending.push({ source, place, kind: isComponent ? kindOf(section, kind) : kind });
  }

  /** A pointer into a component stays within that component. */
  #placeOf({ pointer, source }: Link): string {
    return `#${this.#places.get(source) ?? source}${pointer.slice(source.length)}`;
  }

  #freePlace(pointer: string, kind: Kind): string {
    const holder = joinPointer('', 'components', sectionOf(kind));
    const name =
      splitPointer(pointer)
        .slice(1)
        .join('.')
        .replace(/[^A-Za-z0-9._-]+/g, '_') || 'document';
    const used = new Set(this.#places.values());
    const isTaken = (each: string): boolean => {
      const place = joinPointer(holder, each);
      return used.has(place) || valueAt(this.#document, place) !== undefined;
    };
    return joinPointer(holder, freeName(name, isTaken));
  }
}

/** A reference into the document. */
interface Link {
  ref: string;
  kind: Kind;
  pointer: string;
  /** Pointer of the object to include. */
  source: string;
}

function linksIn(part: JsonObject, kind: Kind): Link[] {
  return Array.from(referencesIn(part, kind, '')).flatMap((reference) => {
    const pointer = localPointer(reference.ref);
    return pointer === undefined ? [] : [{ ...reference, pointer, source: wholeComponent(pointer) }];
  });
}

/** The component that contains a pointer's target; the pointer itself outside of components. */
function wholeComponent(pointer: string): string {
  const [components, section, name] = splitPointer(pointer);
  if (components !== 'components' || section === undefined || name === undefined) return pointer;
  return joinPointer('', components, section, name);
}

function kindOf(section: string, otherwise: Kind): Kind {
  const entry = Object.entries(SECTIONS).find(([, each]) => each === section);
  return (entry?.[0] as Kind | undefined) ?? otherwise;
}
