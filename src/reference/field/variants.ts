import { isBareChoice } from '../../render/bare.js';
import type { SchemaNode } from '../../render/body.js';
import { choices } from '../choices.js';
import type { Drawing } from '../drawing.js';
import { markup, type Markup } from '../markup/markup.js';
import type { Place } from './place.js';

type Variants = SchemaNode['variants'][number];
type DrawSchema = (node: SchemaNode, place: Place, drawing: Drawing) => Markup;

/** Choices of `oneOf` or `anyOf`. Nothing for those of which the type's text has said all. */
export function drawVariants(
  variants: Variants,
  place: Place,
  drawing: Drawing,
  drawSchema: DrawSchema,
): Markup | undefined {
  const { kind, discriminator, options } = variants;
  if (isBareChoice(variants)) return undefined;
  const by = discriminator !== undefined && markup`, ${drawing.words.toldApartBy} <code>${discriminator}</code>`;
  const list = options.map(({ label, discriminatorValue, node }, index) => {
    const value =
      discriminator !== undefined &&
      discriminatorValue !== undefined &&
      markup`<p class="field-label"><code>${discriminator}</code> ${drawing.words.is} <code>${discriminatorValue}</code></p>`;
    return {
      label: label ?? drawing.words.option({ number: index + 1 }),
      content: markup`${value}${drawSchema(node, place, drawing)}`,
    };
  });
  const label = kind === 'oneOf' ? drawing.words.oneOf : drawing.words.anyOf;
  const before = markup`<p class="field-label">${label}${by}</p>`;
  return choices(list, { label, class: 'variants', before }, drawing);
}
