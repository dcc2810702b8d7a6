import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';
import { redirected } from './addresses.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The server of the site `channels` at which its mock answers. */
export const local = 'ws://127.0.0.1:4486/garden';

/** The server at which nobody answers. */
export const closed = 'ws://127.0.0.1:4487';

function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    let printed = '';
    output.on('data', (data: Buffer) => {
      printed += data.toString();
      const port = /at ws:\/\/127\.0\.0\.1:(\d+)\/garden/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

/** A test whose browser finds the mock where the site says that its server is, and no other server. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const words = [path.join(root, 'src/cli/trellis.mjs'), 'mock', path.join(root, 'tests/sites/channels')];
      const mock = spawn(process.execPath, [...words, '--port', '0']);
      const port = await portOf(mock.stdout);
      await use(redirected(launchOptions, [[local, port], [closed]]));
      mock.kill();
    },
    { scope: 'worker' },
  ],
});
