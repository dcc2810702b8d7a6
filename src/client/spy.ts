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

  function mark(): void {
    const { scrollHeight } = document.documentElement;
    const isAtEnd = innerHeight + scrollY >= scrollHeight - 2 && scrollHeight > innerHeight + 2;
    const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight * line);
    const current = isAtEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
    for (const { link } of sections) {
      if (link === current?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    keepInView(current?.link);
  }

  // Only the list's own box is scrolled: scrollIntoView would move the page too.
  function keepInView(link: HTMLElement | undefined): void {
    if (!link || !list || list.scrollHeight <= list.clientHeight) return;
    const top = link.offsetTop - list.clientHeight / 2;
    list.scrollTo({ top, behavior: 'instant' });
  }

  // A heading that crosses the line is what changes the answer; the end of the page is the one case it does not cover. The observer
  // answers first once the page is laid out: asking before would only have the browser do so twice.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px ${-(1 - line) * 100}% 0px`,
    threshold: [0, 1],
  });
  for (const { heading } of sections) observer.observe(heading);
  addEventListener('scrollend', mark, { passive: true });
}
