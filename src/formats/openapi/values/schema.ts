import { objectOf, textOf, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { oneOf, type ValueFault } from './fault.js';

const nodeTypes = ['element', 'attribute', 'text', 'cdata', 'none'];

/** Reports faults of XML node types and of a discriminator's default schema. */
export function schemaFaults({ xml, discriminator, ...schema }: JsonObject, document: JsonObject): ValueFault[] {
  const target = textOf(objectOf(discriminator)['defaultMapping']);
  const schemas = Object.keys(objectOf(objectOf(document['components'])['schemas']));
  const isKnown = target === undefined || schemas.includes(target) || resolve(document, { $ref: target }) !== undefined;
  const keys = ['discriminator', 'defaultMapping'];
  return [
    ...oneOf(['xml', 'nodeType'], objectOf(xml)['nodeType'], nodeTypes),
    ...(isKnown || schema['$ref'] !== undefined ? [] : oneOf(keys, target, schemas)),
  ];
}
