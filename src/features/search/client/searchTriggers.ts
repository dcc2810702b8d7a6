import { onClick } from '../../../browser/clicks.js';
import { catchUp } from '../../../browser/earlyPress.js';
import { waitUntilShown } from '../../../browser/pageVisibility.js';

/** Loads the dialog on demand. */
async function open(query?: string): Promise<void> {
  const typed = keepTyped();
  try {
    const { openSearch } = await import('./dialog.js');
    await openSearch(query, typed);
  } finally {
    typed();
  }
}

/** Collects keystrokes until the dialog is loaded. Calling the result stops that and returns the text. */
function keepTyped(): () => string {
  let text = '';
  const keep = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isComposing || !(isLetter || key === 'Backspace')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    text = isLetter ? text + key : text.slice(0, -1);
  };
  // An open dialog receives the keystrokes itself.
  if (!document.querySelector('dialog.search[open]')) document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    return text;
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the search on Ctrl or Cmd K, on `/`, from the header's buttons, and for an address with `?search=`. */
export function startSearch(): void {
  const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
  for (const key of document.querySelectorAll('[data-search-key]')) if (isApple) key.textContent = '⌘K';

  onClick('[data-search-open]', ({ dataset }) => void open(dataset.searchOpen || undefined));
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    void open();
  });
  const query = new URLSearchParams(location.search).get('search');
  if (query !== null) void waitUntilShown().then(() => open(query));
  catchUp('[data-search-open]');
}
