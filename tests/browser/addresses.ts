import type { LaunchOptions } from 'playwright/test';

const hostOf = (address: string): string => new URL(address).host;

/**
 * Launch options of a browser that maps the ports of addresses to others: pages name ports that were written down
 * before the system chose those of the servers. Without a port nobody answers.
 */
export function redirected(
  options: LaunchOptions,
  ports: readonly (readonly [address: string, port?: number])[],
): LaunchOptions {
  const rules = ports.map(
    ([address, port]) => `MAP ${hostOf(address)} ${port === undefined ? '~NOTFOUND' : `127.0.0.1:${port}`}`,
  );
  return { ...options, args: [...(options.args ?? []), `--host-resolver-rules=${rules.join(', ')}`] };
}
