import { objectOf, textOf, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { oneOf, type ValueFault } from './fault.js';

/** Reports a discriminator's default schema that does not exist. */
export function schemaFaults({ discriminator, $ref: reference }: JsonObject, document: JsonObject): ValueFault[] {
  const target = textOf(objectOf(discriminator)['defaultMapping']);
  const schemas = Object.keys(objectOf(objectOf(document['components'])['schemas']));
  const isKnown = target === undefined || schemas.includes(target) || resolve(document, { $ref: target }) !== undefined;
  const keys = ['discriminator', 'defaultMapping'];
  return isKnown || reference !== undefined ? [] : oneOf(keys, target, schemas);
}
