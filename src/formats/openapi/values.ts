import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../../diagnostics/nearest.js';
import { partsOf, type Kind } from '../../documents/grammar.js';
import { listOf, objectOf, textOf, type JsonObject } from '../../documents/json.js';
import { listFirst } from '../find.js';
import type { Specification } from './operation.js';
import { joinPointer } from '../../documents/pointer.js';
import { componentsIn, resolve } from '../../documents/resolve.js';

/** A fault of an object, and the keys that lead to it. */
interface ValueFault {
  keys: readonly string[];
  message: string;
  help: string;
}

/** Reports references to unknown tags and schemas by name, which OpenAPI 3.2 allows. */
export function valueProblems({ document, locate }: Specification): Diagnostic[] {
  if (!/^3\.(?![01]\b)/.test(textOf(document['openapi']) ?? '')) return [];
  const diagnostics: Diagnostic[] = [];
  const visit = (value: JsonObject, kind: Kind, pointer: string): void => {
    for (const { keys, message, help } of faultsOf(value, kind, document))
      diagnostics.push(diagnostic('openapi/value', { message, help, ...locate(joinPointer(pointer, ...keys)) }));
    for (const part of partsOf(value, kind)) visit(part.value, part.kind, joinPointer(pointer, ...part.keys));
  };
  visit(document, 'document', '');
  return diagnostics;
}

function faultsOf(value: JsonObject, kind: Kind, document: JsonObject): ValueFault[] {
  if (kind === 'document') return tagFaults(value);
  return kind === 'schema' ? schemaFaults(value, document) : [];
}

/** Reports faults of tags' parents. */
function tagFaults({ tags }: JsonObject): ValueFault[] {
  const parents = new Map(listOf(tags).map((tag) => [textOf(objectOf(tag)['name']), textOf(objectOf(tag)['parent'])]));
  const names = [...parents.keys()].filter((name) => name !== undefined);
  return listOf(tags).flatMap((tag, index): ValueFault[] => {
    const { name, parent } = objectOf(tag);
    if (parent === undefined) return [];
    const keys = ['tags', String(index), 'parent'];
    if (!names.some((each) => each === parent)) {
      const suggestion = nearest(String(parent), names);
      const help = helpFor(suggestion, 'Declare the tag that it names under `tags`.');
      return [{ keys, message: `No tag is called \`${String(parent)}\`.`, help }];
    }
    const above = new Set<string>();
    for (let each = textOf(parent); each !== undefined && !above.has(each); each = parents.get(each)) above.add(each);
    if (!above.has(textOf(name) ?? '')) return [];
    const message = `The tag \`${String(name)}\` is its own parent.`;
    return [{ keys, message, help: 'Take `parent` out of one of the tags.' }];
  });
}

/** Reports a discriminator whose default schema does not exist. */
function schemaFaults({ discriminator, $ref: reference }: JsonObject, document: JsonObject): ValueFault[] {
  const target = textOf(objectOf(discriminator)['defaultMapping']);
  if (target === undefined || reference !== undefined) return [];
  const schemas = Object.keys(componentsIn(document, 'schemas'));
  if (schemas.includes(target) || resolve(document, { $ref: target })) return [];
  const suggestion = nearest(target, schemas);
  const help = helpFor(suggestion, `Write one of ${listFirst(schemas, 5)}.`);
  return [{ keys: ['discriminator', 'defaultMapping'], message: `\`defaultMapping\` cannot be \`${target}\`.`, help }];
}
