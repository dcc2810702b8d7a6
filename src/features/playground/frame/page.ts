import type { FrameTheme, FromFrame, ToFrame } from '../client/messages.js';
import { readStored } from '../../../browser/storage.js';
import type { Site } from '../../../site/site.js';

/** Applies a site's colours and mode to the document. */
function applyTheme({ mode, rounded, properties }: FrameTheme): void {
  const { classList, dataset, style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  if (rounded !== undefined) dataset['rounded'] = rounded;
  const isDark = mode === 'dark';
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
  document.body.classList.toggle('dark-mode', isDark);
  document.body.classList.toggle('light-mode', !isDark);
}

/**
 * Applies the mode of the site's pages to a standalone document, and follows changes.
 *
 * @param root has the site's setting in `data-appearance`.
 * @param onMode is called with the mode, initially and on every change.
 */
export function followMode(
  { dataset: { appearance: setting = '' } }: HTMLElement,
  onMode: (mode: FrameTheme['mode']) => void = () => undefined,
): void {
  const appearance = JSON.parse(setting) as Site['appearance'];
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const own = system.matches ? 'dark' : 'light';
    const choice = appearance.strict ? null : readStored('localStorage', 'trellis:mode');
    const mode = choice ?? (appearance.default === 'system' ? own : appearance.default);
    const theme = mode === 'dark' ? 'dark' : 'light';
    applyTheme({ mode: theme, properties: {} });
    onMode(theme);
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', show);
}

/** Sends a message to the page around the frame. */
export function tell(message: FromFrame): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** Follows the theme of the surrounding page, and calls back when that page opens an operation. */
export function listen(open: (message: Extract<ToFrame, { trellis: 'open' }>) => void): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
    if (source !== parent || origin !== location.origin) return;
    applyTheme(data.theme);
    if (data.trellis === 'open') open(data);
  });
  tell({ trellis: 'ready' });
}
