import {
  isArray,
  isObject,
  linkOf,
  listOf,
  objectOf,
  textOf,
  type Json,
  type JsonObject,
} from '../../../documents/json.js';
import type { TypePart } from '../../../documents/schema/node.js';
import { isLinked, typeTextOf, type SdkType } from '../nodes.js';
import type { FindTarget } from './comment.js';
import { targetOf } from './index.js';
import { CONSTRUCTOR_SIGNATURE } from './kinds.js';
import { indexSignatures, parameterName, propertyName, typeParametersIn } from './names.js';

/** Maximum number of parts of a type. Types of generated code have thousands. */
const MOST_PARTS = 300;

/** Maximum nesting of a type. */
const MOST_LEVELS = 30;

/** Prints types in TypeScript's notation. */
export class TypeWriter {
  readonly #find: FindTarget;

  constructor(find: FindTarget) {
    this.#find = find;
  }

  /** The parts of a type. */
  write(type: Json | undefined): SdkType {
    return this.#print(inside(type));
  }

  /** The text of a type. */
  text(type: Json | undefined): string {
    return typeTextOf(this.write(type));
  }

  /** The parts of each member between the braces of an unnamed type. */
  writeMembers(declaration: JsonObject): SdkType[] {
    return membersOf(declaration).map((member) => this.#print(member));
  }

  /** A signature from its type parameters to its return type. */
  writeSignature(signature: JsonObject, arrow = ': '): SdkType {
    return this.#print(signatureForm(signature, arrow));
  }

  /** The type parameters of a declaration or a signature. */
  writeTypeParameters(node: JsonObject): SdkType {
    return this.#print(typeParametersForm(node));
  }

  #print(form: Form): SdkType {
    const parts: TypePart[] = [];
    const add = (part: TypePart): void => {
      const last = parts.at(-1);
      if (parts.length === MOST_PARTS) parts.push({ text: '…' });
      else if (last && !isLinked(last) && !isLinked(part)) parts[parts.length - 1] = { text: last.text + part.text };
      else parts.push(part);
    };
    const visit = (each: Form, level: number): void => {
      if (parts.length > MOST_PARTS) return;
      if (typeof each === 'string') add({ text: each });
      else if (isList(each)) for (const item of each) visit(item, level);
      else if ('text' in each) add(each);
      else if (level >= MOST_LEVELS) add({ text: '…' });
      else {
        const type = objectOf(each.type);
        const bare = formOf(type, this.#find);
        visit(strengthOf(type) < each.strength ? ['(', bare, ')'] : bare, level + 1);
      }
    };
    visit(form, 0);
    return parts;
  }
}

const isList = (form: Form): form is readonly Form[] => isArray(form);

/** `[key: string]`. */
export function nameOfIndex(signature: JsonObject): string {
  const [parameter] = listOf(signature['parameters']).map(objectOf);
  const type = parameter && new TypeWriter(() => undefined).text(parameter['type']);
  return `[${textOf(parameter?.['name']) ?? 'key'}: ${type ?? 'string'}]`;
}

/** The printed parts of a type, in order: texts, links, and inner types. */
type Form = string | TypePart | InnerType | readonly Form[];

/** An inner type. It gets brackets if it binds more loosely than its position allows. */
interface InnerType {
  type: Json | undefined;
  strength: number;
}

/** Binding strengths of types. */
const strength = { loose: 0, union: 1, intersection: 2, operator: 3, postfix: 4, atom: 5 } as const;

const strengths: Readonly<Record<string, number>> = {
  conditional: strength.loose,
  union: strength.union,
  intersection: strength.intersection,
  typeOperator: strength.operator,
  inferred: strength.operator,
  query: strength.operator,
};

/** Binding strength of a type. */
function strengthOf({ type, types, declaration }: JsonObject): number {
  if (type === 'reflection' && isFunction(objectOf(declaration))) return strength.loose;
  if (type === 'union' && listOf(types).length < 2) return strength.atom;
  return strengths[String(type)] ?? strength.atom;
}

/** Wraps an inner type. By default any type may occur there. */
function inside(type: Json | undefined, around: keyof typeof strength = 'loose'): InnerType {
  return { type, strength: strength[around] };
}

/** The parts of a type. Inner types are not expanded, because types may be large. */
function formOf(type: JsonObject, find: FindTarget): Form {
  const name = textOf(type['name']) ?? '';
  const inner = (key: string, around?: keyof typeof strength): Form => inside(type[key], around);
  const clause = (word: string, key: string, around?: keyof typeof strength): Form =>
    type[key] === undefined ? [] : [word, inner(key, around)];
  switch (type['type']) {
    case 'array':
      return [inner('elementType', 'postfix'), '[]'];
    case 'conditional': {
      const choices = [' ? ', inner('trueType'), ' : ', inner('falseType')];
      return [inner('checkType', 'union'), ' extends ', inner('extendsType', 'union'), choices];
    }
    case 'indexedAccess':
      return [inner('objectType', 'postfix'), '[', inner('indexType'), ']'];
    case 'inferred':
      return [`infer ${name}`, clause(' extends ', 'constraint', 'union')];
    case 'intersection':
      return joined(type['types'], ' & ', 'operator');
    case 'union':
      return joined(type['types'], ' | ', 'intersection');
    case 'literal':
      return literalText(type['value']);
    case 'mapped':
      return mappedForm(type, clause(' as ', 'nameType'));
    case 'optional':
      return [inner('elementType', 'postfix'), '?'];
    case 'predicate':
      return [`${type['asserts'] === true ? 'asserts ' : ''}${name}`, clause(' is ', 'targetType')];
    case 'query':
      return ['typeof ', inner('queryType', 'postfix')];
    case 'reference':
      return [linkForm(type, name, find), argumentsForm(type['typeArguments'])];
    case 'reflection':
      return reflectionForm(objectOf(type['declaration']));
    case 'rest':
      return ['...', inner('elementType', 'postfix')];
    case 'templateLiteral':
      return [`\`${textOf(type['head']) ?? ''}`, ...listOf(type['tail']).map(placeholderForm), '`'];
    case 'tuple':
      return ['[', joined(type['elements'], ', ', 'loose'), ']'];
    case 'namedTupleMember':
      return [`${name}${type['isOptional'] === true ? '?' : ''}: `, inner('element')];
    case 'typeOperator':
      return [`${textOf(type['operator']) ?? 'keyof'} `, inner('target', 'operator')];
    default:
      return name || 'unknown';
  }
}

function joined(types: Json | undefined, between: string, around: keyof typeof strength): Form {
  return listOf(types).map((type, index) => [...(index > 0 ? [between] : []), inside(type, around)]);
}

function linkForm(type: JsonObject, text: string, find: FindTarget): Form {
  const id = targetOf(type);
  const target = id === undefined ? undefined : find(id);
  const url = linkOf(type['externalUrl']);
  if (target) return { text, ...target };
  return url === undefined ? text : { text, url };
}

function argumentsForm(types: Json | undefined): Form {
  return listOf(types).length === 0 ? [] : ['<', joined(types, ', ', 'loose'), '>'];
}

function mappedForm(type: JsonObject, alias: Form): Form {
  const modifier = (value: Json | undefined, word: string): string =>
    value === '+' ? word : value === '-' ? `-${word}` : '';
  const readOnly = modifier(type['readonlyModifier'], 'readonly');
  const opening = `{ ${readOnly === '' ? '' : `${readOnly} `}[${textOf(type['parameter']) ?? 'Key'} in `;
  const middle = `]${modifier(type['optionalModifier'], '?')}: `;
  return [opening, inside(type['parameterType']), alias, middle, inside(type['templateType']), ' }'];
}

function placeholderForm(pair: Json): Form {
  const [type, text] = listOf(pair);
  return ['${', inside(type), `}${typeof text === 'string' ? text : ''}`];
}

/** True if an unnamed type is a single signature. */
function isFunction(declaration: JsonObject): boolean {
  const { signatures, children } = declaration;
  return listOf(signatures).length === 1 && listOf(children).length + indexSignatures(declaration).length === 0;
}

function reflectionForm(declaration: JsonObject): Form {
  const [call] = listOf(declaration['signatures']).map(objectOf);
  if (call && isFunction(declaration)) return [...constructorWord(call), signatureForm(call, ' => ')];
  const members = membersOf(declaration);
  if (members.length === 0) return '{}';
  return ['{ ', members.map((member, index) => [...(index > 0 ? ['; '] : []), member]), ' }'];
}

function constructorWord({ kind, flags }: JsonObject): string[] {
  if (kind !== CONSTRUCTOR_SIGNATURE) return [];
  return [objectOf(flags)['isAbstract'] === true ? 'abstract new ' : 'new '];
}

/** A signature from its type parameters to its return type. */
function signatureForm(signature: JsonObject, arrow: string): Form {
  const { parameters, type } = signature;
  const list = listOf(parameters).map(objectOf);
  return [
    typeParametersForm(signature),
    '(',
    list.map((each, index) => [...(index > 0 ? [', '] : []), `${parameterName(each)}: `, inside(each['type'])]),
    ')',
    type === undefined ? [] : [arrow, inside(type)],
  ];
}

/** Type parameters in angle brackets. */
function typeParametersForm(node: JsonObject): Form {
  const parameters = typeParametersIn(node);
  if (parameters.length === 0) return [];
  const forms = parameters.map(({ name, type, default: fallback, varianceModifier, flags }, index): Form => {
    const words = [objectOf(flags)['isConst'] === true ? 'const' : undefined, textOf(varianceModifier), textOf(name)];
    return [
      `${index > 0 ? ', ' : ''}${words.filter((word) => word !== undefined).join(' ')}`,
      isObject(type) ? [' extends ', inside(type, 'union')] : [],
      isObject(fallback) ? [' = ', inside(fallback)] : [],
    ];
  });
  return ['<', forms, '>'];
}

/** Members of an unnamed type. */
function membersOf(declaration: JsonObject): Form[] {
  const calls = listOf(declaration['signatures']).map((each): Form => {
    const call = objectOf(each);
    return [constructorWord(call)[0] ?? '', signatureForm(call, ': ')];
  });
  const indexed = indexSignatures(declaration).map((each): Form => [`${nameOfIndex(each)}: `, inside(each['type'])]);
  const children = listOf(declaration['children']).flatMap((child): Form[] => {
    const member = objectOf(child);
    const { isOptional, isReadonly } = objectOf(member['flags']);
    const name = `${isReadonly === true ? 'readonly ' : ''}${propertyName(member)}${isOptional === true ? '?' : ''}`;
    const methods = listOf(member['signatures']);
    if (methods.length > 0) return methods.map((each) => [name, signatureForm(objectOf(each), ': ')]);
    return [[`${name}: `, inside(member['type'] ?? objectOf(member['getSignature'])['type'])]];
  });
  return [...calls, ...indexed, ...children];
}

function literalText(value: Json | undefined): string {
  if (!isObject(value)) return value === undefined ? 'undefined' : JSON.stringify(value);
  // Large whole numbers.
  const { negative, value: digits } = value;
  return `${negative === true ? '-' : ''}${textOf(digits) ?? ''}n`;
}
