/** Line at which readers look, as a share of the window's height from the top. */
const line = 0.25;

/** Marks in the table of contents the section that is being read. */
export function startSpy(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item a')];
  const list = document.getElementById('toc-list');
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (!list || sections.length === 0) return;
  // The section that was asked for counts, as long as it is in view, until the reader moves on.
  let asked: string | undefined = location.hash;

  // Towards the end of a page its last sections no longer come up to the line, which goes down to meet them instead.
  function lineNow(): number {
    const whole = document.documentElement.scrollHeight - innerHeight;
    const way = Math.min(whole, innerHeight);
    const done = way > 2 ? Math.min(1, Math.max(0, 1 - (whole - scrollY) / way)) : 0;
    return innerHeight * (line + (1 - line) * done);
  }

  function mark(): void {
    const reading = lineNow();
    const topOf = ({ heading }: { heading: HTMLElement }): number => heading.getBoundingClientRect().top;
    const chosen = sections.find(({ link }) => link.hash === asked);
    const isInView = chosen !== undefined && topOf(chosen) >= 0 && topOf(chosen) < innerHeight;
    const passed = sections.filter((section) => topOf(section) < reading);
    const current = isInView ? chosen : (passed.at(-1) ?? sections[0]);
    for (const { link } of sections) {
      for (const [element, name] of [
        [link, 'aria-current'],
        [link.parentElement, 'data-active'],
        [link.parentElement, 'data-active-deepest'],
      ] as const) {
        if (link === current?.link) element?.setAttribute(name, 'true');
        else element?.removeAttribute(name);
      }
    }
    keepInView(current?.link);
  }

  // Only the list's own box is scrolled: scrollIntoView would move the page too.
  function keepInView(link: HTMLElement | undefined): void {
    if (!link || !list || list.scrollHeight <= list.clientHeight) return;
    const top = link.offsetTop - list.clientHeight / 2;
    list.scrollTo({ top, behavior: 'instant' });
  }

  function ask(hash: string): void {
    asked = hash;
    mark();
  }

  // A heading that crosses the line is what changes the answer, but where the line moves. The observer answers first once the page is
  // laid out: asking before would only have the browser do so twice.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px ${-(1 - line) * 100}% 0px`,
    threshold: [0, 1],
  });
  for (const { heading } of sections) observer.observe(heading);
  addEventListener('scroll', () => lineNow() > innerHeight * line && mark(), { passive: true });
  addEventListener('scrollend', mark, { passive: true });
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => (asked = undefined), { passive: true });
  addEventListener('hashchange', () => ask(location.hash));
  list.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) ask(link.hash);
  });
}
