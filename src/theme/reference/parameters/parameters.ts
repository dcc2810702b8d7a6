import type { Parameter } from '../../../formats/openapi/details.js';
import { markedSchema, notationOf } from '../../../render/reference/notation.js';
import type { RenderContext } from '../renderContext.js';
import type { Fact } from '../field/facts.js';
import { renderField } from '../field/field.js';
import type { FieldPlace } from '../field/fieldPlace.js';
import { markup, type Markup } from '../markup/markup.js';

/** The parameters of one location, or the headers of a response. */
export function renderParameters(parameters: readonly Parameter[], place: FieldPlace, context: RenderContext): Markup {
  return markup`<div class="fields">${parameters.map((parameter) => {
    return renderField(markedSchema(parameter, context.words), place, context, notation(parameter, context));
  })}</div>`;
}

function notation(parameter: Parameter, { words }: RenderContext): Fact[] {
  const form = notationOf(parameter, words);
  return form ? [{ label: words.written, ...form }] : [];
}
