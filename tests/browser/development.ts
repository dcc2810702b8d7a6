import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from 'playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A development server over a copy of a fixture folder. */
export interface DevelopmentSite {
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

/** Gives a test its own folder and server; both are gone afterwards. */
export const test = base.extend<{ fixture: string; development: DevelopmentSite }>({
  /** A folder of tests/sites; `nothing` is an empty one. */
  fixture: ['minimal', { option: true }],
  development: async ({ fixture }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trellis-dev-'));
    if (fixture !== 'nothing')
      cpSync(path.join(root, 'tests/sites', fixture), folder, {
        recursive: true,
        filter: (file) => !/[\\/](\.trellis|dist)$/.test(file),
      });
    const server = spawn(process.execPath, [path.join(root, 'src/cli/trellis.mjs'), 'dev', folder, '--port', '0'], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' },
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (data: Buffer) => (printed += data.toString()));
    try {
      const url = await started(server, () => printed);
      await use({
        url,
        read: (file) => readFileSync(path.join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(path.join(folder, file), text),
        remove: (file) => rmSync(path.join(folder, file)),
        makeFolder: (name) => mkdirSync(path.join(folder, name)),
        output: () => printed,
        isRunning: () => server.exitCode === null,
      });
    } finally {
      server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

export { expect } from 'playwright/test';
