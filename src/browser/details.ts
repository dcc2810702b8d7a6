import { onClick } from './clicks.js';
import { onFragment } from './reveal.js';

/** Opens folded content around a link's target, and puts the id of an opened accordion in the address bar for sharing. */
export function startDetails(): void {
  onFragment((target) => {
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
  });
  onClick('.accordion > summary', ({ parentElement: box }) => {
    if (box instanceof HTMLDetailsElement && box.id && !box.open) history.replaceState(history.state, '', `#${box.id}`);
  });
}
