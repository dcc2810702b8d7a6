let requests = 0;

/**
 * Loads the shared navigation file of a view and replaces the parts on the page, with the page's own entry marked and its folders open.
 *
 * @param source address of the file.
 * @param parts parts to replace; all by default.
 * @returns false if the file could not be loaded, or another was asked for meanwhile; then nothing changes.
 */
export async function takeNavigation(source: string, parts?: readonly string[]): Promise<boolean> {
  const request = ++requests;
  const response = await fetch(source).catch(() => undefined);
  if (!response?.ok) return false;
  const html = await response.text();
  if (request !== requests) return false;
  const fragment = document.createRange().createContextualFragment(html);
  markCurrent(fragment);
  const scroller = document.getElementById('sidebar-content');
  const restore = scroller ? holdInPlace(scroller) : undefined;
  for (const part of fragment.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = part.dataset.part ?? '';
    if (parts && !parts.includes(name)) continue;
    for (const place of document.querySelectorAll<HTMLElement>(`[data-part=${name}]`)) {
      if (part === place) continue;
      place.replaceChildren(...part.cloneNode(true).childNodes);
      place.hidden = place.childElementCount === 0;
    }
  }
  restore?.();
  return true;
}

const plain = (path: string): string => decodeURI(path).replace(/\/$/, '');

function markCurrent(fragment: DocumentFragment): void {
  const path = plain(location.pathname);
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('[data-part=tree] a[href]')) {
    if (link.origin !== location.origin || plain(link.pathname) !== path) continue;
    link.setAttribute('aria-current', 'page');
    link.parentElement?.setAttribute('data-active', 'true');
    for (let folder = link.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null) {
      folder.open = true;
    }
  }
}

// Keeps the entry under the pointer in place while the list grows around it, or else the current page's entry.
function holdInPlace(scroller: HTMLElement): () => void {
  const pointed = scroller.querySelector<HTMLAnchorElement>('a:hover, a:focus-visible');
  const find = (): Element | null =>
    (pointed && scroller.querySelector(`.sidebar-tree a[href="${CSS.escape(pointed.getAttribute('href') ?? '')}"]`)) ??
    scroller.querySelector('[aria-current=page]');
  const before = (pointed ?? find())?.getBoundingClientRect().top;
  return () => {
    const after = find()?.getBoundingClientRect().top;
    if (before !== undefined && after !== undefined) scroller.scrollTop += after - before;
  };
}
