const large = matchMedia('(min-width: 64rem)');

/**
 * Makes the sidebar, a popover on small screens, a modal drawer: what is behind it cannot be reached while it is open. Esc, a
 * click outside and the way back of the focus come from the browser.
 */
export function startDrawer(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  const behind = document.querySelectorAll<HTMLElement>('#navbar, #content-container, .skip-link');

  sidebar.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open';
    for (const element of behind) element.inert = isOpen;
    if (isOpen) {
      sidebar.setAttribute('role', 'dialog');
      sidebar.setAttribute('aria-modal', 'true');
      sidebar.setAttribute('aria-label', sidebar.querySelector('.sidebar-top p')?.textContent ?? '');
      sidebar.querySelector('button')?.focus();
      sidebar.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
    } else {
      for (const name of ['role', 'aria-modal', 'aria-label']) sidebar.removeAttribute(name);
    }
  });
  // The element that opened it is inert by the time the focus would return to it.
  sidebar.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') for (const element of behind) element.inert = false;
  });
  large.addEventListener('change', () => sidebar.matches(':popover-open') && sidebar.hidePopover());
  closeOnNavigation();
}

// Links to a place of the same page, and pages that the browser brings back as they were left.
function closeOnNavigation(): void {
  const closeAll = (): void => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[popover] a[href]')) closeAll();
  });
  addEventListener('pageshow', (event) => event.persisted && closeAll());
}
