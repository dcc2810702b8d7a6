import type { FrameTheme } from '../../client/playgroundMessages.js';

/** Shows the document in a site's colours and in its mode. */
export function applyTheme({ mode, rounded, properties }: FrameTheme): void {
  const { classList, dataset, style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  if (rounded !== undefined) dataset['rounded'] = rounded;
  const isDark = mode === 'dark';
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
  document.body.classList.toggle('dark-mode', isDark);
  document.body.classList.toggle('light-mode', !isDark);
}
