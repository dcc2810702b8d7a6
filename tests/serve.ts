// Builds the sites that the browser tests open and serves them until Playwright stops it.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { previewHandler } from '../src/astro/preview.js';
import { readyPort, testSites } from './sites.js';

const trellis = fileURLToPath(new URL('../src/cli/trellis.mjs', import.meta.url));

for (const { folder, out, port, base } of Object.values(testSites)) {
  execFileSync(process.execPath, [trellis, 'build', folder, '--out', out, '--base', base], { stdio: 'inherit' });
  createServer(previewHandler(out, base.replace(/\/$/, ''))).listen(port, '127.0.0.1');
}
createServer((_request, response) => response.end('ready')).listen(readyPort, '127.0.0.1');
