/**
 * Answers "Was this page helpful?": thanks the reader, and tells whoever listens for `trellis:feedback` on the document; a static
 * site has nowhere of its own to keep the answer.
 */
export function startThumbs(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-thumbs] button') : null;
    const thumbs = button?.closest<HTMLElement>('[data-thumbs]');
    const question = thumbs?.querySelector<HTMLElement>('[data-thanks]');
    if (!button || !thumbs || !question) return;
    const detail = { path: thumbs.dataset.thumbs, isHelpful: button.value === 'yes' };
    document.dispatchEvent(new CustomEvent('trellis:feedback', { detail }));
    question.textContent = question.dataset.thanks ?? '';
    for (const each of thumbs.querySelectorAll('button')) each.remove();
  });
}
