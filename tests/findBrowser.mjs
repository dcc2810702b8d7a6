import { existsSync } from 'node:fs';
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
