import type { SchemaNode } from '../render/body.js';
import type { Drawing } from './drawing.js';
import { drawSchema } from './field/field.js';
import { placeIn } from './field/place.js';
import type { Markup } from './markup/markup.js';
import { drawSection } from './section/section.js';

/** All that a component schema's page says of it. */
export function drawSchemaPage(node: SchemaNode, drawing: Drawing): Markup {
  const heading = { depth: 2, text: drawing.words.attributes, id: drawing.ids.claim('attributes') };
  return drawSection(heading, drawing, drawSchema(node, placeIn('attribute', heading.id), drawing));
}
