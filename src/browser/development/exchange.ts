import { carryState } from './elementState.js';
import { exchangeFrame } from './frame.js';
import { patch } from './patch.js';

const contents = 'table-of-contents';

/** Elements whose scripts start once on load and do not notice a replacement. */
const startedOnce = '.view-switch, .update-filter';

const isScript = (element: Element): element is HTMLScriptElement => element instanceof HTMLScriptElement;
const contentOf = (page: Document): Element | null => page.querySelector('main');
const has = (page: Document, selector: string): boolean => page.querySelector(selector) !== null;

/**
 * Replaces what has changed on the page and leaves everything else in place, so that the reader keeps their position.
 *
 * @param before the page as it was sent.
 * @param after the page as it is sent now.
 * @returns false if the page must load again.
 */
export function exchange(before: Document, after: Document): boolean {
  const live = contentOf(document);
  const [old, next] = [contentOf(before), contentOf(after)];
  if (!live || !old || !next) return false;
  const isSame = old.isEqualNode(next);
  if (!isSame && [before, after].some((page) => has(page, startedOnce))) return false;
  if (!exchangeFrame(before, after)) return false;

  document.title = after.title;
  exchangeStyles(before, after);
  const hadContents = exchangeContents(before, after);
  if (hadContents === undefined) return false;
  if (isSame) return true;
  // A script that the patch inserts never runs, so it does not count as loaded.
  startScripts(after);
  patch(live, old, next, carryState);
  void startAgain(before, after, hadContents);
  return true;
}

/** @returns true if the table of contents changed; undefined if it was added or removed. */
function exchangeContents(before: Document, after: Document): boolean | undefined {
  const [live, old, next] = [document, before, after].map((page) => page.getElementById(contents));
  if (!live || !old || !next) return old === next ? false : undefined;
  if (old.isEqualNode(next)) return false;
  patch(live, old, next, carryState);
  return true;
}

const sheetsOf = (page: Document): Map<string, HTMLLinkElement> =>
  new Map(
    Array.from(page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), (link) => [
      link.getAttribute('href') ?? '',
      link,
    ]),
  );

/** Loads style sheets with new addresses, and then removes those that the page no longer has. */
function exchangeStyles(before: Document, after: Document): void {
  const [live, old, next] = [document, before, after].map(sheetsOf) as [
    Map<string, HTMLLinkElement>,
    Map<string, HTMLLinkElement>,
    Map<string, HTMLLinkElement>,
  ];
  const gone = [...old.keys()].filter((href) => !next.has(href));
  const added = [...next].filter(([href]) => !live.has(href));
  let last = live.get(gone[0] ?? '');
  const loads = added.map(([href, link]) => {
    const copy = document.importNode(link, true);
    const loaded = new Promise((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
    // Of two rules in one layer, the later one wins.
    if (last) last.after(copy);
    else document.head.append(copy);
    last = copy;
    live.set(href, copy);
    return loaded;
  });
  void Promise.all(loads).then(() => {
    for (const href of gone) live.get(href)?.remove();
  });
}

/** Loads the scripts of new components. Scripts that are already loaded handle all instances. */
function startScripts(after: Document): void {
  const sources = new Set(Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src')));
  for (const { type, attributes } of [...after.querySelectorAll('script[type=module][src]')].filter(isScript)) {
    const src = attributes.getNamedItem('src')?.value;
    if (src === undefined || sources.has(src)) continue;
    sources.add(src);
    document.head.append(Object.assign(document.createElement('script'), { type, src }));
  }
}

/** Restarts the frame's scripts for the parts of the page that were replaced. */
async function startAgain(before: Document, after: Document, hasOtherContents: boolean): Promise<void> {
  if (hasOtherContents || has(after, '.toc-item')) {
    const { startSpy } = await import('../spy.js');
    // What marked the old list goes on marking it.
    const list = after.getElementById('toc-list');
    if (list) document.getElementById('toc-list')?.replaceWith(document.importNode(list, true));
    startSpy();
  }
  if (has(after, '.prose img')) (await import('../zoom.js')).startZoom();
  if (has(after, '.heading-link') && !has(before, '.heading-link'))
    (await import('../headingLinks.js')).startHeadingLinks();
}
