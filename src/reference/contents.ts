import type { Content } from '../site/body.js';
import { choices } from './choices.js';
import type { Drawing } from './drawing.js';
import { drawSchema } from './field/field.js';
import type { Place } from './field/place.js';
import { markup, type Markup, type Part } from './markup/markup.js';
import { words } from './words.js';

/** The only content type, to stand beside a heading; several are a choice within the content. */
export function drawContentType(contents: readonly Content[]): Part {
  const [only, other] = contents;
  return only && !other && markup`<span class="content-type">${only.contentType}</span>`;
}

/**
 * A body in its content types.
 *
 * @param place of their schemas.
 */
export function drawContents(contents: readonly Content[], place: Place, drawing: Drawing): Part {
  const drawn = contents.map((content) => ({
    label: content.contentType,
    content: drawContent(content, place, drawing),
  }));
  const [first, other] = drawn;
  if (!first || !other) return first?.content;
  return choices(drawn, { label: words.contentType, class: 'variants content-types' }, drawing);
}

function drawContent({ schema }: Content, place: Place, drawing: Drawing): Markup {
  return markup`${schema ? drawSchema(schema, place, drawing) : markup`<p class="field-label">${words.file}</p>`}`;
}
