import { isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import { typeTextOf, type SdkType } from '../nodes.js';
import { parameterName } from './names.js';
import type { TypeWriter } from './type.js';

/** Maximum width of a line of code, in characters. */
const WIDTH = 76;

/** Maximum number of an object's members in a declaration. */
const MOST_MEMBERS = 200;

/** A signature as code: on one line, or with one line per parameter. */
export function callDeclaration(signature: JsonObject, name: string, types: TypeWriter): string {
  const line = `${name}${typeTextOf(types.writeSignature(signature))}`;
  const parameters = listOf(signature['parameters']).map(objectOf);
  if (line.length <= WIDTH || parameters.length === 0) return line;
  const lines = parameters.map((each) => `  ${parameterName(each)}: ${types.text(each['type'])},\n`);
  const before = typeTextOf(types.writeTypeParameters(signature));
  const after = signature['type'] === undefined ? '' : `: ${types.text(signature['type'])}`;
  return `${name}${before}(\n${lines.join('')})${after}`;
}

/** First line of a class or an interface. */
export function headDeclaration(word: string, name: string, node: JsonObject, types: TypeWriter): string {
  const parameters = typeTextOf(types.writeTypeParameters(node));
  const bases = basesOf(node, types);
  const clauses = (['extends', 'implements'] as const).flatMap((clause) => {
    const texts = bases[clause].map(typeTextOf);
    return texts.length > 0 ? `${clause} ${texts.join(', ')}` : [];
  });
  const isAbstract = objectOf(node['flags'])['isAbstract'] === true;
  const head = `${isAbstract ? 'abstract ' : ''}${word} ${name}${parameters}`;
  const line = [head, ...clauses].join(' ');
  return line.length <= WIDTH ? line : [head, ...clauses].join('\n  ');
}

/** Types that a class or interface extends or implements. */
export function basesOf(node: JsonObject, types: TypeWriter): { extends: SdkType[]; implements: SdkType[] } {
  return { extends: typesIn(node['extendedTypes'], types), implements: typesIn(node['implementedTypes'], types) };
}

/** The types in a list. */
export function typesIn(list: Json | undefined, types: TypeWriter): SdkType[] {
  return listOf(list).map((type) => types.write(type));
}

/** `type Name<T> = …`, with one line per choice or member if it is long. */
export function aliasDeclaration(name: string, node: JsonObject, types: TypeWriter): string {
  // The members of an alias that TypeDoc converts like an interface are its own.
  const type = node['type'] ?? { type: 'reflection', declaration: node };
  const parameters = typeTextOf(types.writeTypeParameters(node));
  const head = `type ${name}${parameters} =`;
  const line = `${head} ${types.text(type)}`;
  const { type: form, types: choices, declaration } = objectOf(type);
  if (form === 'union' && line.length > WIDTH) {
    return `${head}\n${shortened(listOf(choices).map((each) => `  | ${types.text(each)}`)).join('\n')}`;
  }
  const members = form === 'reflection' && isObject(declaration) ? types.writeMembers(declaration) : [];
  const isCall = members.length === 1 && listOf(objectOf(declaration)['signatures']).length > 0;
  if (members.length === 0 || isCall || line.length <= WIDTH) return line;
  return `${head} {\n${shortened(members.map((member) => `  ${typeTextOf(member)};`)).join('\n')}\n}`;
}

/** `const name: Type = value`. */
export function variableDeclaration(name: string, node: JsonObject, types: TypeWriter): string {
  const fallback = textOf(node['defaultValue']);
  const word = objectOf(node['flags'])['isConst'] === false ? 'let' : 'const';
  const type = types.text(node['type']);
  const value = fallback === undefined || fallback === '...' || fallback.length > WIDTH ? '' : ` = ${fallback}`;
  return `${word} ${name}: ${type}${value}`;
}

function shortened(lines: readonly string[]): string[] {
  return lines.length > MOST_MEMBERS ? [...lines.slice(0, MOST_MEMBERS), '  // …'] : [...lines];
}
