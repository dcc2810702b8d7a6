import type { Parameter } from '../../site/body.js';
import type { Drawing } from '../drawing.js';
import type { Fact } from '../field/facts.js';
import { drawField } from '../field/field.js';
import type { Place } from '../field/place.js';
import { markup, type Markup } from '../markup/markup.js';
import type { ReferenceWords } from '../words.js';

/** The parameters of one location, or the headers of a response. */
export function drawParameters(parameters: readonly Parameter[], place: Place, drawing: Drawing): Markup {
  return markup`<div class="fields">${parameters.map((parameter) => {
    return drawField(parameter.schema, place, drawing, notationOf(parameter, drawing));
  })}</div>`;
}

/** How the value is written, when not in the usual way of its place (OpenAPI 3.1, Style Values). */
function notationOf({ name, contentType, style, explode, schema }: Parameter, { words }: Drawing): Fact[] {
  const isList = /(?:\[\]|array)\)?(?: \||$)/.test(schema.type);
  const text =
    contentType ??
    (style === undefined ? undefined : styleText(style, name, words)) ??
    (isList && explode === false ? words.betweenCommas : undefined);
  return text === undefined
    ? []
    : [{ label: words.written, text, isCode: style !== undefined || contentType !== undefined }];
}

function styleText(style: string, name: string, words: ReferenceWords): string | undefined {
  return {
    spaceDelimited: words.betweenSpaces,
    pipeDelimited: words.betweenPipes,
    tabDelimited: words.betweenTabs,
    deepObject: `${name}[key]=value`,
    label: '.value',
    matrix: `;${name}=value`,
  }[style];
}
