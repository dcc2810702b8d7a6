import type { VersionFrame } from './versionFrame.js';
import { onClick } from './clicks.js';
import { waitUntilShown } from './pageVisibility.js';
import { readStored, store } from './storage.js';

const key = 'trellis:version';
const root = document.documentElement;

/**
 * Stores the version that the reader chose. A page of a single version is always shown in it (FORMAT.md 1.8); a page that several versions share gets
 * the frame of the chosen one.
 */
async function startVersion(): Promise<void> {
  // The page itself has the attribute too.
  onClick('[data-version]', (control) => {
    if (control !== root) store('localStorage', key, control.dataset.version ?? '');
  });

  const { version, versions } = root.dataset;
  if (version === undefined) return;
  if (versions === undefined) {
    await waitUntilShown();
    return store('localStorage', key, version);
  }
  const choice = readStored('localStorage', key);
  const text = document.getElementById('reframings')?.textContent;
  const reframing = text && choice ? (JSON.parse(text) as Record<string, VersionFrame>)[choice] : undefined;
  // Few pages are shared by versions, and few readers change the version.
  if (choice && reframing) await (await import('./frameExchange.js')).exchangeFrame(choice, reframing);
  root.classList.remove('reframing');
}

void startVersion();
