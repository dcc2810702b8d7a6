/** The parts of an mdast node that Scalar uses. */
export interface MarkdownNode {
  type: string;
  depth?: number;
  value?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: { id?: string } };
}

export function isHeading(node: MarkdownNode): boolean {
  return node.type === 'heading';
}

/** The text of a node without its formatting. */
export function textFromNode({ value, children = [] }: MarkdownNode): string {
  return value ?? children.map(textFromNode).join('');
}
