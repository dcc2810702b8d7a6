import { isObject, linkOf, listOf, objectOf, textOf, type Json, type JsonObject } from '../../openapi/json.js';
import type { SdkType, SdkTypePart } from '../reference.js';
import type { FindTarget } from './comment.js';
import { indexSignatures } from './indexSignatures.js';
import { CONSTRUCTOR_SIGNATURE } from './kinds.js';
import { parameterName, propertyName } from './names.js';
import { isFunction, strength, strengthOf, type Strength } from './strength.js';

/** Maximum number of parts of a type. Types of generated code have thousands. */
const MOST_PARTS = 300;

/** Maximum nesting of a type. */
const MOST_LEVELS = 30;

/** Prints types in TypeScript's notation. */
export class TypeWriter {
  readonly #find: FindTarget;
  #parts: SdkTypePart[] = [];
  #level = 0;

  constructor(find: FindTarget) {
    this.#find = find;
  }

  /** The parts of a type. */
  write(type: Json | undefined): SdkType {
    return this.#collect(() => this.#type(type, 'conditional'));
  }

  /** The parts of each member between the braces of an unnamed type. */
  writeMembers(declaration: JsonObject): SdkType[] {
    return membersOf(declaration).map((member) => this.#collect(() => member(this.#members)));
  }

  /** A signature from its type parameters to its return type. */
  writeSignature(signature: JsonObject, arrow = ': '): SdkType {
    return this.#collect(() => this.#signature(signature, arrow));
  }

  writeTypeParameters(parameters: Json | undefined): SdkType {
    return this.#collect(() => this.#typeParameters(parameters));
  }

  #collect(write: () => void): SdkType {
    this.#parts = [];
    this.#level = 0;
    write();
    return this.#parts;
  }

  #text(text: string): void {
    const last = this.#parts.at(-1);
    if (this.#parts.length > MOST_PARTS) return;
    if (this.#parts.length === MOST_PARTS) this.#parts.push({ text: '…' });
    else if (last && !last.target && last.url === undefined)
      this.#parts[this.#parts.length - 1] = { text: last.text + text };
    else this.#parts.push({ text });
  }

  #part(part: SdkTypePart): void {
    if (this.#parts.length < MOST_PARTS) this.#parts.push(part);
    else this.#text('');
  }

  /** @param around strength of the enclosing type; a looser type gets brackets. */
  #type(written: Json | undefined, around: Strength): void {
    const type = objectOf(written);
    if (this.#level >= MOST_LEVELS || this.#parts.length > MOST_PARTS) {
      this.#text('…');
      return;
    }
    this.#level += 1;
    const own = strengthOf(type);
    const isLoose = strength[own] < strength[around];
    if (isLoose) this.#text('(');
    this.#bare(type);
    if (isLoose) this.#text(')');
    this.#level -= 1;
  }

  #bare(type: JsonObject): void {
    const name = textOf(type['name']) ?? '';
    switch (type['type']) {
      case 'array':
        this.#type(type['elementType'], 'postfix');
        return this.#text('[]');
      case 'conditional':
        this.#type(type['checkType'], 'union');
        this.#text(' extends ');
        this.#type(type['extendsType'], 'union');
        this.#text(' ? ');
        this.#type(type['trueType'], 'conditional');
        this.#text(' : ');
        return this.#type(type['falseType'], 'conditional');
      case 'indexedAccess':
        this.#type(type['objectType'], 'postfix');
        this.#text('[');
        this.#type(type['indexType'], 'conditional');
        return this.#text(']');
      case 'inferred':
        this.#text(`infer ${name}`);
        if (type['constraint'] === undefined) return;
        this.#text(' extends ');
        return this.#type(type['constraint'], 'union');
      case 'intersection':
        return this.#list(type['types'], ' & ', 'operator');
      case 'union':
        return this.#list(type['types'], ' | ', 'intersection');
      case 'literal':
        return this.#text(literalText(type['value']));
      case 'mapped':
        return this.#mapped(type);
      case 'optional':
        this.#type(type['elementType'], 'postfix');
        return this.#text('?');
      case 'predicate':
        this.#text(`${type['asserts'] === true ? 'asserts ' : ''}${name}`);
        if (type['targetType'] === undefined) return;
        this.#text(' is ');
        return this.#type(type['targetType'], 'conditional');
      case 'query':
        this.#text('typeof ');
        return this.#type(type['queryType'], 'postfix');
      case 'reference':
        return this.#reference(type, name);
      case 'reflection':
        return this.#reflection(objectOf(type['declaration']));
      case 'rest':
        this.#text('...');
        return this.#type(type['elementType'], 'postfix');
      case 'templateLiteral':
        return this.#template(type);
      case 'tuple':
        this.#text('[');
        this.#list(type['elements'], ', ', 'conditional');
        return this.#text(']');
      case 'namedTupleMember':
        this.#text(`${name}${type['isOptional'] === true ? '?' : ''}: `);
        return this.#type(type['element'], 'conditional');
      case 'typeOperator':
        this.#text(`${textOf(type['operator']) ?? 'keyof'} `);
        return this.#type(type['target'], 'operator');
      default:
        return this.#text(name || 'unknown');
    }
  }

  #list(types: Json | undefined, between: string, around: Strength): void {
    for (const [index, type] of listOf(types).entries()) {
      if (index > 0) this.#text(between);
      this.#type(type, around);
      if (this.#parts.length > MOST_PARTS) return;
    }
  }

  #reference(type: JsonObject, name: string): void {
    // Before TypeDoc 0.24 the number had another key.
    const number = type['target'] ?? type['id'];
    const target = typeof number === 'number' ? this.#find(number) : undefined;
    const url = linkOf(type['externalUrl']);
    if (target) this.#part({ text: name, target });
    else if (url !== undefined) this.#part({ text: name, url });
    else this.#text(name);
    if (listOf(type['typeArguments']).length === 0) return;
    this.#text('<');
    this.#list(type['typeArguments'], ', ', 'conditional');
    this.#text('>');
  }

  #mapped(type: JsonObject): void {
    const modifier = (value: Json | undefined, word: string): string =>
      value === '+' ? word : value === '-' ? `-${word}` : '';
    const readOnly = modifier(type['readonlyModifier'], 'readonly');
    this.#text(`{ ${readOnly === '' ? '' : `${readOnly} `}[${textOf(type['parameter']) ?? 'Key'} in `);
    this.#type(type['parameterType'], 'conditional');
    if (type['nameType'] !== undefined) {
      this.#text(' as ');
      this.#type(type['nameType'], 'conditional');
    }
    this.#text(`]${modifier(type['optionalModifier'], '?')}: `);
    this.#type(type['templateType'], 'conditional');
    this.#text(' }');
  }

  #template(type: JsonObject): void {
    this.#text(`\`${textOf(type['head']) ?? ''}`);
    for (const pair of listOf(type['tail'])) {
      const [inner, text] = listOf(pair);
      this.#text('${');
      this.#type(inner, 'conditional');
      this.#text(`}${typeof text === 'string' ? text : ''}`);
    }
    this.#text('`');
  }

  #reflection(declaration: JsonObject): void {
    const [call] = listOf(declaration['signatures']).map(objectOf);
    const members = membersOf(declaration);
    if (call && isFunction(declaration)) {
      if (call['kind'] === CONSTRUCTOR_SIGNATURE) this.#text('new ');
      return this.#signature(call, ' => ');
    }
    if (members.length === 0) return this.#text('{}');
    this.#text('{ ');
    for (const [index, member] of members.entries()) {
      if (index > 0) this.#text('; ');
      member(this.#members);
      if (this.#parts.length > MOST_PARTS) return;
    }
    this.#text(' }');
  }

  /** Functions that print members. */
  readonly #members: MemberWriters = {
    field: (name, type) => {
      this.#text(`${name}: `);
      this.#type(type, 'conditional');
    },
    signature: (name, signature) => {
      this.#text(name);
      this.#signature(signature, ': ');
    },
  };

  #signature(signature: JsonObject, arrow: string): void {
    this.#typeParameters(signature['typeParameters'] ?? signature['typeParameter']);
    this.#text('(');
    for (const [index, each] of listOf(signature['parameters']).entries()) {
      if (index > 0) this.#text(', ');
      const parameter = objectOf(each);
      this.#text(`${parameterName(parameter)}: `);
      this.#type(parameter['type'], 'conditional');
    }
    this.#text(')');
    if (signature['type'] === undefined) return;
    this.#text(arrow);
    this.#type(signature['type'], 'conditional');
  }

  #typeParameters(written: Json | undefined): void {
    const parameters = listOf(written).map(objectOf);
    if (parameters.length === 0) return;
    this.#text('<');
    for (const [index, { name, type, default: fallback, varianceModifier, flags }] of parameters.entries()) {
      const words = [objectOf(flags)['isConst'] === true ? 'const' : undefined, textOf(varianceModifier), textOf(name)];
      this.#text(`${index > 0 ? ', ' : ''}${words.filter((word) => word !== undefined).join(' ')}`);
      if (isObject(type)) {
        this.#text(' extends ');
        this.#type(type, 'union');
      }
      if (isObject(fallback)) {
        this.#text(' = ');
        this.#type(fallback, 'conditional');
      }
    }
    this.#text('>');
  }
}

interface MemberWriters {
  field(name: string, type: Json | undefined): void;
  signature(name: string, signature: JsonObject): void;
}

/** Members of an unnamed type, as functions that print them. */
function membersOf(declaration: JsonObject): ((writers: MemberWriters) => void)[] {
  const calls = listOf(declaration['signatures']).map((call) => (writers: MemberWriters) => {
    const signature = objectOf(call);
    writers.signature(signature['kind'] === CONSTRUCTOR_SIGNATURE ? 'new ' : '', signature);
  });
  const indexed = indexSignatures(declaration).map(
    (signature) =>
      ({ field }: MemberWriters) =>
        field(nameOfIndex(signature), signature['type']),
  );
  const children = listOf(declaration['children']).flatMap((child) => {
    const member = objectOf(child);
    const { isOptional, isReadonly } = objectOf(member['flags']);
    const name = `${isReadonly === true ? 'readonly ' : ''}${propertyName(member)}${isOptional === true ? '?' : ''}`;
    const methods = listOf(member['signatures']);
    if (methods.length > 0) return methods.map((each) => (to: MemberWriters) => to.signature(name, objectOf(each)));
    const accessor = objectOf(member['getSignature'])['type'];
    return ({ field }: MemberWriters) => field(name, member['type'] ?? accessor);
  });
  return [...calls, ...indexed, ...children];
}

/** `[key: string]`. */
export function nameOfIndex(signature: JsonObject): string {
  const [parameter] = listOf(signature['parameters']).map(objectOf);
  const type = parameter && new TypeWriter(() => undefined).write(parameter['type']);
  return `[${textOf(parameter?.['name']) ?? 'key'}: ${type?.map(({ text }) => text).join('') ?? 'string'}]`;
}

function literalText(value: Json | undefined): string {
  if (!isObject(value)) return value === undefined ? 'undefined' : JSON.stringify(value);
  // Large whole numbers.
  const { negative, value: digits } = value;
  return `${negative === true ? '-' : ''}${textOf(digits) ?? ''}n`;
}
