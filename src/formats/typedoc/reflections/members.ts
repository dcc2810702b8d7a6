import { isObject, listOf, objectOf, textOf, without, type Json, type JsonObject } from '../../../documents/json.js';
import type { TypePart } from '../../../documents/schema/node.js';
import { defined } from '../../../shared/object.js';
import type { SdkCall, SdkComment, SdkDetails, SdkKind, SdkMember, SdkMemberKind, SdkRemarks } from '../details.js';
import type { RelatedTypes } from '../../relatedTypes.js';
import { typeTextOf, type SdkField } from '../nodes.js';
import { noComment } from './comment.js';
import { accessorOf, callOf, modifiersOf, propertyOf, type ReadingContext } from './fields.js';
import { isBorrowed, targetOf, type FoundSymbol } from './index.js';
import { memberKinds } from './kinds.js';
import { anchorOf } from './names.js';

/** A member that is described on its symbol's page, and may have a page of its own. */
export interface ReadMember {
  kind: SdkMemberKind;
  name: string;
  /** Words before its name, such as `static`. */
  modifiers: readonly string[];
  /** Signatures of a constructor or a method. */
  calls: readonly SdkCall[];
  /** Present for all other members. */
  field?: SdkField;
  overrides?: TypePart;
}

const holders = new Set<SdkKind>(['class', 'interface', 'enum', 'type', 'variable', 'function']);

/** Members described on a symbol's own page. */
export function membersIn(
  children: readonly JsonObject[],
  { kind, id }: Pick<FoundSymbol, 'kind' | 'id'>,
  context: ReadingContext,
): ReadMember[] {
  if (!holders.has(kind)) return [];
  return children.flatMap((child) => (isInherited(child, id, context) ? [] : memberOf(child, kind, context)));
}

/** Members described on another symbol's page, with links to it. */
export function inheritedIn(
  children: readonly JsonObject[],
  { kind, id }: Pick<FoundSymbol, 'kind' | 'id'>,
  context: ReadingContext,
): TypePart[] {
  if (!holders.has(kind)) return [];
  return children.flatMap((child) => (isInherited(child, id, context) ? partOf(child['inheritedFrom'], context) : []));
}

/** True if a member is not described here. One from a class that is not exported is, as it has no other page. */
function isInherited(child: JsonObject, page: string, { find }: ReadingContext): boolean {
  const origin = targetOf(objectOf(child['inheritedFrom']));
  const described = origin === undefined ? undefined : find(origin);
  return isBorrowed(child) || (described !== undefined && described.page !== page);
}

function memberOf(child: JsonObject, holder: SdkKind, context: ReadingContext): ReadMember[] {
  const kind = memberKinds.get(Number(child['kind']));
  const name = textOf(child['name']);
  if (!kind || name === undefined) return [];
  const [overrides] = isObject(child['overwrites']) ? partOf(child['overwrites'], context) : [];
  const modifiers = modifiersOf(child);
  const head = { kind, name, modifiers, ...(overrides && { overrides }) };
  const signatures = listOf(child['signatures']).map(objectOf);
  if (signatures.length > 0) {
    // A constructor has its class's type parameters and returns the class.
    const isPlain = kind === 'constructor' && holder === 'class';
    const own = isPlain
      ? signatures.map((each) => without(each, 'type', 'typeParameters', 'typeParameter'))
      : signatures;
    const calls = withComment(own, child['comment']).map((each) =>
      callOf(each, name, calledAs(kind, child, textOf(each['name'])), context),
    );
    return [{ ...head, calls }];
  }
  if (kind === 'accessor') return [{ ...head, calls: [], field: accessorOf(child, context) }];
  return [{ ...head, calls: [], field: fieldOf(child, kind, holder, context) }];
}

function fieldOf(child: JsonObject, kind: SdkMemberKind, holder: SdkKind, context: ReadingContext): SdkField {
  const field = propertyOf(child, context);
  if (kind === 'value') return { ...field, isOptional: true };
  // Rows of a class do not say which properties are required.
  return holder === 'class' && field.isOptional ? { ...field, modifiers: [...field.modifiers, 'optional'] } : field;
}

/** Signatures with the comment above their implementation. It belongs to none of them, so the first gets its text only if none has one of its own. */
function withComment(signatures: readonly JsonObject[], comment: Json | undefined): JsonObject[] {
  const [first, ...others] = signatures;
  const isSilent = signatures.every((each) => listOf(objectOf(each['comment'])['summary']).length === 0);
  if (!isSilent || !isObject(comment)) return [{ comment, ...first }, ...others];
  return [{ ...first, comment: { ...comment, ...without(objectOf(first?.['comment']), 'summary') } }, ...others];
}

function calledAs(kind: SdkMemberKind, { name, flags }: JsonObject, owner = textOf(name) ?? ''): string {
  if (kind === 'constructor') return `new ${owner.replace(/^new /, '')}`;
  return `${textOf(name) ?? ''}${objectOf(flags)['isOptional'] === true ? '?' : ''}`;
}

function partOf(entry: unknown, { find }: ReadingContext): TypePart[] {
  const reference = objectOf(entry);
  const text = textOf(reference['name']);
  const target = targetOf(reference);
  return text === undefined ? [] : [{ text, ...(target !== undefined && find(target)) }];
}

/** An author's remarks besides the description. */
export function remarksOf({ deprecation, marks, examples, since, see, throws, notes }: SdkComment): SdkRemarks {
  return { ...defined({ deprecation, since }), marks, examples, see, throws, notes };
}

/** A signature without the text that its page starts with. */
export function withoutText({ description, ...call }: SdkCall, pageText: string | undefined): SdkCall {
  return { ...call, ...(description !== undefined && description !== pageText && { description }) };
}

/** Describes a constructor or method on its symbol's page. */
export function describeMember(member: ReadMember, pageText: string | undefined): SdkMember {
  const { kind, name, calls, overrides, modifiers } = member;
  const words = kind === 'constructor' ? modifiers.filter((word) => word !== 'static') : modifiers;
  return {
    kind,
    name,
    anchor: anchorOf(kind, name),
    // TypeDoc repeats a class's comment on its constructor.
    calls: calls.map((call) => ({
      ...withoutText(call, pageText),
      declaration: [...words, call.declaration].join(' '),
    })),
    ...defined({ overrides }),
  };
}

/** Describes the page of a single member. */
export function memberDetails(member: ReadMember): SdkDetails {
  const { kind, field, calls, overrides } = member;
  const [first, other] = calls;
  return {
    ...remarksOf(field ?? first ?? noComment),
    // Those of several signatures are shown with each of them.
    ...(other && { examples: [], throws: [], see: [], notes: [] }),
    kind,
    language: 'typescript',
    declaration: declarationOf(member),
    typeParameters: [],
    calls: calls.map((call) => withoutText(call, first?.description)),
    members: [],
    fields: field && field.children.length > 0 ? [{ kind: 'property', nodes: field.children }] : [],
    related: overrides ? [{ kind: 'inherited', links: [linkTo(overrides)], more: 0 }] : [],
    contents: [],
  };
}

function declarationOf({ calls, field, modifiers }: ReadMember): string {
  const words = modifiers.map((word) => `${word} `).join('');
  if (!field) return calls.length === 1 ? words + (calls[0]?.declaration ?? '') : '';
  return `${words}${field.isReadOnly ? 'readonly ' : ''}${field.name}${field.isOptional ? '?' : ''}: ${typeTextOf(field.type)}`;
}

/** A part of a type as an entry of a list. */
export function linkTo({ text: label, page, anchor }: TypePart): RelatedTypes['links'][number] {
  return defined({ label, page, anchor });
}
