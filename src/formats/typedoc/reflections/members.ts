import { isObject, listOf, objectOf, textOf, without, type JsonObject } from '../../../documents/json.js';
import { sdkAnchor, type SdkComment, type SdkKind, type SdkMember, type SdkTypePart } from '../reference.js';
import { commentOf } from './comment.js';
import { accessorOf, callOf, modifiersOf, propertyOf, type ReadingContext } from './fields.js';
import { memberKinds } from './kinds.js';

const holders = new Set<SdkKind>(['class', 'interface', 'enum', 'type', 'variable', 'function']);

/** Members described on a symbol's own page. */
export function membersIn(children: readonly JsonObject[], kind: SdkKind, context: ReadingContext): SdkMember[] {
  if (!holders.has(kind)) return [];
  return children.flatMap((child) => (isInherited(child) ? [] : memberOf(child, kind, context)));
}

/** Members described on another symbol's page, with links to it. */
export function inheritedIn(children: readonly JsonObject[], kind: SdkKind, context: ReadingContext): SdkTypePart[] {
  if (!holders.has(kind)) return [];
  return children.flatMap((child) => (isInherited(child) ? partOf(child['inheritedFrom'], child, context) : []));
}

const isInherited = ({ inheritedFrom }: JsonObject): boolean => isObject(inheritedFrom);

function memberOf(child: JsonObject, holder: SdkKind, context: ReadingContext): SdkMember[] {
  const kind = memberKinds.get(Number(child['kind']));
  const name = textOf(child['name']);
  if (!kind || name === undefined) return [];
  const [overrides] = isObject(child['overwrites']) ? partOf(child['overwrites'], child, context) : [];
  const modifiers = modifiersOf(child);
  const head = { kind, name, modifiers, ...(overrides && { overrides }) };
  const signatures = listOf(child['signatures']).map(objectOf);
  if (signatures.length > 0) {
    // A constructor has its class's type parameters and returns the class.
    const isPlain = kind === 'constructor' && holder === 'class';
    const own = isPlain
      ? signatures.map((each) => without(each, 'type', 'typeParameters', 'typeParameter'))
      : signatures;
    const calls = own.map((each) => callOf(each, calledAs(kind, name, textOf(each['name'])), context));
    return [{ ...head, calls }];
  }
  if (kind === 'accessor') return [{ ...head, calls: [], field: accessorOf(child, context) }];
  const call = callableIn(child);
  const field = propertyOf(child, context);
  if (call)
    return [{ ...head, kind: 'property', calls: [], field: { ...field, ...commentFrom(child, call, context) } }];
  return [{ ...head, calls: [], field: kind === 'value' ? { ...field, isOptional: true } : field }];
}

function calledAs(kind: SdkMember['kind'], name: string, owner = name): string {
  return kind === 'constructor' ? `new ${owner.replace(/^new /, '')}` : name;
}

/** The signature of a property whose type is a function. */
function callableIn(child: JsonObject): JsonObject | undefined {
  const type = objectOf(child['type']);
  const [signature] = type['type'] === 'reflection' ? listOf(objectOf(type['declaration'])['signatures']) : [];
  return isObject(signature) ? signature : undefined;
}

/** TypeDoc attaches the comment of such a property to its signature. */
function commentFrom(child: JsonObject, signature: JsonObject, { find }: ReadingContext): Partial<SdkComment> {
  return child['comment'] === undefined ? commentOf(signature['comment'], find) : {};
}

function partOf(entry: unknown, child: JsonObject, { find }: ReadingContext): SdkTypePart[] {
  const { name, target } = objectOf(entry);
  const text = textOf(name);
  if (text === undefined) return [];
  const symbol = typeof target === 'number' ? find(target) : undefined;
  const kind = memberKinds.get(Number(child['kind']));
  if (!symbol) return [{ text }];
  const own = textOf(child['name']);
  const anchor = symbol.anchor ?? (kind && own !== undefined ? sdkAnchor(kind, own) : undefined);
  return [{ text, target: { symbol: symbol.symbol, ...(anchor !== undefined && { anchor }) } }];
}
