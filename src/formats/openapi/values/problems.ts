import { diagnostic } from '../../../diagnostics/create.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { partsOf, type Kind } from '../grammar.js';
import { textOf, type JsonObject } from '../json.js';
import type { Specification } from '../operation.js';
import { joinPointer } from '../pointer.js';
import type { ValueFault } from './fault.js';
import { schemaFaults } from './schema.js';
import { tagFaults } from './tags.js';

/** Reports names in OpenAPI 3.2 that lead to no tag and no schema. Documents of older versions do not have them. */
export function valueProblems({ document, locate }: Specification): Diagnostic[] {
  if (!/^3\.(?![01]\b)/.test(textOf(document['openapi']) ?? '')) return [];
  const found: Diagnostic[] = [];
  const visit = (value: JsonObject, kind: Kind, pointer: string): void => {
    for (const { keys, message, help } of faultsOf(value, kind, document))
      found.push(diagnostic('openapi/value', { message, help, ...locate(joinPointer(pointer, ...keys)) }));
    for (const part of partsOf(value, kind)) visit(part.value, part.kind, joinPointer(pointer, ...part.keys));
  };
  visit(document, 'document', '');
  return found;
}

function faultsOf(value: JsonObject, kind: Kind, document: JsonObject): ValueFault[] {
  if (kind === 'document') return tagFaults(value);
  return kind === 'schema' ? schemaFaults(value, document) : [];
}
