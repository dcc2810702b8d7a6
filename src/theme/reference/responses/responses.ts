import type { Response } from '../../../formats/openapi/details.js';
import { renderChoices } from '../choices.js';
import { renderContents, renderContentType } from '../contents.js';
import type { RenderContext } from '../renderContext.js';
import { fieldPlaceIn, type FieldPlace } from '../field/fieldPlace.js';
import { renderFold } from '../fold.js';
import { idPart } from '../../../shared/idPart.js';
import { markup, trusted, type Markup } from '../markup/markup.js';
import { renderParameters } from '../parameters/parameters.js';
import { renderLinks } from './links.js';

/** Responses by status. The chosen status is stored. */
export function renderResponses(responses: readonly Response[], place: FieldPlace, context: RenderContext): Markup {
  const list = responses.map((response) => ({
    label: response.status,
    title: renderStatus(response.status),
    content: renderResponse(response, place, context),
  }));
  return renderChoices(list, { label: context.words.status, class: 'tabs responses', remembered: true }, context);
}

/** A status with a dot in the colour of its class. */
export function renderStatus(status: string): Markup {
  return markup`<span class="status" data-status="${status.slice(0, 1)}">${status}</span>`;
}

function renderResponse(
  { status, description, headers, contents, links }: Response,
  { prefix, anchor }: FieldPlace,
  context: RenderContext,
): Markup {
  const own = `${prefix}-${idPart(status)}`;
  const about = description !== undefined && trusted(context.markdown(description));
  const type = renderContentType(contents);
  return markup`<div class="response-about"><div>${about}</div>${type}</div>${
    contents.length > 0
      ? renderContents(contents, fieldPlaceIn(own, anchor), context)
      : headers.length === 0 && markup`<p class="field-label">${context.words.noBody}</p>`
  }${headers.length > 0 && renderFold(context.words.headers, renderParameters(headers, fieldPlaceIn(`${own}-header`, anchor), context))}${
    links.length > 0 && renderFold(context.words.links, renderLinks(links, context))
  }`;
}
