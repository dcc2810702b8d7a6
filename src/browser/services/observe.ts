import { readerEvent, type ReaderEvent } from '../readerEvent.js';
import { eventOfClick } from './clicks.js';
import { createSearchLog } from './searchLog.js';

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('dialog.search') : null;

/** Reports everything that a reader does on the page from now on. */
export function observeReader(tell: (event: ReaderEvent) => void): void {
  const search = createSearchLog(tell);
  document.addEventListener(readerEvent, ({ detail }) => {
    const { query, hits } = detail.properties;
    if (detail.event === 'docs.search.query') search.answered(String(query), Number(hits));
    else tell(detail);
  });
  // Runs before the page's own listeners, which may close what is clicked.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const result = dialogOf(target) && target.closest('a[role=option]');
      if (result) {
        const results = [...document.querySelectorAll('dialog.search a[role=option]')];
        search.followed(result.getAttribute('href') ?? '', results.indexOf(result) + 1);
      }
      const event = eventOfClick(target);
      if (event) tell(event);
    },
    true,
  );
  // This event does not bubble.
  document.addEventListener('close', ({ target }) => target === dialogOf(target) && search.closed(), true);
  addEventListener('pagehide', () => search.settle());
}
