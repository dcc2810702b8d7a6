import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { objectOf, type Json, type JsonObject } from '../../documents/json.js';
import type { Specification } from './operation.js';
import { joinPointer } from '../../documents/pointer.js';
import { componentsIn, resolve } from '../../documents/resolve.js';

/** Security requirements of an object. */
export interface SecurityHolder {
  /** JSON Pointer to the object. */
  pointer: string;
  requirements: readonly Json[];
}

/** Reports security schemes that an object requires but `components.securitySchemes` does not declare, each once. */
export function undeclaredSchemes(
  holders: readonly SecurityHolder[],
  document: JsonObject,
  locate: Specification['locate'],
): Diagnostic[] {
  const declared = Object.keys(componentsIn(document, 'securitySchemes'));
  const names = new Set(declared);
  return holders.flatMap(({ pointer, requirements }) =>
    requirements.flatMap((requirement, index) =>
      Object.keys(objectOf(requirement)).flatMap((name) => {
        if (names.has(name) || resolve(document, { $ref: name })) return [];
        names.add(name);
        const suggestion = nearest(name, declared);
        return diagnostic('openapi/security', {
          message: `The security scheme \`${name}\` is not declared.`,
          help: helpFor(suggestion, 'Declare it under `components.securitySchemes`.'),
          ...locate(joinPointer(pointer, 'security', index, name)),
        });
      }),
    ),
  );
}
