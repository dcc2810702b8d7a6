import { onFragment } from './reveal.js';

/** Opens what is folded around the target of a link, and puts an opened accordion into the address bar, to be shared. */
export function startDetails(): void {
  onFragment((target) => {
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
    return target;
  });
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('.accordion > summary') : null;
    const box = summary?.parentElement;
    if (box instanceof HTMLDetailsElement && box.id && !box.open) history.replaceState(history.state, '', `#${box.id}`);
  });
}
