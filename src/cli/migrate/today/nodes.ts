import type { DivisionNode, GroupNode, NavigationNode, VersionNode } from '../../../config/navigation/node.js';
import { parseOperationName } from '../../../config/operationName.js';

/** True if a node is a version or a language. */
export const isVersion = (node: NavigationNode): node is VersionNode =>
  node.kind === 'version' || node.kind === 'language';

/** True if a node is a group of pages. */
export const isGroup = (node: NavigationNode): node is GroupNode => node.kind === 'group';

/** True if a node is a tab, an anchor, or another division. */
export const isDivision = (node: NavigationNode): node is DivisionNode =>
  !isVersion(node) && !isGroup(node) && node.kind !== 'page';

/** True if an entry of `pages` is an operation, such as `openapi.json GET /plants`. */
export const isOperation = (entry: string): boolean => parseOperationName(entry) !== undefined;
