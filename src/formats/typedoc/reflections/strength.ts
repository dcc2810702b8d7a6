import { listOf, objectOf, type JsonObject } from '../../openapi/json.js';
import { indexSignatures } from './indexSignatures.js';

/** How tightly the parts of a type bind. A looser type needs brackets. */
export const strength = {
  conditional: 0,
  function: 0,
  union: 1,
  intersection: 2,
  operator: 3,
  postfix: 4,
  atom: 5,
} as const;

export type Strength = keyof typeof strength;

/** True if an unnamed type is a single signature. */
export function isFunction(declaration: JsonObject): boolean {
  const { signatures, children } = declaration;
  const others = listOf(children).length + indexSignatures(declaration).length;
  return listOf(signatures).length === 1 && others === 0;
}

/** Binding strength of a type. */
export function strengthOf(type: JsonObject): Strength {
  switch (type['type']) {
    case 'conditional':
      return 'conditional';
    case 'union':
      return listOf(type['types']).length > 1 ? 'union' : 'atom';
    case 'intersection':
      return 'intersection';
    case 'typeOperator':
    case 'inferred':
    case 'query':
      return 'operator';
    case 'reflection':
      return isFunction(objectOf(type['declaration'])) ? 'function' : 'atom';
    default:
      return 'atom';
  }
}
