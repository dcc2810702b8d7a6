/* global document, window, matchMedia, customElements, HTMLElement */

/*
 * Runs in the head of every page before anything is painted, hence plain JavaScript without imports. Sets the mode (FORMAT.md 1.18), also
 * for the browser's own bars; hides a closed banner, and a sidebar that will be replaced by that of the reader's version; and defines the
 * element at the end of the sidebar, which restores folders and scroll position as soon as it is parsed.
 */
{
  const root = document.documentElement;
  const { banner, modeDefault, modeFixed, versions, view } = root.dataset;

  const read = (storage, key) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };

  const chosen = modeFixed === undefined ? read('localStorage', 'trellis:mode') : null;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.remove('light', 'dark');
  const mode = chosen || modeDefault || system;
  root.classList.add('js', mode);
  if (mode !== system) {
    for (const color of document.querySelectorAll('[data-bars]'))
      color.media = color.dataset.bars === mode ? 'all' : 'not all';
  }

  if (banner && read('localStorage', 'trellis:banner') === banner) root.classList.add('no-banner');

  const version = read('localStorage', 'trellis:version');
  if (version && versions && JSON.parse(versions).includes(version)) root.classList.add('reframing');

  // Readers may click buttons before the scripts that handle them are loaded: see `earlyPress.ts`.
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button) button.dataset.pressed = '';
  });

  // The previous page fades out over this one, so no picture of this page is needed. It appears earlier and can be used immediately.
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    root.classList.add('revealing');
    const done = () => root.classList.remove('revealing');
    viewTransition.finished.then(done, done);
  });

  // Browsers reject the transition's promise if they skip it, which is not an error.
  window.addEventListener('unhandledrejection', (event) => {
    if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
  });

  customElements.define(
    'trellis-restore',
    class extends HTMLElement {
      connectedCallback() {
        const scroller = this.parentElement;
        const remembered = () => JSON.parse(read('sessionStorage', 'trellis:sidebar') || '{}');
        const { folders } = remembered();
        const active = scroller.querySelector('[aria-current=page]');
        for (const folder of scroller.querySelectorAll('details[data-id]')) {
          const open = folders?.[folder.dataset.id];
          if (open !== undefined && !folder.contains(active)) folder.open = open;
        }
        // Runs before the first frame, for which the style sheet is loaded. A prerendered page has its first frame when it is shown.
        window.requestAnimationFrame(() => {
          const state = remembered();
          if (state.view === view) scroller.scrollTop = state.top;
          if (!active) return;
          const box = scroller.getBoundingClientRect();
          const row = active.getBoundingClientRect();
          if (row.top < box.top + 24 || row.bottom > box.bottom - 24) {
            scroller.scrollTop += row.top - box.top - (box.height - row.height) / 2;
          }
        });
      }
    },
  );
}
