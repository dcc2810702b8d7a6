const fetched = new Set<string>();

function prefetch(link: HTMLAnchorElement): void {
  const { origin, pathname, search, href } = link;
  const address = `${pathname}${search}`;
  if (origin !== location.origin || address === `${location.pathname}${location.search}` || fetched.has(address))
    return;
  if (link.target === '_blank' || link.hasAttribute('download') || /\.(?!html?$)\w+$/.test(pathname)) return;
  fetched.add(address);
  const hint = document.createElement('link');
  if (hint.relList.supports('prefetch')) {
    hint.rel = 'prefetch';
    hint.href = href.replace(/#.*/, '');
    document.head.append(hint);
  } else {
    fetch(address, { priority: 'low' }).catch(() => fetched.delete(address));
  }
}

/** Fetches a page as soon as the reader points at a link to it, so that it is there by the time of the click. */
export function startPrefetch(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider =
    (delay: number) =>
    ({ target }: Event): void => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link) timer = setTimeout(prefetch, delay, link);
    };
  document.addEventListener('pointerover', consider(65), { passive: true });
  document.addEventListener('focusin', consider(65));
  document.addEventListener('touchstart', consider(0), { passive: true });
}
