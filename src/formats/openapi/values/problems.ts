import { diagnostic } from '../../../diagnostics/create.js';
import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { partsOf, type Kind } from '../grammar.js';
import { textOf, type JsonObject } from '../json.js';
import type { Specification } from '../operation.js';
import { joinPointer } from '../pointer.js';
import { documentFaults } from './document.js';
import { encodingFaults } from './encoding.js';
import type { ValueFault } from './fault.js';
import { placeFaults, queryFaults } from './parameter.js';
import { methodFaults } from './pathItem.js';
import { schemaFaults } from './schema.js';
import { flowFaults } from './securityScheme.js';

/** Reports values that OpenAPI 3.2 does not allow and that pages therefore leave out. Documents of older versions are not checked. */
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
  if (kind === 'document') return documentFaults(value);
  if (kind === 'pathItem') return methodFaults(value);
  if (kind === 'operation') return queryFaults(value, document);
  if (kind === 'parameter') return placeFaults(value);
  if (kind === 'mediaType' || kind === 'encoding') return encodingFaults(value);
  if (kind === 'securityScheme') return flowFaults(value);
  return kind === 'schema' ? schemaFaults(value, document) : [];
}
