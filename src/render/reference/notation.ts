import type { Parameter } from '../../formats/openapi/details.js';
import type { SchemaNode } from '../../documents/schema/node.js';
import type { Messages } from '../../i18n/messages.js';

/** How a parameter's value is written. */
export interface Notation {
  text: string;
  /** True if it is an example rather than a description. */
  isCode: boolean;
}

/** The schema of a parameter, with a mark if the value may be empty. */
export function markedSchema({ schema, mayBeEmpty }: Parameter, words: Messages['reference']): SchemaNode {
  return mayBeEmpty ? { ...schema, marks: [words.mayBeEmpty] } : schema;
}

/** Notation of a parameter's value if it is not the default for its location (OpenAPI 3.1, Style Values); else undefined. */
export function notationOf(
  { name, contentType, style, explode, schema }: Parameter,
  words: Messages['reference'],
): Notation | undefined {
  const isList = /(?:\[\]|array)\)?(?: \||$)/.test(schema.type);
  const text =
    contentType ??
    (style === undefined ? undefined : styleText(style, name, words)) ??
    (isList && explode === false ? words.betweenCommas : undefined);
  return text === undefined ? undefined : { text, isCode: style !== undefined || contentType !== undefined };
}

function styleText(style: string, name: string, words: Messages['reference']): string | undefined {
  return {
    spaceDelimited: words.betweenSpaces,
    pipeDelimited: words.betweenPipes,
    tabDelimited: words.betweenTabs,
    deepObject: `${name}[key]=value`,
    label: '.value',
    matrix: `;${name}=value`,
  }[style];
}
