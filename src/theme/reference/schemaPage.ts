import type { SchemaNode } from '../../documents/schema/node.js';
import type { RenderContext } from './renderContext.js';
import { renderSchema } from './field/field.js';
import { fieldPlaceIn } from './field/fieldPlace.js';
import type { Markup } from './markup/markup.js';
import { renderSection } from './section/section.js';

/** The contents of a component schema's page. */
export function renderSchemaPage(node: SchemaNode, context: RenderContext): Markup {
  const heading = { depth: 2, text: context.words.attributes, id: context.ids.claim('attributes') };
  return renderSection(heading, context, renderSchema(node, fieldPlaceIn('attribute', heading.id), context));
}
