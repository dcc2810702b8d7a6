import type { Json, JsonObject, PlaygroundServer } from './model.js';

/** True if a request can be sent to an address: an http(s) URL without placeholders. */
export function isSendable(address: string): boolean {
  return /^https?:\/\//i.test(address) && !/[{}]/.test(address) && URL.canParse(address);
}

/** True if requests can be sent to any of some Server Objects as written. */
export function hasAddress(servers: Json | undefined): boolean {
  return Array.isArray(servers) && servers.some((server) => isSendable(String((server as JsonObject | null)?.['url'])));
}

/** What is known about servers besides the specification. */
export interface ServerKnowledge {
  /** Origin of the documentation, which serves the mocks. */
  origin: string;
  /** The reader's value for a server's variable; undefined if there is none. */
  variableValue(url: string, variable: string): string | undefined;
  /** An address that the reader entered, shown first. */
  entered?: string;
}

/**
 * The Server Objects to choose from. Incomplete or relative addresses are left out, because a browser would send the request, with its token, to the
 * documentation's own host.
 */
export function serverObjects(
  servers: readonly PlaygroundServer[],
  { origin, variableValue, entered }: ServerKnowledge,
): JsonObject[] {
  const objects = servers.flatMap((server) => {
    if (server.isMock) return [{ url: origin + server.url, ...described(server) }];
    const values = new Map(
      server.variables.map(({ name, default: standard }) => [name, variableValue(server.url, name) ?? standard]),
    );
    return isSendable(filled(server.url, values)) ? [serverObject(server, values)] : [];
  });
  return entered === undefined ? objects : [{ url: entered }, ...objects];
}

/** The server that was chosen earlier, if it is in the list. */
export function chosenServer(servers: readonly JsonObject[], remembered: string | null): string | undefined {
  return servers.some(({ url }) => url === remembered) ? (remembered ?? undefined) : undefined;
}

/** Input that asks for an address if no server has a complete one. */
export interface AddressQuestion {
  /** The known part of the address. */
  draft: string;
  /** Present if the address begins with a variable: the variable to set. */
  variable?: { url: string; name: string };
}

export function addressQuestion(servers: readonly PlaygroundServer[]): AddressQuestion {
  const draft = servers.find(({ url }) => /^https?:\/\//i.test(url))?.url ?? '';
  const whole = servers.find(({ url, variables: [first] }) => first && url.startsWith(`{${first.name}}`));
  const [first] = whole?.variables ?? [];
  return { draft, ...(draft === '' && whole && first && { variable: { url: whole.url, name: first.name } }) };
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
