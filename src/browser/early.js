/* global document, window, matchMedia, customElements, HTMLElement */

/*
 * Stands in the head of every page and runs before anything is painted, hence plain JavaScript and no imports. It sets the
 * mode (FORMAT.md 1.18), also for the bars of the browser, hides a banner that was closed, hides a sidebar that is about to be exchanged for that of the reader's version, and defines the
 * element at the end of the sidebar, which puts folders and scroll position back as soon as the parser reaches it.
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

  // The scripts that answer buttons come later than readers press them: see `earlyPress.ts`.
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button) button.dataset.pressed = '';
  });

  // The page before fades out over this one, of which no picture is needed: it is there sooner, and can be used at once.
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    root.classList.add('revealing');
    const done = () => root.classList.remove('revealing');
    viewTransition.finished.then(done, done);
  });

  // A page that is there before the picture of the last one goes without the transition: the browser's own doing, and no error.
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
        // The parser does not wait for the stylesheet, the first frame does; that of a page rendered ahead comes when it is shown.
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
