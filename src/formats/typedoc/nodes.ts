import { defined } from '../../shared/object.js';
import type { RelatedTypes } from '../relatedTypes.js';
import type { SchemaNode, TypePart } from '../../documents/schema/node.js';
import { plainNode } from '../../documents/schema/plainNode.js';
import { sdkPageId, sdkTypeText, type SdkField, type SdkType, type SdkTypePart } from './reference.js';

/** Maximum number of characters of a type beside a name. Types of generated code can fill pages. */
const MOST_CHARACTERS = 600;

/**
 * Converts a field of the reference to a row of a schema.
 *
 * @param tellsRequired true if required fields are marked.
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
    ...defined({ default: field.default }),
    children: children.map((child) => symbolFieldNode(child, specification, true)),
    ...(words.length > 0 && { marks: words }),
  };
}

/** A row for a type alone. */
export function typeNode(type: SdkType, specification: string): SchemaNode {
  return { ...plainNode, ...typeOf(type, specification) };
}

/** A field's description with its remarks. */
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
  const shortType = shortened(type);
  const text = sdkTypeText(shortType);
  const isLinked = shortType.some(({ target, url }) => target !== undefined || url !== undefined);
  return { type: text, ...(isLinked && { typeParts: shortType.map((part) => partOf(part, specification)) }) };
}

function shortened(type: SdkType): SdkType {
  let left = MOST_CHARACTERS;
  const parts: SdkTypePart[] = [];
  for (const part of type) {
    if (part.text.length > left) return [...parts, { text: `${part.target ? '' : part.text.slice(0, left)}…` }];
    left -= part.text.length;
    parts.push(part);
  }
  return parts;
}

/** A part of a type, linked to the page that describes it. */
export function partOf({ text, target, url }: SdkTypePart, specification: string): TypePart {
  return defined({ text, page: target && sdkPageId(specification, target.symbol), anchor: target?.anchor, url });
}

/** A part of a type as an entry of a list. */
export function linkedPart(part: SdkTypePart, specification: string): RelatedTypes['links'][number] {
  const { text: label, page, anchor } = partOf(part, specification);
  return defined({ label, page, anchor });
}
