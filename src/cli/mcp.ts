import { once } from 'node:events';
import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Library } from './mcp/library.js';
import { createServer } from './mcp/server.js';
import { UsageError } from './usage.js';

/**
 * Serves a built site to a language model over standard input and output (Model Context Protocol) until the input ends.
 *
 * @param dir folder of a built site.
 * @returns the exit code.
 */
export async function mcp(dir: string): Promise<number> {
  const folder = path.resolve(dir);
  const library = Library.open(folder);
  if (!library) {
    throw new UsageError(
      `There is no built site in ${dir}. Build it first, and name the folder that it was written to.`,
    );
  }
  const { stdin } = process;
  const server = serveStdio(() => createServer(library));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
  // The transport pauses the input when it closes by itself.
  await Promise.race(['end', 'close', 'pause'].map((event) => once(stdin, event)));
  return 0;
}
