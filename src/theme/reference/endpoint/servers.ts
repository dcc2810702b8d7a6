import type { Server } from '../../../formats/openapi/details.js';
import { plainLine } from '../../../content/plainLine.js';
import { markup, type Markup, type MarkupPart } from '../markup/markup.js';
import type { ReferenceMessages } from '../referenceMessages.js';
import { renderServer } from './address.js';

/**
 * Servers of an operation. Several servers are a select and variables are inputs; `client/reference` writes the address into the samples and stores
 * the choice. Without JavaScript, and on pages without controls, all servers are listed.
 */
export function renderServers(
  servers: readonly Server[],
  isInteractive: boolean,
  words: ReferenceMessages,
): Markup | undefined {
  if (servers.length === 0) return undefined;
  const isOpen = isInteractive && (servers.length > 1 || servers.some(({ variables }) => variables.length > 0));
  if (!isOpen) return markup`<div class="endpoint-servers">${servers.map(renderWithVariables)}</div>`;
  return markup`<trellis-servers class="endpoint-servers">${servers.length > 1 && renderSelect(servers, words)}${servers.map(renderEditable)}</trellis-servers>`;
}

function renderWithVariables(server: Server): Markup {
  const variables = server.variables.map((variable) => renderVariable(variable, renderName(variable)));
  return markup`${renderPlain(server)}${variables}`;
}

function renderPlain(server: Server): Markup {
  return markup`<p class="endpoint-server"><code>${renderServer(server)}</code>${about(server)}</p>`;
}

/** Descriptions are Markdown (OpenAPI 3.1, Server Object), shown on one line. */
function about({ description }: Pick<Server, 'description'>): MarkupPart {
  return description !== undefined && markup`<span class="endpoint-about">${plainLine(description)}</span>`;
}

function renderSelect(servers: readonly Server[], words: ReferenceMessages): Markup {
  const options = servers.map(({ url, description }) => {
    return markup`<option value="${url}">${url}${description !== undefined && ` (${plainLine(description)})`}</option>`;
  });
  return markup`<select class="endpoint-select needs-script" aria-label="${words.server}">${options}</select>`;
}

function renderEditable(server: Server): Markup {
  return markup`<div class="endpoint-choice" data-url="${server.url}"${/^\{[^{}]+\}$/.test(server.url) && markup` data-whole`}>${renderPlain(server)}${server.variables.map((variable) => renderVariable(variable, renderInput(server, variable)))}</div>`;
}

type ServerVariable = Server['variables'][number];

/** @param name the name, with the input if there is one. */
function renderVariable(variable: ServerVariable, name: Markup): Markup {
  const { enum: values } = variable;
  const allowed = values.length > 0 && markup`<span class="endpoint-values">${values.join(', ')}</span>`;
  return markup`<div class="endpoint-variable">${name}${allowed}${about(variable)}</div>`;
}

const renderName = ({ name }: ServerVariable): Markup => markup`<code>${name}</code>`;

function renderInput({ url }: Server, variable: ServerVariable): Markup {
  const { name, default: fallback, enum: values } = variable;
  const standard = fallback ?? '';
  const attributes = markup`class="endpoint-input needs-script" data-name="${name}" data-key="${url}"${fallback === '' && markup` data-optional`}`;
  const input =
    values.length > 0
      ? markup`<select ${attributes}>${values.map((value) => markup`<option${value === standard && markup` selected`}>${value}</option>`)}</select>`
      : markup`<input ${attributes} type="text" value="${standard}" placeholder="{${name}}" spellcheck="false" autocomplete="off" />`;
  return markup`<label>${renderName(variable)}${input}</label>`;
}
