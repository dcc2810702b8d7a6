import { onClick } from './clicks.js';
import { catchUp } from './earlyPress.js';
import { readStored, store } from './storage.js';

const key = 'trellis:mode';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

type Mode = 'light' | 'dark';

const systemMode = (): Mode => (system.matches ? 'dark' : 'light');

function change(mode: Mode): void {
  // The whole page changes at once. Otherwise each link would fade at its own pace.
  root.classList.add('switching');
  root.classList.remove('light', 'dark');
  root.classList.add(mode);
  // The browser's own bars have the page's colour.
  for (const color of document.querySelectorAll<HTMLMetaElement>('[data-bars]'))
    color.media = color.dataset['bars'] === mode ? 'all' : 'not all';
  void document.body.offsetHeight;
  root.classList.remove('switching');
  tell(mode);
}

function tell(mode: Mode): void {
  for (const toggle of document.querySelectorAll('[data-mode-toggle]')) {
    toggle.ariaPressed = String(mode === 'dark');
  }
}

/** Handles the mode toggle, and follows the system and other windows while the page is open (FORMAT.md 1.18). `early.js` sets the initial mode. */
export function startMode(): void {
  const { modeDefault, modeFixed } = root.dataset;
  const settled = (): Mode =>
    ((modeFixed === undefined ? readStored('localStorage', key) : null) ?? modeDefault ?? systemMode()) as Mode;

  tell(settled());
  system.addEventListener('change', () => change(settled()));
  addEventListener('storage', (event) => event.key === key && change(settled()));
  onClick('[data-mode-toggle]', () => {
    const mode = root.classList.contains('dark') ? 'light' : 'dark';
    // A choice equal to the system's mode is not stored, so that the page keeps following the system.
    store('localStorage', key, mode === (modeDefault ?? systemMode()) ? null : mode);
    change(mode);
  });
  catchUp('[data-mode-toggle]');
}
