import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server of the command line. */
export interface Serving {
  /** Its address, without a slash at the end. */
  url: string;
  port: number;
  /** Id of its process. */
  pid: number;
  /** All it has printed so far. */
  printed: () => string;
  /** Ends it in the usual way, and tells its exit code. */
  stop: () => Promise<number | null>;
}

interface Start {
  env?: Record<string, string>;
  /** Working folder of the command. */
  cwd?: string;
  /** Runs a function when the server is no longer needed: at the end of the test, or of those that share it. */
  end?: (stop: () => void) => void;
}

/** Starts a server with the command line. */
export async function serve(
  words: readonly string[],
  { env = {}, cwd, end = onTestFinished }: Start = {},
): Promise<Serving> {
  const child = spawn(process.execPath, [path.join(root, 'src/cli/trellis.mjs'), ...words], {
    cwd,
    env: { ...process.env, VITEST: '', NODE_ENV: '', ASTRO_DEV_BACKGROUND: '0', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  end(() => void child.kill('SIGKILL'));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        const [, address] = /at (http:\/\/\S+)/.exec(printed) ?? [];
        if (address) resolve(address.replace(/\/$/, ''));
      });
    }
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    printed: () => printed,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
