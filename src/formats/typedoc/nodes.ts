import type { RelatedTypes } from '../openapi/relatedTypes.js';
import type { SchemaNode, TypePart } from '../openapi/schema/node.js';
import { plainNode } from '../openapi/schema/plainNode.js';
import { sdkPageId, sdkTypeText, type SdkField, type SdkType, type SdkTypePart } from './reference.js';

/** Characters of a type beside a name; those of generated code go on for pages. */
const MOST_CHARACTERS = 600;

/**
 * A field of the reference as one of any schema.
 *
 * @param tellsRequired whether those that have to be given are marked.
 */
export function symbolFieldNode(field: SdkField, specification: string, tellsRequired = false): SchemaNode {
  const { name, deprecation, isOptional, isReadOnly, isWriteOnly, modifiers, marks, children } = field;
  const description = descriptionOf(field);
  const words = [...modifiers, ...marks];
  return {
    ...plainNode,
    name,
    ...typeOf(field.type, specification),
    required: tellsRequired && !isOptional,
    deprecated: deprecation !== undefined,
    ...(deprecation && { deprecation }),
    readOnly: isReadOnly ?? false,
    writeOnly: isWriteOnly ?? false,
    ...(description !== '' && { description }),
    ...(field.default !== undefined && { default: field.default }),
    children: children.map((child) => symbolFieldNode(child, specification, true)),
    ...(words.length > 0 && { marks: words }),
  };
}

/** A type that stands for itself. */
export function typeNode(type: SdkType, specification: string): SchemaNode {
  return { ...plainNode, ...typeOf(type, specification) };
}

/** The text of a field, with its remarks. */
function descriptionOf({ description, examples, notes }: SdkField): string {
  const texts = examples.map((example) => ('text' in example ? example.text : fenced(example.code, example.language)));
  return [description ?? '', ...texts, ...notes.map(({ title, text }) => `**${title}:** ${text}`)]
    .filter((text) => text !== '')
    .join('\n\n');
}

function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length + 1)));
  return `${fence}${language}\n${code}\n${fence}`;
}

/** A type as a node shows it. */
function typeOf(type: SdkType, specification: string): Pick<SchemaNode, 'type' | 'typeParts'> {
  const shown = shortened(type);
  const text = sdkTypeText(shown);
  const isLinked = shown.some(({ target, url }) => target !== undefined || url !== undefined);
  return { type: text, ...(isLinked && { typeParts: shown.map((part) => partOf(part, specification)) }) };
}

function shortened(type: SdkType): SdkType {
  let left = MOST_CHARACTERS;
  const kept: SdkTypePart[] = [];
  for (const part of type) {
    if (part.text.length > left) return [...kept, { text: `${part.target ? '' : part.text.slice(0, left)}…` }];
    left -= part.text.length;
    kept.push(part);
  }
  return kept;
}

/** A part of a type, with the page that describes it. */
export function partOf({ text, target, url }: SdkTypePart, specification: string): TypePart {
  return {
    text,
    ...(target && { page: sdkPageId(specification, target.symbol) }),
    ...(target?.anchor !== undefined && { anchor: target.anchor }),
    ...(url !== undefined && { url }),
  };
}

/** The same as an entry of a list. */
export function linkedPart(part: SdkTypePart, specification: string): RelatedTypes['links'][number] {
  const { text: label, page, anchor } = partOf(part, specification);
  return { label, ...(page !== undefined && { page }), ...(anchor !== undefined && { anchor }) };
}
