import { onClick } from './clicks.js';
import { copyFor } from './clipboard.js';

/** Copies the address of a heading or similar target when its link icon is clicked; the click also goes there. */
export function startHeadingLinks(): void {
  onClick<HTMLAnchorElement>('a.heading-link', (link, { ctrlKey, metaKey, shiftKey, altKey }) => {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) void copyFor(link, link.href);
  });
}
