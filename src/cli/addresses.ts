import { networkInterfaces } from 'node:os';

/** Addresses at which a server can be reached. */
interface Addresses {
  /** From this machine. */
  local: string;
  /** From other machines on the network. */
  network: string[];
}

/** Network interfaces as `os.networkInterfaces` returns them. */
export type Networks = ReturnType<typeof networkInterfaces>;

/**
 * The addresses of a server, for people to open.
 *
 * @param host address that the server listens on.
 * @param base path at which the site is served, with a leading slash.
 */
export function addressesOf(
  { host, port, base }: { host: string; port: number; base: string },
  networks: Networks = networkInterfaces(),
): Addresses {
  const at = (name: string): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
  if (host !== '0.0.0.0' && host !== '::') return { local: at(host), network: [] };
  const others = Object.values(networks)
    .flatMap((list) => list ?? [])
    // IPv6 addresses that work without naming a network interface are rare in local networks.
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return { local: at('127.0.0.1'), network: others.map(({ address }) => at(address)) };
}

/** The lines that show where a server is. */
export function whereLines(what: string, { local, network }: Addresses): string {
  return [`Trellis serves ${what} at ${local}`, ...network.map((each) => `In your network: ${each}`), ''].join('\n');
}
