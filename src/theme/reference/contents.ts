import type { BodyContent } from '../../formats/openapi/details.js';
import { contentsBySchema, isFile, type SharedContent } from '../../render/sharedContent.js';
import { renderChoices } from './choices.js';
import type { RenderContext } from './renderContext.js';
import { renderSchema } from './field/field.js';
import type { FieldPlace } from './field/fieldPlace.js';
import { markup, type Markup, type MarkupPart } from './markup/markup.js';

/** The content types beside a heading, if all have the same schema. Otherwise they are a choice within the content. */
export function renderContentType(contents: readonly BodyContent[]): MarkupPart {
  const [only, other] = contentsBySchema(contents);
  return only && !other && markup`<span class="content-type">${only.contentTypes.join(', ')}</span>`;
}

/**
 * A body in its content types.
 *
 * @param place position of their schemas.
 */
export function renderContents(
  contents: readonly BodyContent[],
  place: FieldPlace,
  context: RenderContext,
): MarkupPart {
  const rendered = contentsBySchema(contents).map((content) => ({
    label: content.contentTypes.join(', '),
    content: renderContent(content, place, context),
  }));
  const [first, other] = rendered;
  if (!first || !other) return first?.content;
  return renderChoices(rendered, { label: context.words.contentType, class: 'variants content-types' }, context);
}

function renderContent(content: SharedContent, place: FieldPlace, context: RenderContext): Markup {
  if (content.schema) return renderSchema(content.schema, place, context);
  return markup`${isFile(content) && markup`<p class="field-label">${context.words.file}</p>`}`;
}
