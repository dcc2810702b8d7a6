import type { JsonObject, PlaygroundServer } from '../site/playground.js';

/** Whether a request can be sent to an address: an http(s) URL without a placeholder left in it. */
export function isSendable(address: string): boolean {
  return /^https?:\/\//i.test(address) && !/[{}]/.test(address) && URL.canParse(address);
}

/**
 * The Server Objects to choose from. One that is not an absolute address with its defaults filled in is left out: a browser
 * would send the request, with its token, to the documentation's own host.
 *
 * @param origin of the documentation, where mocks are.
 * @param entered an address the reader has given, first in the list.
 */
export function serverObjects(
  servers: readonly PlaygroundServer[],
  origin: string,
  entered?: string,
): JsonObject[] {
  const known = servers.filter(({ absolute, isMock }) => absolute || isMock).map((server) => serverObject(server, origin));
  return entered === undefined ? known : [{ url: entered }, ...known];
}

/** The server that was chosen earlier, when the list has it. */
export function chosenServer(servers: readonly JsonObject[], remembered: string | null): string | undefined {
  return servers.some(({ url }) => url === remembered) ? (remembered ?? undefined) : undefined;
}

/** What to begin with where the reader is asked for the address: as much as the specification says of it. */
export function addressDraft(servers: readonly PlaygroundServer[]): string {
  return servers.find(({ url }) => /^https?:\/\//i.test(url))?.url ?? '';
}

function serverObject({ url, description, variables, isMock }: PlaygroundServer, origin: string): JsonObject {
  const named = Object.fromEntries(
    variables.map(({ name, default: standard, enum: values, description: about }) => [
      name,
      { default: standard ?? '', ...(values.length > 0 && { enum: values }), ...(about !== undefined && { description: about }) },
    ]),
  );
  return {
    url: isMock ? origin + url : url,
    ...(description !== undefined && { description }),
    ...(variables.length > 0 && { variables: named }),
  };
}
