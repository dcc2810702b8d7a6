import { isBareChoice } from '../../../render/bareChoice.js';
import type { SchemaNode } from '../../../documents/schema/node.js';
import { renderChoices } from '../choices.js';
import type { RenderContext } from '../renderContext.js';
import { markup, type Markup } from '../markup/markup.js';
import type { FieldPlace } from './fieldPlace.js';

type Variants = SchemaNode['variants'][number];
type RenderSchema = (node: SchemaNode, place: FieldPlace, context: RenderContext) => Markup;

/** Choices of `oneOf` or `anyOf`. Nothing if the type's text describes them completely. */
export function renderVariants(
  variants: Variants,
  place: FieldPlace,
  context: RenderContext,
  renderSchema: RenderSchema,
): Markup | undefined {
  const { kind, discriminator, options } = variants;
  if (isBareChoice(variants)) return undefined;
  const by = discriminator !== undefined && markup`, ${context.words.toldApartBy} <code>${discriminator}</code>`;
  const fallback = options.find(({ isDefault }) => isDefault)?.label;
  const otherwise = fallback !== undefined && markup`, ${context.words.default} <code>${fallback}</code>`;
  const list = options.map(({ label, discriminatorValues, node }, index) => {
    const value =
      discriminator !== undefined &&
      discriminatorValues &&
      markup`<p class="field-label"><code>${discriminator}</code> ${context.words.is} ${discriminatorValues.map(
        (each, at) => markup`${at > 0 && ` ${context.words.or} `}<code>${each}</code>`,
      )}</p>`;
    return {
      label: label ?? context.words.option({ number: index + 1 }),
      content: markup`${value}${renderSchema(node, place, context)}`,
    };
  });
  const label = kind === 'oneOf' ? context.words.oneOf : context.words.anyOf;
  const before = markup`<p class="field-label">${label}${by}${otherwise}</p>`;
  return renderChoices(list, { label, class: 'variants', before }, context);
}
