import { asBlocks, asLists, addLabel, titleNodes } from '../compose.js';
import { attributeOf, contains, element, isSet, textOfNodes, type TextElement, type TextNode } from '../nodes.js';
import type { TextContext, TextRule } from '../textRule.js';

function contentOf(card: TextElement, { plain }: TextContext): TextElement[] {
  const href = isSet(card, 'disabled') ? undefined : attributeOf(card, 'href');
  const line = attributeOf(card, 'description');
  const description = line ? [element('p', [line])] : [];
  // A tile contains a picture, above its description.
  const body =
    card.name === 'Tile' ? [...plain(card.children), ...description] : [...description, ...plain(card.children)];
  // A tile shows its address as its title.
  const address = card.name === 'Card' && canBeLinked(body) ? undefined : href;
  const title = attributeOf(card, 'title') ?? (href && (attributeOf(card, 'cta') ?? address));
  if (!title) return asBlocks(href ? [element('a', asBlocks(body), { href })] : body);
  return addLabel(
    [href ? element('a', titleNodes(title), { href }) : element('strong', titleNodes(title))],
    body,
    ': ',
  );
}

/** True for a content with a text or a picture to link, and without links of its own. */
function canBeLinked(nodes: readonly TextNode[]): boolean {
  const isShown = textOfNodes(nodes).trim() !== '' || nodes.some((node) => contains(node, 'img'));
  return isShown && !nodes.some((node) => contains(node, 'a'));
}

const isCard = (node: TextNode): node is TextElement =>
  typeof node === 'object' && (node.name === 'Card' || node.name === 'Tile');

const repository: TextRule = (node) => {
  const name = (attributeOf(node, 'repo') ?? '').replace(/^https?:\/\/github\.com\//i, '').replace(/\.git$/, '');
  const link = element('a', [name], { href: `https://github.com/${name}` });
  const description = attributeOf(node, 'description');
  return [element('p', description ? [link, ': ', description] : [link])];
};

const single: TextRule = (card, around) => contentOf(card, around);

const group: TextRule = ({ children }, around) =>
  asLists(
    'ul',
    children,
    (child) => (isCard(child) ? element('li', contentOf(child, { ...around, depth: undefined })) : undefined),
    around.plain,
  );

/** Converts cards and repositories to links with their text, and groups of them to lists. */
export const cards: Readonly<Record<string, TextRule>> = {
  Card: single,
  Tile: single,
  GitHub: repository,
  CardGroup: group,
  Columns: group,
};
