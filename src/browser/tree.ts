/**
 * The sidebar of a large site: the page carries its own part of the tree, the whole is fetched from a file that all pages share
 * once there is time, and on phones once the drawer opens.
 */
class Tree extends HTMLElement {
  connectedCallback(): void {
    const { src } = this.dataset;
    if (src === undefined) return;
    const take = async (): Promise<void> => {
      const { takeNavigation } = await import('./navigation.js');
      await takeNavigation(src, ['tree']);
    };
    if (this.checkVisibility()) {
      if ('requestIdleCallback' in window) requestIdleCallback(() => void take(), { timeout: 200 });
      else setTimeout(() => void take(), 50);
    } else {
      // The drawer opened under the finger, so `:hover` says nothing there.
      const center = (): void => this.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'center' });
      const sidebar = document.getElementById('sidebar');
      sidebar?.addEventListener('beforetoggle', () => void take().then(center), { once: true });
    }
  }
}

export function startTree(): void {
  customElements.define('trellis-tree', Tree);
}
