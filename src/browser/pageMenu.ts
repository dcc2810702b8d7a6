import { onClick } from './clicks.js';
import { copyFor } from './clipboard.js';
import { catchUp } from './earlyPress.js';

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Handles a page's menu: copies, prints, and fills in the page's address if the build did not know it. */
export function startPageMenu(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.page-menu [data-origin]')) {
    const unknown = encodeURIComponent(link.dataset.origin ?? '');
    link.href = link.href.replaceAll(unknown, encodeURIComponent(location.origin));
  }
  onClick('.page-menu button', (control) => {
    const { copy, copyFrom } = control.dataset;
    if ('print' in control.dataset) {
      control.closest<HTMLElement>('[popover]')?.hidePopover();
      print();
    }
    if (copy !== undefined) void copyFor(control, copy);
    if (copyFrom !== undefined) void copyFor(control, textAt(copyFrom));
  });
  catchUp('.page-menu [data-copy-from]');
}
