/** Copies the reader's changes to an element that replaces another one. */
type Carry = (from: Element, to: Element, focused: Element | null) => void;

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** Elements that scripts have transformed are replaced as a whole. */
export const isAtomic = (element: Element): boolean =>
  element.localName.includes('-') || element.namespaceURI?.endsWith('svg') === true;

/**
 * Updates an element to what the server sends now. Only differences between the previous and the current response are applied, so changes by scripts
 * and readers elsewhere stay.
 *
 * @param live the element on the page, which was `before` when it was sent.
 */
export function patch(live: Element, before: Element, after: Element, carry: Carry): void {
  patchAttributes(live, before, after);
  const lives = [...live.childNodes];
  const olds = [...before.childNodes];
  const news = [...after.childNodes];
  const isAsSent =
    lives.length === olds.length && lives.every((node, index) => node.nodeName === olds[index]?.nodeName);
  if (!isAsSent) {
    const focused = document.activeElement;
    const was = document.createElement('div');
    was.append(...lives);
    live.append(...document.importNode(after, true).childNodes);
    carry(was, live, focused);
    return;
  }
  const pairs = align(olds, news);
  let place: Node | null = live.firstChild;
  for (const [oldIndex, node] of pairs) {
    const [liveNode, old] = [lives[oldIndex ?? -1], olds[oldIndex ?? -1]];
    if (node === undefined) {
      if (place === liveNode) place = liveNode?.nextSibling ?? null;
      liveNode?.parentNode?.removeChild(liveNode);
    } else if (!liveNode || !old) {
      live.insertBefore(document.importNode(node, true), place);
    } else {
      place = liveNode.nextSibling;
      if (!old.isEqualNode(node)) patchNode(liveNode, old, node, carry);
    }
  }
}

function patchNode(live: Node, old: Node, node: Node, carry: Carry): void {
  if (isElement(live) && isElement(old) && isElement(node) && !isAtomic(node)) return patch(live, old, node, carry);
  const focused = document.activeElement;
  const copy = document.importNode(node, true);
  live.parentNode?.replaceChild(copy, live);
  // Elements with a script become active when they are inserted.
  if (isElement(live) && isElement(copy)) carry(live, copy, focused);
}

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

const markupOf = (node: Node): string =>
  isElement(node) ? node.outerHTML : `${node.nodeName} ${node.nodeValue ?? ''}`;

/** Pairs of old and new nodes in the order of the new ones: equal nodes first, then nodes of the same kind. */
function align(olds: readonly Node[], news: readonly Node[]): [old: number | undefined, node: Node | undefined][] {
  const [a, b] = [olds.map(markupOf), news.map(markupOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;

  const pairs: [number | undefined, Node | undefined][] = news.slice(0, start).map((node, index) => [index, node]);
  let next = start;
  const lastOld = a.length - end;
  for (let index = start; index < b.length - end; index += 1) {
    const node = news[index];
    const same = a.slice(next, lastOld).indexOf(b[index] ?? '');
    // A node that occurs again further down is kept for that position.
    const isKept = next < lastOld && !b.slice(index, b.length - end).includes(a[next] ?? '');
    const isAlike = isKept && olds[next]?.nodeName === node?.nodeName;
    if (same < 0 && !isAlike) {
      pairs.push([undefined, node]);
      continue;
    }
    for (let skipped = 0; skipped < same; skipped += 1) pairs.push([next + skipped, undefined]);
    next += Math.max(0, same);
    pairs.push([next, node]);
    next += 1;
  }
  for (; next < lastOld; next += 1) pairs.push([next, undefined]);
  return [
    ...pairs,
    ...Array.from({ length: end }, (_, index): [number, Node | undefined] => [
      lastOld + index,
      news[news.length - end + index],
    ]),
  ];
}
