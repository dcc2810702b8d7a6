// Builds generated sites and prints what it cost. `npm run bench` for 100, 500 and 2,000 pages; `npm run bench -- 300` for others;
// `npm run bench -- api` for a specification of 1,000 operations, `npm run bench -- api 200` for another number;
// `npm run bench -- click` for the time from a click to the page;
// `npm run bench -- dev` for the first page of `dev` and the time from a save to the page, for 2,000 pages;
// `npm run bench -- view` for what a first visit to each kind of page fetches;
// `npm run bench -- beside` for 500 pages built by Trellis and by Starlight, which it installs from the registry.
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchApi } from './api.mjs';
import { benchBeside } from './beside.mjs';
import { benchClick } from './click.js';
import { benchDev } from './dev.js';
import { generate } from './generate.mjs';
import { folderBytes, measure } from './measure.mjs';
import { benchView } from './view.js';

const trellis = fileURLToPath(new URL('../../src/cli/trellis.mjs', import.meta.url));
const counts = process.argv
  .slice(2)
  .map(Number)
  .filter((count) => count > 0);
const columns = ['pages', 'run', 'CPU s', 'wall s', 'peak MB', 'bytes/page'];
const width = 11;
const row = (cells) => console.log(cells.map((cell) => String(cell).padStart(width)).join(''));

async function benchPages() {
  row(columns);
  for (const count of counts.length > 0 ? counts : [100, 500, 2000]) {
    const folder = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
    try {
      mkdirSync(folder, { recursive: true });
      generate(folder, count);
      for (const run of ['cold', 'again']) {
        const { code, errors, cpu, wall, peak } = await measure(process.execPath, [trellis, 'build', folder]);
        if (code !== 0) throw new Error(`The build ended with ${code}:\n${errors}`);
        const bytes = folderBytes(path.join(folder, 'dist'));
        row([count, run, cpu.toFixed(1), wall.toFixed(1), Math.round(peak / 1e6), Math.round(bytes / count)]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

if (process.argv[2] === 'api') await benchApi(trellis, counts[0] ?? 1000);
else if (process.argv[2] === 'beside') await benchBeside(trellis, counts[0] ?? 500);
else if (process.argv[2] === 'click') await benchClick(trellis, counts[0] ?? 20);
else if (process.argv[2] === 'dev') await benchDev(trellis, counts[0] ?? 2000);
else if (process.argv[2] === 'view') await benchView(trellis, counts[0] ?? 500);
else await benchPages();
