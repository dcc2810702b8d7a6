import { idPart } from '../../../shared/idPart.js';
import type { SdkMemberKind } from '../details.js';
import { isObject, listOf, objectOf, textOf, type JsonObject } from '../../../documents/json.js';

/** Name of a parameter in a signature. */
export function parameterName(parameter: JsonObject): string {
  const { isRest, isOptional } = objectOf(parameter['flags']);
  const isLeftOut = isOptional === true || parameter['defaultValue'] !== undefined;
  return `${isRest === true ? '...' : ''}${nameOfParameter(parameter)}${isLeftOut ? '?' : ''}`;
}

/** TypeDoc has no name for a destructured parameter. */
export function nameOfParameter(parameter: JsonObject): string {
  const name = textOf(parameter['name']) ?? '';
  return /^__namedParameters\d*$/.test(name) ? name.replace('__namedParameters', 'options') : name;
}

/** Name of a member, in quotes if the language requires them. */
export function propertyName(member: JsonObject): string {
  const name = textOf(member['name']) ?? '';
  return /^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\[.*\]|#.*)$/u.test(name) ? name : JSON.stringify(name);
}

/** Type parameters of a declaration or a signature. Older files have them under another key. */
export function typeParametersIn({ typeParameters, typeParameter }: JsonObject): JsonObject[] {
  return listOf(typeParameters ?? typeParameter).map(objectOf);
}

/** Index signatures of a declaration. Older files have only one. */
export function indexSignatures({ indexSignatures: several, indexSignature: one }: JsonObject): JsonObject[] {
  return [...listOf(several), ...(isObject(one) ? [one] : listOf(one))].map(objectOf);
}

/** Id of a member on its symbol's page. */
export function anchorOf(kind: SdkMemberKind, name: string): string {
  return kind === 'constructor' ? kind : `${kind}-${idPart(name) || 'value'}`;
}
