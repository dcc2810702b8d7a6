import type { CallbackSections, Section, SectionContent } from '../../formats/section.js';
import { renderBindings, renderChannelServers, renderExchange } from './channel/channel.js';
import { shareSchemas } from '../../render/reference/sharedSchemas.js';
import { renderContents, renderContentType } from './contents.js';
import type { RenderContext } from './renderContext.js';
import { fieldPlaceIn } from './field/fieldPlace.js';
import { markup, trusted, type Markup, type MarkupPart } from './markup/markup.js';
import { renderFields, renderSchema } from './field/field.js';
import { renderTypes } from './graphql/graphql.js';
import { renderMember, renderTexts } from './sdk/sdk.js';
import { renderParameters } from './parameters/parameters.js';
import { renderResponses } from './responses/responses.js';
import { renderSection } from './section/section.js';
import { renderSecurity } from './security/security.js';

/** The part of an operation in the text column, below the page's own text. */
export function renderOperation(sections: readonly Section[], context: RenderContext): Markup {
  for (const { id } of sections) context.ids.claim(id);
  const shared = shareSchemas(sections, (id) => context.ids.claim(id));
  return markup`${shared.map((section) => render(section, 2, context))}`;
}

/** The content that the page of an operation loads on demand, after `renderOperation` in the same context. */
export function renderLater({ later }: RenderContext): Markup {
  return markup`${later.map((render) => markup`<div>${render()}</div>`)}`;
}

function render({ title, id, content }: Section, depth: number, context: RenderContext): Markup {
  const beside = content.kind === 'body' && [
    content.body.required && markup`<span class="field-required">${context.words.required}</span>`,
    renderContentType(content.body.contents),
  ];
  return renderSection({ depth, text: title, id }, context, renderContent(content, id, context), beside);
}

/** @param id id of the section. */
function renderContent(content: SectionContent, id: string, context: RenderContext): MarkupPart {
  switch (content.kind) {
    case 'security':
      return renderSecurity(content.security, context);
    case 'parameters':
      return renderParameters(content.parameters, fieldPlaceIn(content.prefix, id), context);
    case 'body': {
      const { description, contents } = content.body;
      return [
        description !== undefined && trusted(context.markdown(description)),
        renderContents(contents, fieldPlaceIn(content.prefix, id), context),
      ];
    }
    case 'responses':
      return renderResponses(content.responses, fieldPlaceIn(content.prefix, id), context);
    case 'callbacks':
      return content.callbacks.map((callback) => renderCallback(callback, context));
    case 'exchanges':
      return content.exchanges.map((exchange) => renderExchange(exchange, context, render));
    case 'servers':
      return renderChannelServers(content.servers, context);
    case 'bindings':
      return renderBindings(content.bindings, fieldPlaceIn(content.prefix, id), context);
    case 'fields':
      return renderFields(content.fields, fieldPlaceIn(content.prefix, id), context);
    case 'type':
      return renderSchema(content.type, fieldPlaceIn(content.prefix, id), context);
    case 'types':
      return renderTypes(content.types, context);
    case 'texts':
      return renderTexts(content, context);
    case 'members':
      return content.members.map((member) => renderMember(member, context, renderContent));
  }
}

/** A request that the API sends in turn, folded. */
function renderCallback({ callback, title, sections }: CallbackSections, context: RenderContext): Markup {
  const { method, expression, description } = callback;
  const rendered = sections.map((section) => render({ ...section, id: context.ids.claim(section.id) }, 3, context));
  const about = description !== undefined && trusted(context.markdown(description));
  return markup`<details class="callback"><summary><span class="pill method-pill" data-method="${method}">${method}</span><span class="callback-name">${title}</span></summary><div class="callback-content"><p class="field-label">${context.words.callbackTo} <code>${expression}</code></p>${about}${rendered}</div></details>`;
}
