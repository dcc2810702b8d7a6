import { takeNavigation } from '../navigation.js';
import { carryState } from './elementState.js';
import { isAtomic, patch } from './patch.js';

/** Elements that scripts or the browser read once when the page loads. */
const readOnce = [
  'head > :not(title, meta, style, [rel=stylesheet], [rel=canonical], [rel=alternate], [rel=preload], [rel~=icon], [type=module], [type="application/ld+json"])',
  'body script:not([type=module])',
  '#banner',
].join();
/** Attributes of the page that change with the navigation, or that scripts change. */
const free = new Set(['class', 'data-revision', 'data-view']);
const tree = 'trellis-tree';

/** What a page reads once: if it differs, the page must load again. */
function startOf({ documentElement: root }: Document): string {
  const attributes = [...root.attributes].filter(({ name }) => !free.has(name));
  const elements = [...root.querySelectorAll(readOnce)].filter((element) => !element.closest('main'));
  return JSON.stringify([
    attributes.map(({ name, value }) => [name, value]),
    elements.map((element) => element.outerHTML),
  ]);
}

/** A copy of a page's body without the parts that are exchanged by themselves. */
function frameOf(page: Document): HTMLElement {
  const body = page.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll('main, #table-of-contents')) element.replaceChildren();
  body.querySelector(tree)?.replaceWith(document.createElement(tree));
  return body;
}

/** True if an element is as the server sent it wherever the server now sends something else. */
function isAsSent(live: Element, before: Element, after: Element): boolean {
  if (before.isEqualNode(after) || isAtomic(after)) return true;
  const [lives, olds] = [[...live.children], [...before.children]];
  return (
    lives.length === olds.length &&
    lives.every((child, index) => {
      const [old, next] = [olds[index], after.children[index]];
      return old?.localName === child.localName && (!next || isAsSent(child, old, next));
    })
  );
}

/** Puts rules in the place of those of a style element. Its text would be refused by the page's content security policy. */
function exchangeRules(before: Document, after: Document): void {
  const [lives, olds, news] = [document, before, after].map((page) => [...page.head.querySelectorAll('style')]);
  lives?.forEach(({ sheet }, index) => {
    const text = news?.[index]?.textContent ?? '';
    if (!sheet || text === olds?.[index]?.textContent) return;
    const next = new CSSStyleSheet();
    next.replaceSync(text);
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const { cssText } of next.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
  });
}

/** Shows the favicon in another colour. */
function exchangeIcons(after: Document): void {
  const [lives, news] = [document, after].map((page) => page.head.querySelectorAll<HTMLLinkElement>('link[rel~=icon]'));
  lives?.forEach((icon, index) => {
    const href = news?.[index]?.href;
    if (href !== undefined && icon.href !== href) icon.href = href;
  });
}

/**
 * Updates everything around the page's content, so that the reader keeps open folders and the position in the sidebar.
 *
 * @param before the page as it was sent.
 * @param after the page as it is sent now.
 * @returns false if the page must load again.
 */
export function exchangeFrame(before: Document, after: Document): boolean {
  const [liveTree, oldTree, newTree] = [document, before, after].map((page) => page.querySelector<HTMLElement>(tree));
  if (startOf(before) !== startOf(after) || Boolean(oldTree) !== Boolean(newTree)) return false;
  const [old, next] = [frameOf(before), frameOf(after)];
  // Folders stay as the reader has left them, except those around the page.
  for (const folder of old.querySelectorAll('details')) folder.open = false;
  for (const folder of next.querySelectorAll('details'))
    folder.open = folder.querySelector('[aria-current=page]') !== null;
  const [olds, news] = [[...old.children], [...next.children]];
  // Scripts add dialogs at the end of the page.
  const parts = olds.flatMap((part, index) => {
    const [live, other] = [document.body.children[index], news[index]];
    return live && other && isAsSent(live, part, other) ? [{ live, part, other }] : [];
  });
  if (parts.length < olds.length || olds.length < news.length) return false;
  document.documentElement.dataset['view'] = after.documentElement.dataset['view'] ?? '';
  exchangeRules(before, after);
  exchangeIcons(after);
  for (const { live, part, other } of parts) patch(live, part, other, carryState);
  // The tree of a large site is a file of its own.
  const source = newTree?.dataset['src'];
  if (liveTree && source !== undefined && source !== oldTree?.dataset['src']) {
    liveTree.dataset['src'] = source;
    void takeNavigation(source, ['tree']);
  }
  return true;
}
