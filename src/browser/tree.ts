import { takeNavigation } from './navigation.js';

/**
 * The sidebar of a large site. The page contains only its own part of the tree. The whole tree is loaded from a shared file when the browser is idle,
 * and on phones when the drawer opens.
 */
class Tree extends HTMLElement {
  connectedCallback(): void {
    const { src } = this.dataset;
    if (src === undefined) return;
    const take = (): Promise<unknown> => takeNavigation(src, ['tree']);
    if (this.checkVisibility()) {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void take(), { timeout: 200 });
      else setTimeout(() => void take(), 50);
    } else {
      // The drawer opened under the finger, so `:hover` is meaningless there.
      const show = (): void => this.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
      const sidebar = document.getElementById('sidebar');
      sidebar?.addEventListener('beforetoggle', () => void take().then(show), { once: true });
    }
  }
}

customElements.define('trellis-tree', Tree);
