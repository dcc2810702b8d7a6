import { isVNode, jsx as createVNode } from 'astro/jsx-runtime';
import type { Tree } from '../../render/islands.js';

export type Props = Record<string, unknown>;

/** A node of the tree that a page's HTML is made from. */
export interface Node {
  type: unknown;
  props: Props;
}

export const isNode = (value: unknown): value is Node => Boolean(isVNode(value));

/** The tree that a page's HTML is made from. */
export const tree: Tree = { isNode, createNode: createVNode };
