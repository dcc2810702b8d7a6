import { closest } from './clicks.js';

const words = '.code-word';

const wordsOf = (word: Element): HTMLElement[] => [
  ...(word.closest('code')?.querySelectorAll<HTMLElement>(words) ?? []),
];

/** The name to which a key moves the focus. */
function next(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return all[at + 1];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return all[at - 1];
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

/** Makes the names in a code block a single tab stop; arrow keys move between them. */
export function startTypes(): void {
  document.addEventListener('focusin', ({ target }) => {
    const word = closest(target, words);
    if (word) for (const each of wordsOf(word)) each.tabIndex = each === word ? 0 : -1;
  });
  document.addEventListener('keydown', (event) => {
    const word = closest(event.target, words);
    if (!word || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = wordsOf(word);
    const to = next(event.key, all, all.indexOf(word));
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
}
