import { copyFor } from './clipboard.js';

/** Copies the address of a heading or similar target when its link icon is clicked; the click also goes there. */
export function startHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.heading-link') : null;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    void copyFor(link, link.href);
  });
}
