import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { previewHandler } from '../astro/preview.js';
import { existingFolder } from './outcome.js';

export interface PreviewOptions {
  out?: string;
  port: number;
  host: string;
  base: string;
}

/** Tries the next ports when one is taken. */
function listen(server: ReturnType<typeof createServer>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65535) resolve(listen(server, port + 1, host));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Serves a built site, as a static host would, until the process is stopped. */
export async function preview(dir: string, { out, port, host, base }: PreviewOptions): Promise<number> {
  const folder = existingFolder(dir);
  if (!folder) return 1;
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  if (!existsSync(output)) {
    process.stderr.write(`There is no built site in ${output}. Build it first: trellis build ${dir}\n`);
    return 1;
  }
  const server = createServer(previewHandler(output, base.replace(/\/$/, '')));
  const taken = await listen(server, port, host);
  process.stdout.write(`Trellis serves ${output} at http://${host}:${taken}${base}\n`);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.closeAllConnections();
        server.close(() => resolve(0));
      });
    }
  });
}
