import { networkInterfaces } from 'node:os';

/** Addresses under which a server can be reached. */
interface Addresses {
  /** From this machine. */
  local: string;
  /** From other machines of the network. */
  network: string[];
}

/** Network interfaces as `os.networkInterfaces` returns them. */
export type Networks = ReturnType<typeof networkInterfaces>;

/**
 * The addresses of a server, for people to open.
 *
 * @param host address that it listens on.
 * @param base path that its site stands below, with a slash before it.
 */
export function addressesOf(
  { host, port, base }: { host: string; port: number; base: string },
  networks: Networks = networkInterfaces(),
): Addresses {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
  if (host !== '0.0.0.0' && host !== '::') return { local: at(host), network: [] };
  const others = Object.values(networks)
    .flatMap((list) => list ?? [])
    // Those of IPv6 that need no name of an interface are rare in a local network.
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return { local: at('localhost'), network: others.map(({ address }) => at(address)) };
}

/** The lines that say where a server is. */
export function whereLines(what: string, { local, network }: Addresses): string {
  return [`Trellis serves ${what} at ${local}`, ...network.map((each) => `In your network: ${each}`), ''].join('\n');
}
