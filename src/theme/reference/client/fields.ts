/** Loads the deep fields of an operation when the reader opens a place that has some, or follows a link into them. */
export function startFields(): void {
  const page = document.querySelector<HTMLElement>('.reference[data-fields]');
  if (!page) return;
  let isLoaded: Promise<boolean> | undefined;

  /** Loads the file. If that fails, the next call tries again. */
  async function load(): Promise<boolean> {
    const response = await fetch(page?.dataset['fields'] ?? '').catch(() => undefined);
    if (!response?.ok) {
      isLoaded = undefined;
      return false;
    }
    const parts = [...document.createRange().createContextualFragment(await response.text()).children];
    for (const place of page?.querySelectorAll<HTMLElement>('[data-later]') ?? []) {
      const part = parts[Number(place.dataset['later'])];
      if (part) place.lastElementChild?.replaceChildren(...part.childNodes);
    }
    return true;
  }

  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && 'later' in target.dataset) isLoaded ??= load();
    },
    true,
  );
  const follow = async (): Promise<void> => {
    const id = decodeURIComponent(location.hash.slice(1));
    // A placeholder has the id until the content is loaded.
    const isHere = (): boolean => document.getElementById(id)?.hasAttribute('data-loads') === false;
    if (id === '' || isHere()) return;
    await (isLoaded ??= load());
    if (isHere()) dispatchEvent(new HashChangeEvent('hashchange'));
  };
  addEventListener('hashchange', () => void follow());
  void follow();
}
