import { clearCache } from '../shared/cacheFolder.js';
import { addressesOf, whereLines } from './addresses.js';
import { openBrowser } from './browser.js';
import { spareMemory } from './memory.js';
import { documentedFolder } from './usage.js';
import { findPort } from './server.js';

export interface DevOptions {
  port?: number;
  host: string;
  base: string;
  /** Open the site in a browser. */
  open: boolean;
  /** Host names that the server answers to, besides this machine's names and IP addresses. */
  allowHost: string[];
  /** Answer API requests too. */
  mock: boolean;
  /** Print notes too, and each diagnostic with an excerpt. */
  verbose: boolean;
  /** The folder comes from somebody who is not trusted. */
  untrusted: boolean;
}

/** Serves a documentation folder until the process is stopped. */
export async function dev(
  dir: string,
  { port: wanted, host, base, open, allowHost, mock, verbose, untrusted }: DevOptions,
): Promise<number> {
  const folder = await documentedFolder(dir);
  // Astro would leave a server in the background that nobody can reach.
  const port = await findPort({ port: wanted, host }, 4321);
  spareMemory();
  // Authors of documentation do not update Astro themselves, so its notice is turned off.
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
        // Stopping the server is a success. Vite handles the signal too and would exit with 143.
        process.exitCode = 0;
        void server.stop().then(() => resolve(0));
      });
    }
  });
}
