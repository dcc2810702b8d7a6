import path from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Library } from './mcp/library.js';
import { createServer } from './mcp/server.js';

/**
 * Serves a built site to a language model, over standard input and output (Model Context Protocol), until the input ends.
 *
 * @param dir folder of a built site.
 * @returns the exit code.
 */
export async function mcp(dir: string): Promise<number> {
  const folder = path.resolve(dir);
  const library = Library.open(folder);
  if (!library) {
    process.stderr.write(
      `There is no built site in ${dir}.\nBuild it first, and name the folder it was written to: trellis-docs mcp dist.\n`,
    );
    return 1;
  }
  serveStdio(() => createServer(library));
  return new Promise((resolve) => {
    // A file ends, and a pipe closes.
    for (const event of ['end', 'close']) process.stdin.once(event, () => resolve(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(0));
  });
}
