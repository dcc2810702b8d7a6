import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A development server over a copy of a fixture folder. */
interface DevelopmentSite {
  url: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  makeFolder(name: string): void;
  /** Everything the server has printed so far. */
  output(): string;
  isRunning(): boolean;
}

function started(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const address = /at (http:\/\/\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', look);
    server.once('exit', (code) => reject(new Error(`The development server ended with ${code}:\n${output()}`)));
  });
}

interface Server extends DevelopmentSite {
  /** Gives the folder the files that it began with, and forgets what was printed. */
  restore(): Promise<void>;
  stop(): void;
}

const isMade = (file: string): boolean => /(?:^|[\\/])(?:\.trellis|dist)(?:[\\/]|$)/.test(file);

/** The files of a folder with their contents. */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !isMade(name));
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}

async function serverOver(fixture: string): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-dev-'));
  cpSync(path.join(root, 'tests/sites', fixture), folder, { recursive: true, filter: (file) => !isMade(file) });
  const first = filesIn(folder);
  const server = spawn(process.execPath, [path.join(root, 'src/cli/trellis.mjs'), 'dev', folder, '--port', '0'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' },
  });
  // A worker that is stopped early does not tear down its fixtures.
  const end = (): void => void server.kill('SIGKILL');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  const url = await started(server, () => printed);
  const at = (name: string): string => path.join(folder, name);
  const write = (name: string, text: string): void => writeFileSync(at(name), text);
  const remove = (name: string): void => rmSync(at(name));

  async function restore(): Promise<void> {
    const now = filesIn(folder);
    for (const name of now.keys()) if (!first.has(name)) remove(name);
    for (const [name, text] of first) if (now.get(name) !== text) writeFileSync(at(name), text, 'latin1');
    // What is read after all this was written was read with it.
    write('restored.md', '# Restored\n');
    const status = async (): Promise<number> => (await fetch(`${url}restored`)).status;
    await expect.poll(status).toBe(200);
    remove('restored.md');
    await expect.poll(status).toBe(404);
    printed = '';
  }

  return {
    url,
    read: (file) => readFileSync(at(file), 'utf8'),
    write,
    remove,
    makeFolder: (name) => mkdirSync(at(name)),
    output: () => printed,
    isRunning: () => server.exitCode === null,
    restore,
    stop() {
      server.kill('SIGTERM');
      // The server still writes its cache.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

interface Fixtures {
  /** A folder of tests/sites; `nothing` is an empty one. */
  fixture: string;
  /** The test sees the server start; others get one that was started before, with a folder as if it had just been. */
  isFresh: boolean;
  development: DevelopmentSite;
}

export const test = base.extend<Fixtures, { servers: Map<string, Server> }>({
  fixture: ['minimal', { option: true }],
  isFresh: [false, { option: true }],
  servers: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servers = new Map<string, Server>();
      await use(servers);
      for (const server of servers.values()) server.stop();
    },
    { scope: 'worker' },
  ],
  development: async ({ fixture, isFresh, servers }, use) => {
    if (isFresh) {
      const server = await serverOver(fixture);
      try {
        await use(server);
      } finally {
        server.stop();
      }
      return;
    }
    const known = servers.get(fixture);
    if (known) await known.restore();
    const server = known ?? (await serverOver(fixture));
    servers.set(fixture, server);
    await use(server);
  },
});

export { expect } from 'playwright/test';
