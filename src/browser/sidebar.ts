import { closest } from './clicks.js';
import { readStored, store } from './storage.js';

const key = 'trellis:sidebar';

interface SidebarState {
  view?: string;
  top?: number;
  /** Folders that the reader has opened or closed, by id. */
  folders?: Record<string, boolean>;
}

/** Stores folders and scroll position for the next page, where `early.js` restores them before the first paint. */
export function startSidebar(): void {
  const scroller = document.getElementById('sidebar-content');
  if (!scroller) return;
  const state = JSON.parse(readStored('sessionStorage', key) ?? '{}') as SidebarState;
  const folders = state.folders ?? {};
  const remember = (): void => {
    const { view } = document.documentElement.dataset;
    store('sessionStorage', key, JSON.stringify({ view, top: scroller.scrollTop, folders } satisfies SidebarState));
  };

  scroller.addEventListener('click', ({ target }) => {
    const folder = closest(target, 'summary')?.parentElement;
    if (!(folder instanceof HTMLDetailsElement) || folder.dataset.id === undefined) return;
    const opens = !folder.open;
    folders[folder.dataset.id] = opens;
    remember();
    const { drilldown } = document.documentElement.dataset;
    const first = opens && drilldown !== 'false' ? firstPage(folder) : undefined;
    if (first && matchMedia('(min-width: 64rem)').matches) location.assign(first.href);
  });
  // Not on leaving the page: a prerendered page has replaced it by then, and reading the position would force a layout.
  scroller.addEventListener('scroll', remember);
  // `early.js` may have scrolled before this listener was added.
  requestAnimationFrame(remember);
}

// On large screens, opening a folder leads to its first page, unless that is a folder too or the reader is already inside (FORMAT.md 1.7).
function firstPage(folder: HTMLDetailsElement): HTMLAnchorElement | undefined {
  const first = folder.querySelector(':scope > ul > li:first-child')?.firstElementChild;
  if (!(first instanceof HTMLAnchorElement) || first.target === '_blank') return undefined;
  return folder.querySelector('[aria-current=page]') ? undefined : first;
}
