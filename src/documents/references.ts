import { partsOf, type Kind } from './grammar.js';
import { entriesOf, isObject, objectOf, type Json, type JsonObject } from './json.js';
import { joinPointer, splitPointer, valueAt } from './pointer.js';

/** A reference as written. */
export interface JsonReference {
  ref: string;
  /** Kind of object that the target must be. */
  kind: Kind;
  /** JSON pointer of the string, or of the description that is in a file. */
  pointer: string;
}

/**
 * Finds every reference in an object, depth first: `$ref`, the schemas that a discriminator's `mapping` refers to, and Markdown files in place of
 * a `description`.
 *
 * @param pointer pointer of `value` in its document.
 */
export function* referencesIn(value: JsonObject, kind: Kind, pointer: string): Generator<JsonReference> {
  if (typeof value['$ref'] === 'string') yield { ref: value['$ref'], kind, pointer: joinPointer(pointer, '$ref') };
  const { $ref: text } = objectOf(value['description']);
  if (typeof text === 'string' && /\.(?:md|markdown)$/i.test(text))
    yield { ref: text, kind: 'text', pointer: joinPointer(pointer, 'description') };
  if (kind === 'schema' && isObject(value['discriminator'])) {
    for (const [name, target] of entriesOf(value['discriminator']['mapping'])) {
      if (isMappedReference(target)) {
        yield { ref: target, kind, pointer: joinPointer(pointer, 'discriminator', 'mapping', name) };
      }
    }
  }
  for (const part of partsOf(value, kind)) {
    yield* referencesIn(part.value, part.kind, joinPointer(pointer, ...part.keys));
  }
}

/**
 * Replaces references in an object; returns the object itself if none changes.
 *
 * @param replace returns the new text of a reference; the same text keeps it.
 */
export function mapReferences(
  value: JsonObject,
  kind: Kind,
  replace: (reference: JsonReference) => string,
): JsonObject {
  let copy: JsonObject | undefined;
  for (const reference of referencesIn(value, kind, '')) {
    const ref = replace(reference);
    if (ref === reference.ref) continue;
    // Compared as JSON, because a YAML alias puts one object in several places.
    copy ??= JSON.parse(JSON.stringify(value)) as JsonObject;
    const keys = splitPointer(reference.pointer);
    const parent = valueAt(copy, joinPointer('', ...keys.slice(0, -1))) as Record<string, Json>;
    parent[keys.at(-1) ?? ''] = ref;
  }
  return copy ?? value;
}

/** True for references in a discriminator's `mapping`; a bare component name is not one. */
function isMappedReference(target: Json): target is string {
  return typeof target === 'string' && /[#/]|\.(json|ya?ml)$/i.test(target);
}
