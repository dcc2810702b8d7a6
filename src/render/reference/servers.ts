import { plainLine } from '../../content/plainLine.js';
import type { OperationDetails, Server } from '../../formats/openapi/details.js';
import type { ReferenceEntry } from '../../formats/format.js';
import type { Messages } from '../../i18n/messages.js';
import { code, codeList, element, type TextElement, type TextNode } from '../text/nodes.js';

/** Address of requests to an operation at the first server, with default variables. */
function addressOf({ path }: Pick<ReferenceEntry, 'path'>, [server]: readonly Server[]): string {
  if (!server) return path;
  const defaults = new Map(server.variables.map((variable) => [variable.name, variable.default]));
  const url = server.url.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole);
  return url.replace(/\/$/, '') + path;
}

/** A description, which is Markdown, on the line of what it describes. */
function about({ description }: Pick<Server, 'description'>): string {
  return description === undefined ? '' : `: ${plainLine(description, Infinity)}`;
}

function variableItem(variable: Server['variables'][number], { fields }: Messages): TextElement {
  const { name, default: standard, enum: values } = variable;
  const fallback = standard === undefined ? [] : [` (${fields.default} `, code(standard), ')'];
  const text = about(variable);
  const options = values.length > 0 ? [`${text.endsWith('.') ? '' : '.'} ${fields.options} `, ...codeList(values)] : [];
  return element('li', [element('p', [code(`{${name}}`), ...fallback, text, ...options])]);
}

function serverItem(server: Server, words: Messages): TextElement {
  const line = element('p', [code(server.url), about(server)]);
  const items = server.variables.map((variable) => variableItem(variable, words));
  return element('li', [line, ...(items.length > 0 ? [element('ul', items)] : [])]);
}

/** The line with the address of a request, or a webhook's name, followed by what it does not say about the servers. */
export function endpointNodes(
  operation: Pick<ReferenceEntry, 'kind' | 'badge' | 'path'>,
  { servers, sampleAddress }: Pick<OperationDetails, 'servers' | 'sampleAddress'>,
  words: Messages,
): TextNode[] {
  if (operation.path === '') return [];
  const { badge = '' } = operation;
  if (operation.kind === 'graphql') {
    const method = sampleAddress.startsWith('ws') ? '' : 'POST';
    const address = servers.length > 0 ? [requestLine(method, sampleAddress)] : [];
    return [requestLine(badge, operation.path), ...address];
  }
  // The declaration already shows it.
  if (operation.kind === 'sdk') return [];
  // A channel's servers have a section of their own, and a webhook has none.
  if (operation.kind !== 'operation') return [requestLine(badge, operation.path)];
  const line = requestLine(badge, addressOf(operation, servers));
  const quiet = (name: string, children: TextNode[]): TextElement => element(name, children, { isQuiet: true });
  const { server: label } = words.reference;
  const [only, other] = servers;
  if (!other && !only?.variables.length)
    return [line, ...(only?.description === undefined ? [] : [quiet('p', [label + about(only)])])];
  const list = servers.map((server) => serverItem(server, words));
  return [line, quiet('p', [`${label}:`]), quiet('ul', list)];
}

/** A request on one line: method and address. */
export function requestLine(method: string, address: string): TextElement {
  return element('p', [code(`${method} ${address}`.trim())], { isQuiet: true });
}
