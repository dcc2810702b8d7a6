import { defined } from '../../../shared/object.js';
import { isObject, listOf, objectOf, textOf, type Json, type JsonObject } from '../../../documents/json.js';
import type { SchemaNode, Variant } from '../../../documents/schema/node.js';
import type { SdkCall, SdkComment } from '../details.js';
import { fieldNode, isLinked, typeNode, typeTextOf, type SdkField, type SdkType } from '../nodes.js';
import {
  commentOf,
  markdownOf,
  mergeComments,
  noComment,
  parameterNotes,
  RETURNS,
  tagText,
  type FindTarget,
} from './comment.js';
import { callDeclaration } from './declaration.js';
import { indexSignatures, nameOfParameter, typeParametersIn } from './names.js';
import { nameOfIndex, type TypeWriter } from './type.js';

/** Shared input of the functions that read parts of a file. */
export interface ReadingContext {
  find: FindTarget;
  types: TypeWriter;
}

/** Maximum nesting of properties of unnamed types. */
const MOST_LEVELS = 3;

/**
 * A signature of something that is called.
 *
 * @param declared its name in the declaration.
 */
export function callOf(signature: JsonObject, name: string, declared: string, context: ReadingContext): SdkCall {
  const { comment, type } = signature;
  const { find, types } = context;
  const description = tagText(comment, '@returns', find) ?? tagText(comment, '@return', find);
  const { notes, ...remarks } = commentOf(comment, find);
  const parameters = listOf(signature['parameters']).map((each) => parameterOf(objectOf(each), context));
  const returned = type === undefined ? [] : types.write(type);
  return {
    ...remarks,
    notes: notes.filter(({ title }) => title !== RETURNS),
    title: `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
    declaration: callDeclaration(signature, declared, types),
    typeParameters: typeParametersOf(signature, context),
    parameters: parameters.map((each) => fieldNode(each, true)),
    ...(type !== undefined &&
      (description !== undefined || !isEmpty(returned)) && {
        returns: { ...typeNode(returned), ...defined({ description }), ...contentOf(type, context, 1) },
      }),
  };
}

function isEmpty([first, other]: SdkType): boolean {
  return !other && (first === undefined || first.text === 'void');
}

/** Type parameters, with their constraint as type. */
export function typeParametersOf(node: JsonObject, context: ReadingContext): SchemaNode[] {
  return typeParametersIn(node).map(({ type, default: fallback, name, comment }) =>
    fieldNode({
      ...commentOf(comment, context.find),
      name: textOf(name) ?? '',
      type: type === undefined ? [] : context.types.write(type),
      isOptional: fallback !== undefined,
      ...(isObject(fallback) && { default: context.types.text(fallback) }),
      modifiers: [],
      children: [],
    }),
  );
}

function parameterOf(parameter: JsonObject, context: ReadingContext): SdkField {
  const { isRest, isOptional } = objectOf(parameter['flags']);
  const fallback = textOf(parameter['defaultValue']);
  return {
    ...commentOf(parameter['comment'], context.find),
    name: `${isRest === true ? '...' : ''}${nameOfParameter(parameter)}`,
    type: context.types.write(parameter['type']),
    isOptional: isOptional === true || isRest === true || fallback !== undefined,
    ...defaultOf(fallback),
    modifiers: [],
    ...contentOf(parameter['type'], context, 1),
  };
}

/** A property or a value of an enum. */
export function propertyOf(node: JsonObject, context: ReadingContext, level = 0): SdkField {
  const { comment, flags, type, defaultValue } = node;
  const { isOptional, isReadonly } = objectOf(flags);
  const signatures = signaturesIn(node);
  const [signature] = signatures;
  return {
    ...(signature ? calledComment(comment, signatures, context.find) : commentOf(comment, context.find)),
    name: textOf(node['name']) ?? '',
    type: signature && type === undefined ? context.types.writeSignature(signature, ' => ') : context.types.write(type),
    isOptional: isOptional === true,
    ...(isReadonly === true && { isReadOnly: true }),
    ...defaultOf(statedDefault(comment, context) ?? textOf(defaultValue)),
    modifiers: modifiersOf(node),
    ...contentOf(node['type'], context, level + 1),
  };
}

/** The signatures of a method, or of a property whose type is a function. */
function signaturesIn({ signatures, type }: JsonObject): JsonObject[] {
  const { type: form, declaration } = objectOf(type);
  return listOf(signatures ?? (form === 'reflection' ? objectOf(declaration)['signatures'] : undefined)).filter(
    isObject,
  );
}

/** The comment of a property that can be called. TypeDoc attaches parts of it, or all of it, to the signatures. */
function calledComment(comment: Json | undefined, signatures: readonly JsonObject[], find: FindTarget): SdkComment {
  const parameters = signatures.flatMap((signature) =>
    parameterNotes(
      listOf(signature['parameters']).map((each) => {
        const parameter = objectOf(each);
        return { title: nameOfParameter(parameter), text: commentOf(parameter['comment'], find).description ?? '' };
      }),
    ),
  );
  const called = mergeComments(signatures.map((signature) => commentOf(signature['comment'], find)));
  const { deprecation, since } = called;
  const own = { ...defined({ deprecation, since }), ...commentOf(comment, find) };
  const whole = mergeComments([own, called]);
  return { ...whole, notes: [...parameters, ...whole.notes] };
}

function statedDefault(comment: Json | undefined, { find }: ReadingContext): string | undefined {
  const stated = tagText(comment, '@defaultValue', find) ?? tagText(comment, '@default', find);
  return stated?.replace(/^`{1,3}(?:\w*\n)?|\n?`{1,3}$/g, '');
}

/** An accessor, shown as a property. */
export function accessorOf(node: JsonObject, context: ReadingContext): SdkField {
  const { getSignature: get, setSignature: set } = node;
  const [parameter] = listOf(objectOf(set)['parameters']).map(objectOf);
  const comments = [objectOf(get)['comment'], objectOf(set)['comment'], node['comment']].filter(isObject);
  return {
    ...mergeComments(comments.map((comment) => commentOf(comment, context.find))),
    name: textOf(node['name']) ?? '',
    type: context.types.write(isObject(get) ? get['type'] : parameter?.['type']),
    isOptional: false,
    ...(!isObject(set) && { isReadOnly: true }),
    ...(!isObject(get) && { isWriteOnly: true }),
    ...defaultOf(statedDefault(comments[0], context)),
    modifiers: modifiersOf(node),
    children: [],
  };
}

/** Index signatures as properties. */
export function indexedIn(node: JsonObject, context: ReadingContext): SdkField[] {
  return indexSignatures(node).map((signature) => ({
    ...commentOf(signature['comment'], context.find),
    name: nameOfIndex(signature),
    type: context.types.write(signature['type']),
    isOptional: true,
    ...(objectOf(signature['flags'])['isReadonly'] === true && { isReadOnly: true }),
    modifiers: [],
    children: [],
  }));
}

/** The choices of a union, if its author describes them. */
export function choicesIn(type: JsonObject, { find, types }: ReadingContext): SdkField[] {
  const texts = listOf(type['elementSummaries']).map((text) => markdownOf(text, find));
  if (texts.every((text) => text === '')) return [];
  return listOf(type['types']).map((each, index): SdkField => {
    const written = types.write(each);
    return {
      ...noComment,
      ...defined({ description: texts[index] }),
      name: typeTextOf(written),
      type: written.some(isLinked) ? written : [],
      isOptional: true,
      modifiers: [],
      children: [],
    };
  });
}

/** Modifiers in front of a name. */
export function modifiersOf({ flags }: JsonObject): string[] {
  const { isStatic, isProtected, isPrivate, isAbstract } = objectOf(flags);
  const words = { static: isStatic, protected: isProtected, private: isPrivate, abstract: isAbstract };
  return Object.entries(words).flatMap(([word, isSet]) => (isSet === true ? word : []));
}

function defaultOf(fallback: string | undefined): { default?: string } {
  // TypeDoc abbreviates long values to three dots.
  return fallback === undefined || fallback === '...' ? {} : { default: fallback };
}

/** Maximum number of choices of a union that are shown one by one. */
const MOST_CHOICES = 30;

/**
 * Properties of an unnamed type, including one that is optional, in an array or part of an intersection. Those of several in a union are
 * choices.
 */
export function contentOf(
  type: Json | undefined,
  context: ReadingContext,
  level: number,
): Pick<SchemaNode, 'children' | 'variants'> {
  const { properties, choices } = level > MOST_LEVELS ? nothing : declaredIn(objectOf(type));
  const nodesOf = (list: readonly JsonObject[]): SchemaNode[] =>
    list.map((each) => fieldNode(propertyOf(each, context, level), true));
  const children = nodesOf(properties);
  if (choices.length === 0 || choices.length > MOST_CHOICES) return { children, variants: [] };
  // A property that is another literal in each choice tells them apart.
  const values = (name: string): string[] =>
    choices.flatMap((each) => literalOf(each.find((child) => child['name'] === name)));
  const discriminator = choices[0]
    ?.map((each) => textOf(each['name']) ?? '')
    .find((name) => new Set(values(name)).size === choices.length);
  const labels = discriminator === undefined ? [] : values(discriminator);
  const options = choices.map((each, index): Variant => {
    const label = labels[index];
    return { ...defined({ label }), node: { ...typeNode([{ text: 'object' }]), children: nodesOf(each) } };
  });
  return { children, variants: [{ kind: 'oneOf', ...defined({ discriminator }), options }] };
}

function literalOf(property: JsonObject | undefined): string[] {
  const { type, value } = objectOf(property?.['type']);
  return type === 'literal' && typeof value === 'string' ? [value] : [];
}

/** Properties in the unnamed types of a type, and those of each choice besides. */
interface Declared {
  properties: readonly JsonObject[];
  choices: readonly (readonly JsonObject[])[];
}

const nothing: Declared = { properties: [], choices: [] };

function declaredIn({ type, types, elementType, declaration }: JsonObject): Declared {
  if (type === 'array') return declaredIn(objectOf(elementType));
  if (type === 'reflection')
    return { properties: listOf(objectOf(declaration)['children']).map(objectOf), choices: [] };
  if (type !== 'union' && type !== 'intersection') return nothing;
  const parts = listOf(types).map((each) => declaredIn(objectOf(each)));
  if (type === 'union') {
    const choices = parts.flatMap(({ properties, choices: inner }) =>
      (inner.length > 0 ? inner : [[]]).map((each) => [...properties, ...each]).filter(({ length }) => length > 0),
    );
    const [only = [], other] = choices;
    return other ? { properties: [], choices } : { properties: only, choices: [] };
  }
  // The combinations of several unions would be too many.
  const [first, other] = parts.filter(({ choices }) => choices.length > 0);
  return { properties: parts.flatMap(({ properties }) => properties), choices: first && !other ? first.choices : [] };
}
