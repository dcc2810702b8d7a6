import type { Security, SecurityScheme } from '../../render/body.js';
import type { Drawing } from '../drawing.js';
import { drawFacts } from '../field/facts.js';
import { drawFold } from '../fold.js';
import { idPart } from '../../render/reference/ids.js';
import { flowAddresses, flowName, sentAs, waysOf } from '../../render/reference/schemes.js';
import { markup, trusted, type Markup, type Part } from '../markup/markup.js';

/** The ways to be authorised. */
export function drawSecurity(security: Security, drawing: Drawing): Markup {
  const { ways, isOptional } = waysOf(security);
  const list = ways.map((schemes, index) => {
    const divider = index > 0 && markup`<p class="security-or"><span>${drawing.words.or}</span></p>`;
    return markup`${divider}<div class="fields">${schemes.map((scheme) => drawScheme(scheme, !isOptional, drawing))}</div>`;
  });
  return markup`${list}${isOptional && markup`<p class="field-label">${drawing.words.withoutAuthorization}</p>`}`;
}

function drawScheme(scheme: SecurityScheme, isRequired: boolean, drawing: Drawing): Markup {
  const { name, type, description, placeholder, in: place } = scheme;
  const id = drawing.ids.claim(`authorization-${idPart(name) || type}`);
  const sent = sentAs(scheme);
  const facts = drawFacts([
    ...(sent === undefined ? [] : [{ label: drawing.words.sentAs, text: sent, isCode: true }]),
    ...(scheme.scopes.length > 0 ? [{ label: drawing.words.scopes, text: scheme.scopes.join(' '), isCode: true }] : []),
    ...(scheme.openIdConnectUrl === undefined
      ? []
      : [{ label: drawing.words.discovery, text: scheme.openIdConnectUrl }]),
  ]);
  const about = description !== undefined && trusted(drawing.markdown(description));
  const isKnown = place !== undefined && placeholder !== '';
  return markup`<div class="field" id="${id}"><p class="field-head"><a class="field-name" href="#${encodeURI(id)}">${name}</a><span class="field-type">${drawing.words.scheme[type]}</span>${
    isKnown && markup`<span class="field-place">${drawing.words.inPlace[place]}</span>`
  }${isRequired && markup`<span class="field-required">${drawing.words.required}</span>`}</p><div class="field-body inset">${about}${facts}${scheme.flows.map((flow) => drawFlow(flow, drawing))}</div></div>`;
}

function drawFlow(flow: SecurityScheme['flows'][number], { words }: Drawing): Part {
  const { scopes } = flow;
  const addresses = drawFacts(flowAddresses(flow, words).map((address) => ({ ...address, isCode: true })));
  const rows = scopes.map(({ name: scope, description }) => markup`<li><code>${scope}</code> ${description}</li>`);
  const list =
    rows.length > 0 && markup`<p class="field-label">${words.scopes}</p><ul class="flow-scopes">${rows}</ul>`;
  return drawFold(flowName(flow, words), markup`<div class="flow">${addresses}${list}</div>`);
}
