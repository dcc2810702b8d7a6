import { catchUp } from './pressed.js';
import { shown } from './shown.js';

/** Loads the dialog when it is asked for: nothing of it is here before. */
function open(query?: string): void {
  void import('./search/dialog.js').then(({ openSearch }) => openSearch(query));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the search by Ctrl or Cmd K, by `/`, by the header's buttons, and for an address with `?search=`. */
export function startSearch(): void {
  const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
  for (const key of document.querySelectorAll('[data-search-key]')) if (isApple) key.textContent = '⌘K';

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-search-open]') : null;
    if (button) open(button.dataset.searchOpen || undefined);
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
  const query = new URLSearchParams(location.search).get('search');
  if (query !== null) void shown().then(() => open(query));
  catchUp('[data-search-open]');
}
