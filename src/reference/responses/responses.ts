import type { Response } from '../../render/body.js';
import { choices } from '../choices.js';
import { drawContents, drawContentType } from '../contents.js';
import type { Drawing } from '../drawing.js';
import { placeIn, type Place } from '../field/place.js';
import { drawFold } from '../fold.js';
import { idPart } from '../../render/reference/ids.js';
import { markup, trusted, type Markup } from '../markup/markup.js';
import { drawParameters } from '../parameters/parameters.js';
import { drawLinks } from './links.js';

/** What comes back, by status. The status chosen is remembered. */
export function drawResponses(responses: readonly Response[], place: Place, drawing: Drawing): Markup {
  const list = responses.map((response) => ({
    label: response.status,
    title: drawStatus(response.status),
    content: drawResponse(response, place, drawing),
  }));
  return choices(list, { label: drawing.words.status, class: 'tabs responses', remembered: true }, drawing);
}

/** A status with a dot in the colour of its class. */
export function drawStatus(status: string): Markup {
  return markup`<span class="status" data-status="${status.slice(0, 1)}">${status}</span>`;
}

function drawResponse(
  { status, description, headers, contents, links }: Response,
  { prefix, anchor }: Place,
  drawing: Drawing,
): Markup {
  const own = `${prefix}-${idPart(status)}`;
  const about = description !== undefined && trusted(drawing.markdown(description));
  const type = drawContentType(contents);
  return markup`<div class="response-about"><div>${about}</div>${type}</div>${
    contents.length > 0
      ? drawContents(contents, placeIn(own, anchor), drawing)
      : headers.length === 0 && markup`<p class="field-label">${drawing.words.noBody}</p>`
  }${headers.length > 0 && drawFold(drawing.words.headers, drawParameters(headers, placeIn(`${own}-header`, anchor), drawing))}${
    links.length > 0 && drawFold(drawing.words.links, drawLinks(links, drawing))
  }`;
}
