import type { CallbackSections, Section, SectionContent } from '../render/reference/sections.js';
import { drawContents, drawContentType } from './contents.js';
import type { Drawing } from './drawing.js';
import { placeIn } from './field/place.js';
import { markup, trusted, type Markup, type Part } from './markup/markup.js';
import { drawParameters } from './parameters/parameters.js';
import { drawResponses } from './responses/responses.js';
import { drawSection } from './section/section.js';
import { drawSecurity } from './security/security.js';

/** All of an operation that stands in the text column under its text. */
export function drawOperation(sections: readonly Section[], drawing: Drawing): Markup {
  return markup`${sections.map((section) => {
    drawing.ids.claim(section.id);
    return draw(section, 2, drawing);
  })}`;
}

function draw({ title, id, content }: Section, depth: number, drawing: Drawing): Markup {
  const beside = content.kind === 'body' ? drawContentType(content.body.contents) : undefined;
  return drawSection({ depth, text: title, id }, drawing, drawContent(content, id, drawing), beside);
}

/** @param id of the section. */
function drawContent(content: SectionContent, id: string, drawing: Drawing): Part {
  switch (content.kind) {
    case 'security':
      return drawSecurity(content.security, drawing);
    case 'parameters':
      return drawParameters(content.parameters, placeIn(content.prefix, id), drawing);
    case 'body': {
      const { description, contents } = content.body;
      return [
        description !== undefined && trusted(drawing.markdown(description)),
        drawContents(contents, placeIn(content.prefix, id), drawing),
      ];
    }
    case 'responses':
      return drawResponses(content.responses, placeIn(content.prefix, id), drawing);
    case 'callbacks':
      return content.callbacks.map((callback) => drawCallback(callback, drawing));
  }
}

/** A request that the API makes in turn, folded. */
function drawCallback({ callback, title, sections }: CallbackSections, drawing: Drawing): Markup {
  const { method, expression, description } = callback;
  const drawn = sections.map((section) => draw({ ...section, id: drawing.ids.claim(section.id) }, 3, drawing));
  const about = description !== undefined && trusted(drawing.markdown(description));
  return markup`<details class="callback"><summary><span class="pill pill-method" data-method="${method}">${method}</span><span class="callback-name">${title}</span></summary><div class="callback-content"><p class="field-label">${drawing.words.callbackTo} <code>${expression}</code></p>${about}${drawn}</div></details>`;
}
