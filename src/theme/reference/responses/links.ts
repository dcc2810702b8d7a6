import type { ResponseLink } from '../../../formats/openapi/details.js';
import type { RenderContext } from '../renderContext.js';
import { renderFacts } from '../field/facts.js';
import { markup, trusted, type Markup } from '../markup/markup.js';

/** Operations that can follow, and the values that they take from this response. */
export function renderLinks(links: readonly ResponseLink[], context: RenderContext): Markup {
  const rows = links.map(({ name, target, description, parameters }) => {
    const values = parameters.map((parameter) => ({ label: parameter.name, text: parameter.expression, isCode: true }));
    return markup`<div class="field"><p class="field-head"><span class="field-name">${name}</span><span class="field-type">${target}</span></p><div class="field-body inset">${
      description !== undefined && trusted(context.markdown(description))
    }${renderFacts(values)}</div></div>`;
  });
  return markup`<div class="fields">${rows}</div>`;
}
