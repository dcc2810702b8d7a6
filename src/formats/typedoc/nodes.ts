import { defined } from '../../shared/object.js';
import type { SchemaNode, TypePart } from '../../documents/schema/node.js';
import { plainNode } from '../../documents/schema/plainNode.js';
import type { SdkComment } from './details.js';

/** A type in parts. Parts with a page are links. */
export type SdkType = readonly TypePart[];

/** Text of a type. */
export function typeTextOf(type: SdkType): string {
  return type.map(({ text }) => text).join('');
}

/** True if a part of a type is a link. */
export const isLinked = ({ page, url }: TypePart): boolean => page !== undefined || url !== undefined;

/** Something with a type: a property, a parameter, a type parameter, or a value of an enum. */
export interface SdkField extends SdkComment {
  name: string;
  type: SdkType;
  isOptional: boolean;
  isReadOnly?: true;
  isWriteOnly?: true;
  default?: string;
  modifiers: readonly string[];
  /** Properties of its type, if the type has no name. */
  children: readonly SchemaNode[];
  /** Choices of such types. */
  variants?: SchemaNode['variants'];
}

/** Maximum number of characters of a type in a row. Types of generated code can fill pages. */
const MOST_CHARACTERS_IN_ROW = 600;

/**
 * Converts a field to a row of a schema.
 *
 * @param tellsRequired true if required fields are marked.
 */
export function fieldNode(field: SdkField, tellsRequired = false): SchemaNode {
  const { name, deprecation, isOptional, isReadOnly, isWriteOnly, modifiers, marks, children, variants = [] } = field;
  const description = descriptionOf(field);
  const words = [...modifiers, ...marks];
  return {
    ...typeNode(field.type),
    name,
    required: tellsRequired && !isOptional,
    deprecated: deprecation !== undefined,
    ...(deprecation && { deprecation }),
    readOnly: isReadOnly ?? false,
    writeOnly: isWriteOnly ?? false,
    ...(description !== '' && { description }),
    ...defined({ default: field.default }),
    children,
    variants,
    ...(words.length > 0 && { marks: words }),
  };
}

/**
 * A row for a type alone.
 *
 * @param most maximum number of characters.
 */
export function typeNode(type: SdkType, most = MOST_CHARACTERS_IN_ROW): SchemaNode {
  const typeParts = shortened(type, most);
  return { ...plainNode, type: typeTextOf(typeParts), ...(typeParts.some(isLinked) && { typeParts }) };
}

/** A field's description with its remarks. */
function descriptionOf({ description, examples, notes, throws, since, see }: SdkField): string {
  const texts = examples.flatMap((example) => [
    example.title === undefined ? '' : `**${example.title}**`,
    'text' in example ? example.text : fenced(example.code, example.language),
  ]);
  const remarks = [
    ...throws.map((text) => ({ title: 'Throws', text })),
    ...notes,
    ...(since === undefined ? [] : [{ title: 'Since', text: since }]),
    ...see.map((text) => ({ title: 'See', text })),
  ].map(({ title, text }) => `**${title}:**${/^[-*] /.test(text) ? '\n\n' : ' '}${text}`);
  return [description ?? '', ...texts, ...remarks].filter((text) => text !== '').join('\n\n');
}

function fenced(code: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length + 1)));
  return `${fence}${language}\n${code}\n${fence}`;
}

function shortened(type: SdkType, most: number): SdkType {
  let left = most;
  const parts: TypePart[] = [];
  for (const part of type) {
    if (part.text.length > left)
      return [...parts, { text: `${part.page === undefined ? part.text.slice(0, left) : ''}…` }];
    left -= part.text.length;
    parts.push(part);
  }
  return parts;
}
