import type { Json, JsonObject, PlaygroundServer } from './model.js';

/** True if a request can be sent to an address: an http(s) URL without placeholders. */
export function isSendable(address: string): boolean {
  return /^https?:\/\//i.test(address) && !/[{}]/.test(address) && URL.canParse(address);
}

/** True if requests can be sent to any of some Server Objects as they are written. */
export function hasAddress(servers: Json | undefined): boolean {
  return Array.isArray(servers) && servers.some((server) => isSendable(String((server as JsonObject | null)?.['url'])));
}

/** Information about servers from outside the specification. */
export interface ServerKnowledge {
  /** Origin of the documentation, where mocks are. */
  origin: string;
  /** The value that the reader gave a variable of a server; undefined for none. */
  variableValue(url: string, variable: string): string | undefined;
  /** An address that the reader has given, first in the list. */
  entered?: string;
}

/**
 * The Server Objects to choose from. One that is not an absolute address with its variables filled in is left out: a browser
 * would send the request, with its token, to the documentation's own host.
 */
export function serverObjects(
  servers: readonly PlaygroundServer[],
  { origin, variableValue, entered }: ServerKnowledge,
): JsonObject[] {
  const known = servers.flatMap((server) => {
    if (server.isMock) return [{ url: origin + server.url, ...described(server) }];
    const values = new Map(
      server.variables.map(({ name, default: standard }) => [name, variableValue(server.url, name) ?? standard]),
    );
    return isSendable(filled(server.url, values)) ? [serverObject(server, values)] : [];
  });
  return entered === undefined ? known : [{ url: entered }, ...known];
}

/** The server that was chosen earlier, when the list has it. */
export function chosenServer(servers: readonly JsonObject[], remembered: string | null): string | undefined {
  return servers.some(({ url }) => url === remembered) ? (remembered ?? undefined) : undefined;
}

/** Input that asks for an address if no server has a complete one. */
export interface AddressQuestion {
  /** As much of the address as the specification says. */
  draft: string;
  /** Set when the whole address is a variable: where its value belongs. */
  variable?: { url: string; name: string };
}

export function addressQuestion(servers: readonly PlaygroundServer[]): AddressQuestion {
  const whole = servers.find(({ url, variables: [first] }) => first && url === `{${first.name}}`);
  const [first] = whole?.variables ?? [];
  return {
    draft: servers.find(({ url }) => /^https?:\/\//i.test(url))?.url ?? '',
    ...(whole && first && { variable: { url: whole.url, name: first.name } }),
  };
}

function serverObject(server: PlaygroundServer, values: ReadonlyMap<string, string | undefined>): JsonObject {
  const variables = server.variables.map(({ name, enum: allowed, description }) => [
    name,
    {
      default: values.get(name) ?? '',
      ...(allowed.length > 0 && { enum: allowed }),
      ...(description !== undefined && { description }),
    },
  ]);
  return {
    url: server.url,
    ...described(server),
    ...(variables.length > 0 && { variables: Object.fromEntries(variables) }),
  };
}

function described({ description }: PlaygroundServer): JsonObject {
  return description === undefined ? {} : { description };
}

function filled(url: string, values: ReadonlyMap<string, string | undefined>): string {
  return url.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => values.get(name) ?? placeholder);
}
