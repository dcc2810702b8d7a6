import type { GroupNode, NavigationNode } from '../../../config/navigation/node.js';
import { parseOperationName } from '../../../config/operationName.js';

/** True if a node is a group of pages. */
export const isGroup = (node: NavigationNode): node is GroupNode => node.kind === 'group';

/** True if an entry of `pages` is an operation, such as `openapi.json GET /plants`. */
export const isOperation = (entry: string): boolean => parseOperationName(entry) !== undefined;
