import type { TypePart } from '../../documents/schema/node.js';
import { element, type TextNode } from '../text/nodes.js';

type PageOf = (id: string) => string | undefined;

/** Address of a type part's page; undefined if it has none. */
export function hrefOfPart({ page, anchor, url }: Omit<TypePart, 'text'>, pageOf: PageOf): string | undefined {
  const href = page === undefined ? undefined : pageOf(page);
  if (href === undefined) return url;
  return anchor === undefined ? href : `${href}#${encodeURI(anchor)}`;
}

/** A type as text, with links to the pages of its parts. */
export function typePartNodes(parts: readonly TypePart[], pageOf: PageOf | undefined): TextNode[] {
  return parts.map((part) => {
    const href = pageOf && hrefOfPart(part, pageOf);
    return href === undefined ? part.text : element('a', [part.text], { href });
  });
}
