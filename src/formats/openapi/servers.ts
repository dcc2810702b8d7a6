import { defined } from '../../shared/object.js';
import { placeholdersIn } from '../../shared/url.js';
import type { IntroductionDetails } from '../introduction.js';
import type { ApiSettings, Server, ServerVariable } from './details.js';
import { listOf, objectOf, textOf, textsIn, type JsonObject } from '../../documents/json.js';
import { isRemote } from '../../documents/read/location.js';

/**
 * Servers of an operation: `api.mdx.server` if set, else the nearest of those of the operation, its path and the document (OpenAPI 3.1, `servers`).
 *
 * @param location location of the specification. If it was fetched, relative servers are relative to it.
 */
export function serversOf(
  document: JsonObject,
  item: JsonObject,
  operation: JsonObject,
  location: string,
  settings: Pick<ApiSettings, 'baseUrl'>,
): Server[] {
  if (settings.baseUrl.length > 0) return settings.baseUrl.map((url) => serverOf({ url }, location));
  const nearest = [operation, item, document].find((holder) => listOf(holder['servers']).length > 0);
  return listOf(nearest?.['servers']).map((server) => serverOf(objectOf(server), location));
}

/** Placeholder for an address that the specification does not contain. */
export const unknownServer = '{base_url}';

/** True if OpenAPI resolves an address against the specification's own. A host without a scheme does not count as a relative address. */
export function isRelativeServer(url: string): boolean {
  return !/^[\w+.-]+:|[{}]|^(?:[\w-]+\.)+[a-z]{2,}(?=[:/]|$)|^localhost\b/i.test(url.trim());
}

/** A Server Object with a variable for every placeholder in its URL, whether defined or not. */
export function serverOf(server: JsonObject, location: string): Server {
  const url = addressOf((textOf(server['url']) ?? '/').trim(), location);
  const names = placeholdersIn(url);
  const variables = names.map((name) => variableOf(name, objectOf(objectOf(server['variables'])[name])));
  const parts = [textOf(server['name']), textOf(server['description'])].filter((text) => text !== undefined);
  return defined({
    url: url.replace(/\/+$/, ''),
    description: parts.join(': ') || undefined,
    variables,
    absolute: isAbsolute(withDefaults(url, variables)),
  });
}

/**
 * Converts an address to one for requests: resolved against the specification's address, with `https` if it has no scheme, else below a
 * placeholder.
 */
function addressOf(address: string, location: string): string {
  const placeholder = 'https://host.invalid';
  if (!isRelativeServer(address) || !URL.canParse(address, placeholder)) return address;
  if (isRemote(location) && URL.canParse(address, location)) return new URL(address, location).href;
  if (address.startsWith('//')) return `https:${address}`;
  return unknownServer + new URL(address, placeholder).pathname;
}

function variableOf(name: string, variable: JsonObject): ServerVariable {
  const values = textsIn(variable['enum']);
  // An empty default is valid and leaves that part of the address empty.
  const standard = variable['default'] === '' ? '' : (textOf(variable['default']) ?? values[0]);
  return defined({ name, default: standard, enum: values, description: textOf(variable['description']) });
}

/** A server's URL with its variables' defaults filled in and without trailing slashes. Placeholders without a default stay. */
export function withDefaults(url: string, variables: readonly ServerVariable[]): string {
  const filled = variables.reduce((address, { name, default: value }) => {
    return value === undefined ? address : address.replaceAll(`{${name}}`, value);
  }, url);
  return filled.replace(/\/+$/, '');
}

function isAbsolute(url: string): boolean {
  return isRemote(url) && !/[{}]/.test(url) && URL.canParse(url);
}

/** A description with a list of an address' variables, in Markdown; undefined if there is neither. */
export function describeVariables(
  description: string | undefined,
  variables: readonly ServerVariable[],
): string | undefined {
  const paragraphs = [
    ...(description === undefined ? [] : [description]),
    ...variables.map(({ name, default: standard, enum: values, description: meaning }) => {
      const options = [...new Set([...(standard ? [standard] : []), ...values])].map((value) => `\`${value}\``);
      return `- \`{${name}}\`${meaning === undefined ? '' : ` ${meaning}`}${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
    }),
  ];
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : undefined;
}

/** The label of a server in a list: a short description or its host, with its variables. */
export function namedServer({ url, description, variables }: Server): IntroductionDetails['servers'][number] {
  const [, protocol = '', host = url] = /^([a-z][a-z0-9+.-]*):\/\/([^/]+)/i.exec(url) ?? [];
  const isName = description !== undefined && description.length <= 60 && !/[\n`*_[\]<>]/.test(description);
  const about = describeVariables(isName ? undefined : description, variables);
  return {
    name: isName ? description : host,
    address: url,
    protocol,
    bindings: [],
    tags: [],
    ...(about !== undefined && { description: about }),
  };
}
