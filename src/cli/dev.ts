import { dev as astroDev } from 'astro';
import { astroConfig } from './astroConfig.js';
import { existingFolder } from './outcome.js';

export interface DevOptions {
  port: number;
  host: string;
  base: string;
  /** Answer for the APIs of the site. */
  mock: boolean;
}

/** Serves a documentation folder until the process is stopped. */
export async function dev(dir: string, { port, host, base, mock }: DevOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (!folder) return 1;
  const server = await astroDev({ ...astroConfig({ folder, base, mock }), logLevel: 'warn', server: { port, host } });
  const { address, port: taken } = server.address;
  const name = address.includes(':') ? `[${address}]` : address;
  process.stdout.write(`Trellis serves ${dir} at http://${name}:${taken}${base}\n`);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.stop().then(() => resolve(0)));
    }
  });
}
