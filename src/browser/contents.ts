/**
 * Removes headings that are not visible from the table of contents.
 *
 * @param isHidden true if the target of an entry is hidden.
 */
export function showContents(isHidden: (target: Element) => boolean): void {
  for (const item of document.querySelectorAll<HTMLElement>('.toc-item')) {
    const link = item.querySelector('a');
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) item.hidden = isHidden(target);
  }
}
