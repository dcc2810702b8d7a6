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

function variableItem(
  { name, default: standard, enum: values, description }: Server['variables'][number],
  words: Messages,
): TextElement {
  const { fields } = words;
  const fallback = standard === undefined ? [] : [` (${fields.default} `, code(standard), ')'];
  const about = [
    ...(description === undefined ? [] : [`: ${description}`]),
    ...(values.length > 0 ? [`. ${fields.options} `, ...codeList(values)] : []),
  ];
  return element('li', [element('p', [code(`{${name}}`), ...fallback, ...about])]);
}

function serverItem({ url, description, variables }: Server, words: Messages): TextElement {
  const line = element('p', [code(url), ...(description === undefined ? [] : [`: ${description}`])]);
  const items = variables.map((variable) => variableItem(variable, words));
  return element('li', [line, ...(items.length > 0 ? [element('ul', items)] : [])]);
}

/** The line with the address of a request, or a webhook's name, followed by the servers if there are several. */
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
  const hasChoice = servers.length > 1 || servers.some(({ variables }) => variables.length > 0);
  if (!hasChoice) return [line];
  const list = servers.map((server) => serverItem(server, words));
  return [
    line,
    element('p', [`${words.reference.server}:`], { isQuiet: true }),
    element('ul', list, { isQuiet: true }),
  ];
}

/** A request on one line: method and address. */
export function requestLine(method: string, address: string): TextElement {
  return element('p', [code(`${method} ${address}`.trim())], { isQuiet: true });
}
