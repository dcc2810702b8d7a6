import { clearCache } from '../shared/cacheFolder.js';
import { addressesOf, whereLines } from './addresses.js';
import { openBrowser } from './browser.js';
import { spareMemory } from './memory.js';
import { existingFolder } from './usage.js';
import { findPort } from './server.js';

export interface DevOptions {
  port?: number;
  host: string;
  base: string;
  /** Open the site in a browser. */
  open: boolean;
  /** Names that the server answers under, beside those of this machine and addresses. */
  allowHost: string[];
  /** Answer for the APIs of the site. */
  mock: boolean;
  /** Tell notes too, and everything with the lines that it is about. */
  verbose: boolean;
  /** The folder is somebody's who is not trusted. */
  untrusted: boolean;
}

/** Serves a documentation folder until the process is stopped. */
export async function dev(
  dir: string,
  { port: wanted, host, base, open, allowHost, mock, verbose, untrusted }: DevOptions,
): Promise<number> {
  const folder = existingFolder(dir);
  // Astro would leave a server behind that nobody can reach.
  const port = await findPort({ port: wanted, host }, 4321);
  spareMemory();
  // Nobody who writes documentation installs Astro's next version.
  process.env['ASTRO_DISABLE_UPDATE_CHECK'] ??= 'true';
  const [{ dev: astroDev }, { astroConfig }] = await Promise.all([import('astro'), import('./astroConfig.js')]);
  if (untrusted) clearCache(folder);
  const names = [host, ...allowHost];
  const config = astroConfig({ folder, base, mock, untrusted, isVerbose: verbose, names });
  const server = await astroDev({ ...config, logLevel: 'warn', server: { port, host, allowedHosts: names } });
  const addresses = addressesOf({ host: server.address.address, port: server.address.port, base });
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stdout.write(`${whereLines(dir, addresses)}Ready in ${seconds} s.\n`);
  if (open) openBrowser(addresses.local);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // Whoever stops a server has what was asked for; Vite, which hears the signal as well, would say 143.
        process.exitCode = 0;
        void server.stop().then(() => resolve(0));
      });
    }
  });
}
