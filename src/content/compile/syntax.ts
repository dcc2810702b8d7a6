/** A node of Babel's syntax tree, for code that visits nodes of every type. */
export type SyntaxNode = Record<string, unknown> & { type: string };

/** The nodes below a key of a node, which holds one, several or none. */
export function nodesAt(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  const value = node[key];
  // Most values are numbers and strings.
  if (typeof value !== 'object' || value === null) return none;
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : none;
}

const none: readonly SyntaxNode[] = [];
const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';
