import type { Direction } from '../example/validity.js';
import type { SchemaNode } from './node.js';

/** The rows of a schema without those that are not sent in a direction: a request has no `readOnly` properties, a response no `writeOnly` ones. */
export function sentTree(node: SchemaNode, direction: Direction): SchemaNode {
  const isSent = ({ readOnly, writeOnly }: SchemaNode): boolean => !(direction === 'request' ? readOnly : writeOnly);
  const within = (each: SchemaNode): SchemaNode => sentTree(each, direction);
  const { children, variants, clauses } = node;
  return {
    ...node,
    children: children.filter(isSent).map(within),
    variants: variants.map(({ options, ...each }) => ({
      ...each,
      options: options.map((option) => ({ ...option, node: within(option.node) })),
    })),
    ...(clauses && { clauses: clauses.map((each) => ({ ...each, node: within(each.node) })) }),
  };
}
