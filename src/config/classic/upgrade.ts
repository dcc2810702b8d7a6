import { moveSettings, put } from '../moves.js';
import { findPart, type ObjectTree } from '../tree.js';
import { impliedEntry } from '../treeBuilders.js';
import { navigationOf } from './navigation.js';
import { classicMoves } from './settings.js';

/**
 * Converts a file in the classic schema to the model (`model/model.ts`). Values keep their positions.
 *
 * @param root a file that `classicSchema` accepts.
 */
export function upgrade(root: ObjectTree): ObjectTree {
  const model = moveSettings(root, classicMoves);
  // The classic default for code is dark in both modes.
  if (!findPart(model, ['styling', 'codeblocks'])) put(model, 'styling.codeblocks', impliedEntry('dark'));
  model.entries.set('navigation', navigationOf(root));
  return model;
}
