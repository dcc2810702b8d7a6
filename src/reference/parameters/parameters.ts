import type { Parameter } from '../../render/body.js';
import { notationOf } from '../../render/reference/notation.js';
import type { Drawing } from '../drawing.js';
import type { Fact } from '../field/facts.js';
import { drawField } from '../field/field.js';
import type { Place } from '../field/place.js';
import { markup, type Markup } from '../markup/markup.js';

/** The parameters of one location, or the headers of a response. */
export function drawParameters(parameters: readonly Parameter[], place: Place, drawing: Drawing): Markup {
  return markup`<div class="fields">${parameters.map((parameter) => {
    return drawField(parameter.schema, place, drawing, notation(parameter, drawing));
  })}</div>`;
}

function notation(parameter: Parameter, { words }: Drawing): Fact[] {
  const written = notationOf(parameter, words);
  return written ? [{ label: words.written, ...written }] : [];
}
