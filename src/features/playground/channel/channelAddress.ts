import { joinAddress } from '../../../formats/asyncapi/joinAddress.js';

/** The reader's input for a channel's address. */
export interface AddressInput {
  /** Address of the server, with placeholders. */
  server: string;
  /** Address of the channel, with placeholders. */
  path: string;
  /** Values of the server's variables, which are inserted unchanged, and of the channel's parameters, which are escaped. */
  variables: ReadonlyMap<string, string>;
  parameters: ReadonlyMap<string, string>;
  /** In order; empty values are left out. */
  query: readonly (readonly [name: string, value: string])[];
}

/** A complete address, or the name of the first placeholder without a value; undefined in place of an invalid address. */
type ChannelAddress = { url: string | undefined } | { missing: string };

/** Builds the address of a channel. */
export function channelAddress({ server, path, variables, parameters, query }: AddressInput): ChannelAddress {
  const missing: string[] = [];
  const fill = (template: string, values: ReadonlyMap<string, string>, escape: (value: string) => string): string =>
    template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const value = values.get(name)?.trim() ?? '';
      if (value === '') missing.push(name);
      return escape(value);
    });
  const host = fill(server.trim(), variables, String);
  const rest = fill(path, parameters, encodeURIComponent);
  const [first] = missing;
  if (first !== undefined) return { missing: first };
  const url = withQuery(joinAddress(host, rest), query);
  return { url: isSocketAddress(url) ? url : undefined };
}

function withQuery(address: string, query: AddressInput['query']): string {
  const pairs = query.filter(([, value]) => value !== '').map((pair) => pair.map(encodeURIComponent).join('='));
  if (pairs.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/** True if a connection can be opened to an address. Fragments are not allowed (RFC 6455, 3). */
function isSocketAddress(address: string): boolean {
  return /^wss?:\/\/[^/?#]/i.test(address) && !address.includes('#') && URL.canParse(address);
}
