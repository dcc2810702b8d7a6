/** A node of Babel's syntax tree, for code that visits nodes of every type. */
export type SyntaxNode = Record<string, unknown> & { type: string };

/** The nodes below a key of a node, which holds one, several or none. */
export function nodesAt(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  const value = node[key];
  // Most values are numbers and strings.
  if (typeof value !== 'object' || value === null) return none;
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : none;
}

/** The nodes directly inside a node. */
export function innerNodes(node: SyntaxNode): SyntaxNode[] {
  return Object.keys(node).flatMap((key) => nodesAt(node, key));
}

/** All nodes of some statements, each before those inside it. */
export function allNodes(statements: readonly object[]): SyntaxNode[] {
  const all: SyntaxNode[] = [];
  const visit = (node: SyntaxNode): void => {
    all.push(node);
    for (const inner of innerNodes(node)) visit(inner);
  };
  for (const statement of statements) visit(statement as SyntaxNode);
  return all;
}

const none: readonly SyntaxNode[] = [];
const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';
