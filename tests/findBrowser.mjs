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

/** Path of the first of some programs that the system has. */
function installed(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((place) => existsSync(place));
}

/**
 * Path of a Chromium for tests that need no window: the one that `TRELLIS_CHROMIUM` names, else the one without windows, which takes half of
 * the time for pictures and a third less for the rest, else any other.
 */
export function findShell() {
  return process.env.TRELLIS_CHROMIUM ?? installed('chromium-headless-shell') ?? findBrowser();
}

/** Path of a Firefox: the one that `TRELLIS_FIREFOX` names, else one of the system. */
export function findFirefox() {
  const found = process.env.TRELLIS_FIREFOX ?? installed('firefox-esr', 'firefox');
  if (!found) throw new Error('There is no Firefox: install one, such as `apt-get install firefox-esr`.');
  return found;
}

/** Path of the program that drives a WebKit, the engine of Safari: the one that `TRELLIS_WEBKIT` names, else one of the system. */
export function findWebKit() {
  const found = process.env.TRELLIS_WEBKIT ?? installed('WebKitWebDriver');
  if (!found) throw new Error('There is no WebKit: install one, such as `apt-get install webkit2gtk-driver`.');
  return found;
}
