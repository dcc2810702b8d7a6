import { copyFor } from './clipboard.js';

/** Copies the address of a heading, or of what else has such a mark, when its mark is pressed; the press leads there as well. */
export function startHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.heading-link') : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    // The words stand once for all of them.
    link.dataset['copiedLabel'] ??= link.closest<HTMLElement>('[data-copied-label]')?.dataset['copiedLabel'] ?? '';
    void copyFor(link, link.href);
  });
}
