/**
 * Leaves out of the table of contents the headings that cannot be seen.
 *
 * @param isHidden whether the element with an id, which a line leads to, is hidden now.
 */
export function showContents(isHidden: (target: Element) => boolean): void {
  for (const item of document.querySelectorAll<HTMLElement>('.toc-item')) {
    const link = item.querySelector('a');
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) item.hidden = isHidden(target);
  }
}
