import type { Callback } from '../../render/body.js';
import type { Drawing } from '../drawing.js';
import { exchangeSections } from '../exchange.js';
import { idPart } from '../ids.js';
import { markup, trusted, type Markup } from '../markup/markup.js';
import { drawSection } from '../section/section.js';

/** A request that the API makes in turn, folded. */
export function drawCallback(callback: Callback, drawing: Drawing): Markup {
  const { name, method, expression, summary, description } = callback;
  const sections = exchangeSections(callback, `callback-${idPart(name)}-`, 'payload', drawing.words).map((draft) => {
    const section = { text: draft.text, depth: 3, id: drawing.ids.claim(draft.id) };
    return drawSection(section, drawing, draft.draw(drawing, section.id), draft.beside);
  });
  const about = description !== undefined && trusted(drawing.markdown(description));
  return markup`<details class="callback"><summary><span class="pill pill-method" data-method="${method}">${method}</span><span class="callback-name">${summary ?? name}</span></summary><div class="callback-content"><p class="field-label">${drawing.words.callbackTo} <code>${expression}</code></p>${about}${sections}</div></details>`;
}
