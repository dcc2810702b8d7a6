import { closest } from './clicks.js';

/** Line at which readers look, as a fraction of the window's height from the top. */
const line = 0.25;

/** Marks the section being read in the table of contents. */
export function startSpy(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-item a')];
  const list = document.getElementById('toc-list');
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (!list || sections.length === 0) return;
  let marked: HTMLElement | undefined;
  // The section that a link led to counts while it is in view, until the reader scrolls on.
  let asked: string | undefined = location.hash;

  // The last sections of a page cannot reach the line, so the line moves down towards the end of the page.
  function lineNow(): number {
    const whole = document.documentElement.scrollHeight - innerHeight;
    const way = Math.min(whole, innerHeight);
    const done = way > 2 ? Math.min(1, Math.max(0, 1 - (whole - scrollY) / way)) : 0;
    return innerHeight * (line + (1 - line) * done);
  }

  function mark(): void {
    const reading = lineNow();
    const topOf = ({ heading }: { heading: HTMLElement }): number => heading.getBoundingClientRect().top;
    const target = sections.find(({ link }) => link.hash === asked);
    const isInView = target !== undefined && topOf(target) >= 0 && topOf(target) < innerHeight;
    const passed = sections.findLast((section) => topOf(section) < reading);
    const current = (isInView ? target : (passed ?? sections[0]))?.link;
    // Of hundreds of entries, at most two change.
    if (!current || current === marked) return;
    for (const link of [marked, current]) {
      for (const [element, name] of [
        [link, 'aria-current'],
        [link?.parentElement, 'data-active'],
        [link?.parentElement, 'data-active-deepest'],
      ] as const) {
        if (link === current) element?.setAttribute(name, 'true');
        else element?.removeAttribute(name);
      }
    }
    marked = current;
    // Scrolls only the list's own box; scrollIntoView would scroll the page too.
    list?.scrollTo({ top: current.offsetTop - list.clientHeight / 2, behavior: 'instant' });
  }

  function ask(hash: string): void {
    asked = hash;
    mark();
  }

  // The answer changes when a heading crosses the line, unless the line itself moves. The observer first reports after layout; asking earlier would
  // cause a second layout.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px ${-(1 - line) * 100}% 0px`,
    threshold: [0, 1],
  });
  for (const { heading } of sections) observer.observe(heading);
  addEventListener('scroll', () => lineNow() > innerHeight * line && mark());
  addEventListener('scrollend', mark);
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, () => (asked = undefined), { passive: true });
  addEventListener('hashchange', () => ask(location.hash));
  list.addEventListener('click', ({ target }) => {
    const link = closest<HTMLAnchorElement>(target, 'a');
    if (link) ask(link.hash);
  });
}
