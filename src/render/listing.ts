import type { Listing, ListingItem, RelatedPage } from '../site/navigation/view.js';
import type { Address } from '../site/address.js';
import { element, type TextElement } from './text/nodes.js';

/** Lists the pages of a group as links. */
export function listingNodes({ items }: Listing, address: Address): TextElement[] {
  return [
    element(
      'ul',
      items.map((item) => itemNode(item, address)),
      { isQuiet: true },
    ),
  ];
}

export function relatedNodes(related: readonly RelatedPage[], heading: string, address: Address): TextElement[] {
  return [
    element('h2', [heading]),
    element(
      'ul',
      related.map((page) => itemNode(page, address)),
      { isQuiet: true },
    ),
  ];
}

function itemNode({ label, href, external, description, items }: ListingItem, address: Address): TextElement {
  // A group's address is that of its first page.
  if (items)
    return element('li', [
      element('p', [element('strong', [label])]),
      ...listingNodes({ style: 'accordion', items }, address),
    ]);
  const link = element('a', [label], { href: external ? href : `${address.base}${href}` });
  return element('li', [element('p', description === undefined ? [link] : [link, `: ${description}`])]);
}
