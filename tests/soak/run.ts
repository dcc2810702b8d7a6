// Edits a large site under its development server for long: `npm run soak -- [pages] [edits] [seed]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../build/serving.js';
import { writeSoakSite } from './site.js';
import { report, soak, thirds } from './soak.js';

const [pages = 2000, count = 2000, seed = 1] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'trellis-soak-'));
let end = (): void => undefined;
try {
  writeSoakSite(folder, pages);
  const server = await serve(['dev', folder, '--port', '0'], { end: (stop) => (end = stop) });
  const tell = (line: string): void => console.log(line);
  const soaked = await soak({ folder, port: server.port, pid: server.pid }, { count, seed, patience: 60_000 }, tell);
  const [, second, last] = thirds(soaked.memory);
  console.log(report(soaked));
  process.exitCode = soaked.unseen.length === 0 && last <= second * 1.2 ? 0 : 1;
} finally {
  end();
  rmSync(folder, { recursive: true, force: true });
}
