import type { SchemaNode } from '../documents/schema/node.js';
import { MAX_CHOICES } from '../documents/schema/typeText.js';

type Variants = SchemaNode['variants'][number];

/** True if the text of a type, such as `string | null`, already describes its choices completely. */
export function isBareChoice({ options }: Variants): boolean {
  const named = new Set(options.flatMap(({ node }) => node.type.split(' | ')));
  return named.size <= MAX_CHOICES && options.every(({ node }) => isBare(node));
}

function isBare(node: SchemaNode): boolean {
  const { description, default: fallback, const: constant, enum: values, examples, later } = node;
  const { constraints, children, variants, clauses, cut } = node;
  const texts = [description, fallback, constant, clauses, cut, later];
  const lists = [values, examples, constraints, children, variants];
  return texts.every((text) => text === undefined) && lists.every(({ length }) => length === 0);
}
