import { partsOf, type Kind } from './grammar.js';
import { entriesOf, isObject, type Json, type JsonObject } from './json.js';
import { joinPointer, splitPointer, valueAt } from './pointer.js';

/** A reference as written. */
export interface JsonReference {
  ref: string;
  /** Kind of object that it must lead to. */
  kind: Kind;
  /** JSON pointer of the string. */
  pointer: string;
}

/**
 * Every reference in a noun, depth first: `$ref`, and the schemas that a discriminator's `mapping` names by reference.
 *
 * @param pointer where `value` stands in its document.
 */
export function* referencesIn(value: JsonObject, kind: Kind, pointer: string): Generator<JsonReference> {
  if (typeof value['$ref'] === 'string') yield { ref: value['$ref'], kind, pointer: joinPointer(pointer, '$ref') };
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
 * A noun with its references replaced; the noun itself when none changes.
 *
 * @param replace the new text of a reference; the same text keeps it.
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
    // Written out as JSON, because YAML aliases make one object stand in several places.
    copy ??= JSON.parse(JSON.stringify(value)) as JsonObject;
    const keys = splitPointer(reference.pointer);
    const parent = valueAt(copy, joinPointer('', ...keys.slice(0, -1))) as Record<string, Json>;
    parent[keys.at(-1) ?? ''] = ref;
  }
  return copy ?? value;
}

/** A discriminator may map to a component's bare name as well, which is no reference. */
function isMappedReference(target: Json): target is string {
  return typeof target === 'string' && /[#/]|\.(json|ya?ml)$/i.test(target);
}
