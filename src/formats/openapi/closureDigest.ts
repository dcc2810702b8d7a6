import type { Kind } from '../../documents/grammar.js';
import { isObject, type JsonObject } from '../../documents/json.js';
import { valueAt } from '../../documents/pointer.js';
import { referencesIn } from '../../documents/references.js';
import { localPointer } from '../../documents/resolve.js';
import { digest } from '../../shared/digest.js';
import { remember } from '../../shared/remember.js';

/** Returns a digest of an object and of everything that it refers to, directly or indirectly. */
export type ClosureDigest = (value: JsonObject, kind: Kind) => string;

interface Target {
  references: readonly (readonly [string, Kind])[];
  digest: string;
}

/** Creates the digests for the objects of a document. Each component is scanned once. */
export function createClosureDigest(document: JsonObject): ClosureDigest {
  const targets = new Map<string, Target>();

  const targetAt = (pointer: string, kind: Kind): Target =>
    remember(targets, pointer, () => {
      const value = valueAt(document, pointer);
      return {
        references: isObject(value) ? directReferences(value, kind) : [],
        digest: digest(JSON.stringify(value) ?? ''),
      };
    });

  return (value, kind) => {
    const reached = new Map<string, Kind>(directReferences(value, kind));
    // Iterating over a Map includes entries that are added meanwhile.
    for (const [pointer, each] of reached) {
      for (const [next, nextKind] of targetAt(pointer, each).references) {
        if (!reached.has(next)) reached.set(next, nextKind);
      }
    }
    const parts = Array.from(reached, ([pointer, each]) => pointer + targetAt(pointer, each).digest);
    return digest([JSON.stringify(value), ...parts].join('\n'));
  };
}

function directReferences(value: JsonObject, kind: Kind): (readonly [string, Kind])[] {
  const references: (readonly [string, Kind])[] = [];
  for (const reference of referencesIn(value, kind, '')) {
    const pointer = localPointer(reference.ref);
    if (pointer !== undefined) references.push([pointer, reference.kind]);
  }
  return references;
}
