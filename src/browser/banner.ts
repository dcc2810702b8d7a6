import { store } from './storage.js';

const close = document.querySelector<HTMLElement>('#banner [data-dismiss]');

// `early.js` keeps a closed banner from showing again.
close?.addEventListener('click', () => {
  store('localStorage', 'trellis:banner', close.dataset.dismiss ?? null);
  document.documentElement.classList.add('no-banner');
  // The focused button is gone, so the page itself comes next.
  document.querySelector<HTMLElement>('#content-area')?.focus({ preventScroll: true });
});
