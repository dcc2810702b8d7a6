import type { Security, SecurityScheme } from '../../../formats/openapi/details.js';
import type { RenderContext } from '../renderContext.js';
import { renderFacts } from '../field/facts.js';
import { renderFold } from '../fold.js';
import { idPart } from '../../../shared/idPart.js';
import { flowAddresses, flowName, schemeName, sentAs, waysOf } from '../../../render/reference/schemes.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';

/** The alternatives for authorisation. */
export function renderSecurity(security: Security, context: RenderContext): Markup {
  const { ways, isOptional } = waysOf(security);
  const list = ways.map((schemes, index) => {
    const divider = index > 0 && markup`<p class="security-or"><span>${context.words.or}</span></p>`;
    return markup`${divider}<div class="fields">${schemes.map((scheme) => renderScheme(scheme, !isOptional, context))}</div>`;
  });
  return markup`${list}${isOptional && markup`<p class="field-label">${context.words.withoutAuthorization}</p>`}`;
}

function renderScheme(scheme: SecurityScheme, isRequired: boolean, context: RenderContext): Markup {
  const { name, type, description, placeholder, in: place } = scheme;
  const id = context.ids.claim(`authorization-${idPart(name) || type}`);
  const sent = sentAs(scheme);
  const facts = renderFacts([
    ...(sent === undefined ? [] : [{ label: context.words.sentAs, text: sent, isCode: true }]),
    ...(scheme.scopes.length > 0 ? [{ label: context.words.scopes, text: scheme.scopes.join(' '), isCode: true }] : []),
    ...(scheme.discoveryUrl === undefined ? [] : [{ label: context.words.discovery, text: scheme.discoveryUrl }]),
  ]);
  const about = description !== undefined && trusted(context.markdown(description));
  const isKnown = place !== undefined && placeholder !== '';
  return markup`<div class="field" id="${id}"><p class="field-head"><a class="field-name" href="#${encodeURI(id)}">${name}</a><span class="field-type">${schemeName(scheme, context.words)}</span>${
    isKnown && markup`<span class="field-place">${context.words.inPlace[place]}</span>`
  }${isRequired && markup`<span class="field-required">${context.words.required}</span>`}${
    scheme.deprecated && markup`<span class="pill">${context.words.deprecated}</span>`
  }</p><div class="field-body inset">${about}${facts}${scheme.flows.map((flow) => renderFlow(flow, context))}</div></div>`;
}

function renderFlow(flow: SecurityScheme['flows'][number], { words }: RenderContext): MarkupPart {
  const { scopes } = flow;
  const addresses = renderFacts(flowAddresses(flow, words).map((address) => ({ ...address, isCode: true })));
  const rows = scopes.map(({ name: scope, description }) => markup`<li><code>${scope}</code> ${description}</li>`);
  const list =
    rows.length > 0 && markup`<p class="field-label">${words.scopes}</p><ul class="flow-scopes">${rows}</ul>`;
  return renderFold(flowName(flow, words), markup`<div class="flow">${addresses}${list}</div>`);
}
