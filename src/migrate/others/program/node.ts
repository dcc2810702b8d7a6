import type { ProgramNode } from '../folder.js';

/** True if a value is a node of a syntax tree. */
const isNode = (value: unknown): value is ProgramNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The value under a name. */
export function valueIn(node: ProgramNode | undefined, name: string): unknown {
  return node && Object.entries(node).find(([key]) => key === name)?.[1];
}

/** The child node under a name; undefined if there is none. */
export function inner(node: ProgramNode | undefined, name: string): ProgramNode | undefined {
  const value = valueIn(node, name);
  return isNode(value) ? value : undefined;
}

/** The nodes of an array under a name. */
export function listIn(node: ProgramNode | undefined, name: string): ProgramNode[] {
  const value = valueIn(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The plain value under a name. */
export function plain(node: ProgramNode | undefined, name: string): string | number | boolean | null | undefined {
  const value = valueIn(node, name);
  if (value === null) return null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** The name of an identifier, or the text of a literal. */
export function nameOf(node: ProgramNode | undefined): string | undefined {
  const name = plain(node, 'name') ?? plain(node, 'value');
  return name === undefined || name === null ? undefined : String(name);
}
