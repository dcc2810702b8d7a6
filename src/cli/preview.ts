import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { finishPlacing } from '../build/sitePlacement.js';
import { previewHandler } from '../dev/preview.js';
import { addressesOf, whereLines } from './addresses.js';
import { existingFolder, UsageError } from './usage.js';
import { listen, untilStopped } from './server.js';

export interface PreviewOptions {
  out?: string;
  port?: number;
  host: string;
  base: string;
  /** Host names that the server answers to, besides this machine's names and IP addresses. */
  allowHost: string[];
}

/** Serves a built site as a static host would, until the process is stopped. */
export async function preview(dir: string, { out, port, host, base, allowHost }: PreviewOptions): Promise<number> {
  const folder = existingFolder(dir);
  const output = path.resolve(out ?? path.join(folder, 'dist'));
  finishPlacing(folder);
  if (!existsSync(output)) {
    throw new UsageError(`There is no built site in ${output}. Build it first: trellis-docs build ${dir}`);
  }
  const server = createServer(previewHandler(output, base.replace(/\/$/, ''), [host, ...allowHost]));
  const ownPort = await listen(server, { port, host }, 4321);
  process.stdout.write(whereLines(output, addressesOf({ host, port: ownPort, base })));
  return untilStopped(server);
}
