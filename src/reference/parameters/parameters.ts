import type { Parameter } from '../../site/body.js';
import type { Drawing } from '../drawing.js';
import type { Fact } from '../field/facts.js';
import { drawField } from '../field/field.js';
import type { Place } from '../field/place.js';
import { markup, type Markup } from '../markup/markup.js';
import { words } from '../words.js';

/** The parameters of one location, or the headers of a response. */
export function drawParameters(parameters: readonly Parameter[], place: Place, drawing: Drawing): Markup {
  return markup`<div class="fields">${parameters.map((parameter) => {
    return drawField(parameter.schema, place, drawing, notationOf(parameter));
  })}</div>`;
}

/** How the value is written, when not in the usual way of its place (OpenAPI 3.1, Style Values). */
function notationOf({ name, contentType, style, explode, schema }: Parameter): Fact[] {
  const isList = /(?:\[\]|array)\)?(?: \||$)/.test(schema.type);
  const text =
    contentType ??
    (style === undefined ? undefined : words.style(style, name)) ??
    (isList && explode === false ? words.commas : undefined);
  return text === undefined
    ? []
    : [{ label: words.written, text, isCode: style !== undefined || contentType !== undefined }];
}
