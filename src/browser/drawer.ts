import { onClick } from './clicks.js';

const large = matchMedia('(min-width: 64rem)');

/**
 * Turns the sidebar, a popover on small screens, into a modal drawer: content behind it is inert while it is open. The browser handles Esc, clicks
 * outside and the return of the focus.
 */
export function startDrawer(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  const behind = document.querySelectorAll<HTMLElement>('#navbar, #content-container, .skip-link');

  sidebar.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open';
    for (const element of behind) element.inert = isOpen;
    sidebar.role = isOpen ? 'dialog' : null;
    sidebar.ariaModal = isOpen ? 'true' : null;
    sidebar.ariaLabel = isOpen ? (sidebar.querySelector('.sidebar-top p')?.textContent ?? '') : null;
    if (isOpen) {
      sidebar.querySelector('button')?.focus();
      sidebar.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
    }
  });
  // The element that opened it is inert when the focus would return to it.
  sidebar.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') for (const element of behind) element.inert = false;
  });
  large.addEventListener('change', () => sidebar.matches(':popover-open') && sidebar.hidePopover());
  closeOnNavigation();
}

// Links within the page, and pages restored from the back/forward cache.
function closeOnNavigation(): void {
  const closeAll = (): void => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  };
  onClick('[popover] a[href]', closeAll);
  addEventListener('pageshow', (event) => event.persisted && closeAll());
}
