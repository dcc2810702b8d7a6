import type { Content } from '../render/body.js';
import { carriedBy } from '../render/carried.js';
import { choices } from './choices.js';
import type { Drawing } from './drawing.js';
import { drawSchema } from './field/field.js';
import type { Place } from './field/place.js';
import { markup, type Markup, type Part } from './markup/markup.js';

/** The content types to stand beside a heading when all carry the same; others are a choice within the content. */
export function drawContentType(contents: readonly Content[]): Part {
  const [only, other] = carriedBy(contents);
  return only && !other && markup`<span class="content-type">${only.contentTypes.join(', ')}</span>`;
}

/**
 * A body in its content types.
 *
 * @param place of their schemas.
 */
export function drawContents(contents: readonly Content[], place: Place, drawing: Drawing): Part {
  const drawn = carriedBy(contents).map(({ contentTypes, schema }) => ({
    label: contentTypes.join(', '),
    content: schema ? drawSchema(schema, place, drawing) : drawFile(drawing),
  }));
  const [first, other] = drawn;
  if (!first || !other) return first?.content;
  return choices(drawn, { label: drawing.words.contentType, class: 'variants content-types' }, drawing);
}

function drawFile({ words }: Drawing): Markup {
  return markup`<p class="field-label">${words.file}</p>`;
}
