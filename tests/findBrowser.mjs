import { existsSync } from 'node:fs';
import path from 'node:path';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';

function ofSystem() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined;
  }
}

/** Path of a Chromium: the one that `TRELLIS_CHROMIUM` names, else Playwright's own, else one of the system. */
export function findBrowser() {
  const own = chromium.executablePath();
  const found = process.env.TRELLIS_CHROMIUM ?? (existsSync(own) ? own : ofSystem());
  if (!found) throw new Error('There is no Chromium for the browser tests: run `npx playwright install chromium`.');
  return found;
}

/** Path of a Firefox: the one that `TRELLIS_FIREFOX` names, else one of the system. */
export function findFirefox() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => path.join(folder, name)));
  const found = process.env.TRELLIS_FIREFOX ?? places.find((place) => existsSync(place));
  if (!found) throw new Error('There is no Firefox: install one, such as `apt-get install firefox-esr`.');
  return found;
}
