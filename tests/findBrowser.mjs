import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

function run(command, words) {
  return spawnSync(command, words, { stdio: 'inherit' }).status === 0;
}

/** Path of a Chromium: Playwright's own, else the system's, else one that is installed now where that is possible. */
export function findBrowser() {
  const own = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  const found = own() ?? onPath();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  const hasPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!hasPackages || !run('apt-get', ['update', '-q']) || !run('apt-get', ['install', '-qy', 'chromium'])) {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = own() ?? onPath();
  if (!installed)
    throw new Error('The browser tests need Chromium: install it, or run `npx playwright install chromium`.');
  return installed;
}
